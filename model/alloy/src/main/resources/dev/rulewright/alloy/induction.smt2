; The induction for any number of areas and units, under the standard reading: movement, guests, the
; way back, attack, events, cards in play, control and the end of a turn. Chapter by chapter the same
; as the .als files, with the same names; damage is a number here, and how it is split is left open.
; Every answer under "to be proved" must be unsat, every answer under "can happen" sat.

(declare-sort Area 0)
(declare-sort Unit 0)
(declare-sort Position 0)
(declare-datatypes ((Type 0)) (((Standard) (Elite) (Colossal))))
(declare-datatypes ((Way 0)) (((WayAp) (WaySpeed) (WayArterialRoad))))

; ---- Material ----
(declare-fun adjacent (Area Area) Bool)
(declare-fun owner (Area) Bool)                   ; true: the Marines
(declare-fun building (Area) Bool)
(declare-fun bunker (Area) Bool)
(declare-fun road (Area) Bool)
(declare-fun dark (Area) Bool)
(declare-fun portal (Area Type) Bool)
(declare-fun marine (Unit) Bool)
(declare-fun type (Unit) Type)
(declare-fun weapon (Unit) Type)
(declare-fun armed (Unit) Bool)
(declare-fun oversized (Unit) Bool)
(declare-fun ranged (Unit) Bool)
(declare-fun speed (Unit) Bool)
(declare-fun defence (Unit) Int)
(declare-fun bunkered (Unit) Int)
(assert (forall ((a Area)) (not (adjacent a a))))
(assert (forall ((a Area) (b Area)) (=> (adjacent a b) (adjacent b a))))
(assert (forall ((u Unit)) (and (< 0 (defence u)) (< (defence u) (bunkered u)))))

; ---- Position ----
(declare-fun play (Position Unit) Bool)
(declare-fun at (Position Unit) Area)             ; of units in play
(declare-fun hand (Position Unit) Bool)
(declare-fun damage (Position Unit) Int)
(declare-fun hasGuest (Position) Bool)
(declare-fun guest (Position) Unit)
(declare-fun from (Position) Area)
(declare-fun attacked (Position) Bool)
(declare-fun roadUsed (Position Unit) Bool)
(declare-fun speedUsed (Position Unit) Bool)
(declare-fun control (Position Area) Bool)
(declare-fun mover (Position) Bool)
(declare-fun ap (Position) Int)
(declare-fun firstTurn (Position) Bool)
(declare-fun over (Position) Bool)
(declare-const s Position)                        ; before
(declare-const h Position)                        ; after the guest has gone back
(declare-const t Position)                        ; after

(define-fun isGuest ((s Position) (u Unit)) Bool (and (hasGuest s) (= u (guest s))))
(define-fun closedTo ((u Unit) (a Area)) Bool (and (oversized u) (building a)))
(define-fun holds ((s Position) (f Bool) (a Area)) Bool
  (exists ((v Unit)) (and (play s v) (= (at s v) a) (= (marine v) f))))
(define-fun mayNotStay ((s Position) (u Unit)) Bool
  (or (holds s (not (marine u)) (at s u)) (closedTo u (at s u))))

; ---- Control ----
(define-fun controller ((s Position) (last Bool) (a Area)) Bool
  (ite (holds s true a) (ite (holds s false a) last true) (ite (holds s false a) false (owner a))))
(define-fun controlChanges ((s Position) (t Position)) Bool
  (forall ((a Area)) (= (control t a) (controller t (control s a) a))))

; ---- Targets and damage ----
(define-fun defenceAt ((u Unit) (a Area)) Int (ite (bunker a) (bunkered u) (defence u)))
(define-fun target ((s Position) (u Unit) (here Area) (v Unit)) Bool
  (and (armed u) (play s v) (not (= (marine v) (marine u))) (= (type v) (weapon u))
       (or (= (at s v) here) (and (ranged u) (adjacent here (at s v))))))
(define-fun hasTarget ((s Position) (u Unit) (here Area)) Bool
  (exists ((v Unit)) (target s u here v)))

; ---- The invariant ----
(define-fun guestIsRight ((s Position)) Bool
  (=> (hasGuest s)
    (and (play s (guest s)) (= (marine (guest s)) (mover s)) (mayNotStay s (guest s))
         (not (holds s (not (mover s)) (from s)))
         (not (closedTo (guest s) (from s)))
         (or (adjacent (at s (guest s)) (from s)) (road (from s)))
         (=> (not (attacked s)) (and (< 0 (ap s)) (hasTarget s (guest s) (at s (guest s))))))))
(define-fun contestedOnlyWithGuest ((s Position)) Bool
  (forall ((u Unit) (v Unit))
    (=> (and (play s u) (play s v) (= (at s u) (at s v)) (marine u) (not (marine v)))
        (or (isGuest s u) (isGuest s v)))))
(define-fun oversizedOnBuildingOnlyAsGuest ((s Position)) Bool
  (forall ((u Unit)) (=> (and (play s u) (closedTo u (at s u))) (isGuest s u))))
(define-fun controlIsSeenFromUnits ((s Position)) Bool
  (forall ((a Area)) (= (control s a) (controller s (not (mover s)) a))))
(define-fun damageIsRight ((s Position)) Bool
  (forall ((u Unit))
    (and (<= 0 (damage s u))
         (=> (play s u) (< (damage s u) (defenceAt u (at s u))))
         (=> (or (not (play s u)) (= (marine u) (mover s))) (= (damage s u) 0)))))
(define-fun marksOfPlayerOnMove ((s Position)) Bool
  (forall ((u Unit))
    (=> (or (roadUsed s u) (speedUsed s u)) (and (play s u) (= (marine u) (mover s))))))
(define-fun apWithinBounds ((s Position)) Bool
  (and (<= 0 (ap s)) (<= (ap s) 4) (=> (firstTurn s) (<= (ap s) 2))))
(define-fun hasUnits ((s Position) (f Bool)) Bool
  (exists ((u Unit)) (and (play s u) (= (marine u) f))))
(define-fun playEndsWithTheLastUnit ((s Position)) Bool
  (and (hasUnits s (mover s)) (=> (not (over s)) (hasUnits s (not (mover s))))))
(define-fun cardsAreConserved ((s Position)) Bool
  (forall ((u Unit)) (not (and (play s u) (hand s u)))))
(define-fun invariant ((s Position)) Bool
  (and (guestIsRight s) (contestedOnlyWithGuest s) (oversizedOnBuildingOnlyAsGuest s)
       (controlIsSeenFromUnits s) (damageIsRight s) (marksOfPlayerOnMove s) (apWithinBounds s)
       (playEndsWithTheLastUnit s) (cardsAreConserved s)))

; ---- What actions leave as it is ----
(define-fun turnGoesOn ((s Position) (t Position)) Bool
  (and (= (mover t) (mover s)) (= (firstTurn t) (firstTurn s))))
(define-fun handStays ((s Position) (t Position)) Bool
  (forall ((u Unit)) (= (hand t u) (hand s u))))
(define-fun stay ((s Position) (t Position) (but Unit)) Bool
  (forall ((u Unit))
    (=> (not (= u but)) (and (= (play t u) (play s u)) (= (at t u) (at s u))))))
(define-fun damageStays ((s Position) (t Position)) Bool
  (forall ((u Unit)) (= (damage t u) (ite (play t u) (damage s u) 0))))
(define-fun marksStay ((s Position) (t Position)) Bool
  (forall ((u Unit))
    (and (= (roadUsed t u) (and (play t u) (roadUsed s u)))
         (= (speedUsed t u) (and (play t u) (speedUsed s u))))))
(define-fun lastUnitRemoved ((s Position) (t Position)) Bool
  (= (over t) (not (hasUnits t (not (mover s))))))
(define-fun noGuest ((t Position)) Bool (not (hasGuest t)))
(define-fun settles ((t Position) (u Unit) (cameFrom Area) (attacks Bool)) Bool
  (and (= (hasGuest t) (and (play t u) (mayNotStay t u)))
       (=> (hasGuest t) (and (= (guest t) u) (= (from t) cameFrom) (= (attacked t) attacks)))))

; ---- Going back ----
(define-fun mayDoOtherThings ((s Position)) Bool
  (and (not (over s))
       (not (and (hasGuest s) (not (attacked s)) (< 0 (ap s))
                 (hasTarget s (guest s) (at s (guest s)))))))
(define-fun goneBack ((s Position) (h Position)) Bool
  (and (forall ((u Unit))
         (and (= (play h u) (play s u))
              (= (at h u) (ite (isGuest s u) (from s) (at s u)))))
       (noGuest h) (controlChanges s h) (turnGoesOn s h) (handStays s h) (damageStays s h)
       (marksStay s h) (= (ap h) (ap s)) (= (over h) (over s))))

; ---- Actions: from h, or from s where the guest goes on ----
(declare-const u Unit)
(declare-const v Unit)
(declare-const to Area)
(declare-const way Way)
(declare-fun hit (Unit) Int)
(define-fun mayEnter () Bool
  (and (< 0 (- (ap h) (ite (= way WayAp) 1 0))) (hasTarget h u to)))
(define-fun moveUnit () Bool (and (mayDoOtherThings s) (goneBack s h)
  (play h u) (= (marine u) (mover h))
  (=> (= way WayAp) (and (< 0 (ap h)) (adjacent (at h u) to)))
  (=> (= way WaySpeed) (and (speed u) (not (speedUsed h u)) (adjacent (at h u) to)))
  (=> (= way WayArterialRoad)
      (and (road (at h u)) (= (control h (at h u)) (mover h)) (not (roadUsed h u))
           (not (= to (at h u))) (not (= (owner to) (mover h)))))
  (=> (holds h (not (mover h)) to) mayEnter)
  (=> (closedTo u to) mayEnter)
  (play t u) (= (at t u) to) (stay h t u) (settles t u (at h u) false)
  (= (ap t) (ite (= way WayAp) (- (ap h) 1) (ap h)))
  (forall ((w Unit))
    (and (= (roadUsed t w) (or (roadUsed h w) (and (= w u) (= way WayArterialRoad))))
         (= (speedUsed t w) (or (speedUsed h w) (and (= w u) (= way WaySpeed))))))
  (controlChanges h t) (turnGoesOn h t) (handStays h t) (damageStays h t) (lastUnitRemoved h t)))
(define-fun hurt ((b Position)) Bool
  (forall ((w Unit))
    (and (<= 0 (hit w))
         (= (at t w) (at b w))
         (= (play t w) (and (play b w)
              (not (and (< 0 (hit w)) (<= (defenceAt w (at b w)) (+ (damage b w) (hit w)))))))
         (= (damage t w) (ite (play t w) (+ (damage b w) (hit w)) 0)))))
(define-fun attacks ((b Position)) Bool (and
  (play b u) (= (marine u) (mover b)) (< 0 (ap b))
  (exists ((w Unit)) (< 0 (hit w)))
  (forall ((w Unit)) (=> (< 0 (hit w)) (target b u (at b u) w)))
  (hurt b) (= (ap t) (- (ap b) 1))
  (controlChanges b t) (turnGoesOn b t) (handStays b t) (marksStay b t) (lastUnitRemoved b t)))
(define-fun attackOfGuest () Bool
  (and (not (over s)) (isGuest s u) (attacks s) (settles t u (from s) true)))
(define-fun attackOfAnother () Bool
  (and (mayDoOtherThings s) (goneBack s h) (not (isGuest s u)) (attacks h) (noGuest t)))
(define-fun playUnit () Bool (and (mayDoOtherThings s) (goneBack s h)
  (hand h u) (= (marine u) (mover h))
  (or (= (owner to) (mover h)) (and (portal to (type u)) (= (control h to) (mover h))))
  (not (holds h (not (mover h)) to)) (not (closedTo u to))
  (ite (and (portal to (type u)) (= (control h to) (mover h)))
       (= (ap t) (ap h)) (and (< 0 (ap h)) (= (ap t) (- (ap h) 1))))
  (play t u) (= (at t u) to) (stay h t u) (noGuest t)
  (forall ((w Unit)) (= (hand t w) (and (hand h w) (not (= w u)))))
  (controlChanges h t) (turnGoesOn h t) (damageStays h t) (marksStay h t) (lastUnitRemoved h t)))
(define-fun paysForEvent () Bool
  (ite (exists ((a Area)) (and (dark a) (= (control h a) (mover h))))
       (= (ap t) (ap h)) (and (< 0 (ap h)) (= (ap t) (- (ap h) 1)))))
(define-fun playBarrage () Bool (and (mayDoOtherThings s) (goneBack s h) paysForEvent
  (forall ((w Unit)) (=> (< 0 (hit w)) (and (play h w) (not (= (marine w) (mover h))))))
  (hurt h) (noGuest t)
  (controlChanges h t) (turnGoesOn h t) (handStays h t) (marksStay h t) (lastUnitRemoved h t)))
(define-fun playRemoval () Bool (and (mayDoOtherThings s) (goneBack s h) paysForEvent
  (play h v) (not (= (marine v) (mover h))) (not (play t v)) (stay h t v) (noGuest t)
  (controlChanges h t) (turnGoesOn h t) (handStays h t) (damageStays h t) (marksStay h t)
  (lastUnitRemoved h t)))
(define-fun draw () Bool (and (mayDoOtherThings s) (goneBack s h)
  (< 0 (ap h)) (= (ap t) (- (ap h) 1))
  (forall ((w Unit)) (and (= (play t w) (play h w)) (= (at t w) (at h w)))) (noGuest t)
  (forall ((w Unit)) (=> (and (hand t w) (not (hand h w))) (not (play h w))))
  (controlChanges h t) (turnGoesOn h t) (damageStays h t) (marksStay h t) (lastUnitRemoved h t)))
(define-fun endTurn () Bool (and (mayDoOtherThings s) (goneBack s h)
  (forall ((w Unit)) (and (= (play t w) (play h w)) (= (at t w) (at h w)) (= (damage t w) 0)
    (not (roadUsed t w)) (not (speedUsed t w))))
  (noGuest t) (controlChanges h t) (handStays h t) (= (over t) (over h))
  (not (= (mover t) (mover h))) (= (ap t) 4) (not (firstTurn t))))
(define-fun start () Bool (and
  (forall ((w Unit))
    (and (=> (play s w) (and (= (owner (at s w)) (marine w)) (not (closedTo w (at s w)))))
         (not (hand s w)) (= (damage s w) 0) (not (roadUsed s w)) (not (speedUsed s w))))
  (forall ((a Area)) (= (control s a) (owner a)))
  (hasUnits s true) (hasUnits s false)
  (noGuest s) (firstTurn s) (= (ap s) 2) (not (over s))))

; ---- To be proved: unsat ----
(push) (echo "start") (assert start) (assert (not (invariant s))) (check-sat) (pop)
(assert (invariant s))
(push) (assert (not (invariant t)))
(push) (echo "moveUnit") (assert moveUnit) (check-sat) (pop)
(push) (echo "attack of the guest") (assert attackOfGuest) (check-sat) (pop)
(push) (echo "attack of another") (assert attackOfAnother) (check-sat) (pop)
(push) (echo "playUnit") (assert playUnit) (check-sat) (pop)
(push) (echo "playBarrage") (assert playBarrage) (check-sat) (pop)
(push) (echo "playRemoval") (assert playRemoval) (check-sat) (pop)
(push) (echo "draw") (assert draw) (check-sat) (pop)
(push) (echo "endTurn") (assert endTurn) (check-sat) (pop)
(pop)
(push) (echo "noEnemiesTogetherBetweenTurns") (assert endTurn)
(assert (not (forall ((a Area)) (not (and (holds t true a) (holds t false a)))))) (check-sat) (pop)

; ---- Can happen: sat ----
(push) (echo "can moveUnit") (assert moveUnit) (assert (hasGuest t)) (check-sat) (pop)
(push) (echo "can attack of the guest") (assert attackOfGuest) (check-sat) (pop)
(push) (echo "can attack of another") (assert attackOfAnother) (check-sat) (pop)
(push) (echo "can playUnit") (assert playUnit) (check-sat) (pop)
(push) (echo "can playBarrage") (assert playBarrage) (check-sat) (pop)
(push) (echo "can playRemoval") (assert playRemoval) (check-sat) (pop)
(push) (echo "can draw") (assert draw) (check-sat) (pop)
(push) (echo "can endTurn") (assert endTurn) (assert (hasGuest s)) (check-sat) (pop)
