/* Chapter Action: move a unit, the parts on areas held by the enemy and on oversized units on
 * buildings: what a guest must do, and how it goes back.
 */
module guest
open target

-- A31, A32: the oversized guests that wait in an empty building for the end of the turn
fun waiting[s: Position]: set Unit {
  { g: guests[s] |
    not amongEnemies[s.at, g]
    and (says[OversizedReturnTimingAtTurnEnd]
         or (says[OversizedEnterWithoutTargetStaysUntilTurnEnd] and g not in s.attacked)) }
}

-- ---- Going back ----

-- MOVE-6
pred enterGoesBack[s: Position, g: Unit] {
  ENTER_GOES_BACK not in Dropped
  amongEnemies[s.at, g]
}
-- MOVE-9
pred oversizedGoesBack[s: Position, g: Unit] {
  OVERSIZED_GOES_BACK not in Dropped
  cramped[s.at, g]
}
-- the guests that go back before an action, of all but one that goes on
fun leaving[s: Position, goesOn: set Unit]: set Unit {
  { g: guests[s] - goesOn - waiting[s] | enterGoesBack[s, g] or oversizedGoesBack[s, g] }
}

-- BUNKER-2: a unit may have come out of a bunker with more damage than its printed defence
fun fallen[s: Position, to: Unit->Area]: set Unit {
  { u: to.Area | BUNKER_LEFT not in Dropped and some a: u.to | destroyedBy[u, a, u.(s.damage)] }
}
fun backWith[s: Position, leaving: set Unit]: Unit -> Area {
  let back = leaving <: cameFrom[s] | (s.at ++ back) - (fallen[s, back] -> Area)
}

-- where everybody stands when an action is taken: the guests have gone back, but for one that goes on
fun here[s: Position, goesOn: set Unit]: Unit -> Area { backWith[s, leaving[s, goesOn]] }

-- who then controls what
fun controlHere[s: Position, goesOn: set Unit]: Area -> Faction {
  controlAfter[here[s, goesOn], s.control]
}
-- A18
fun controlAfter[standing: Unit->Area, last: Area->Faction]: Area -> Faction {
  says[ControlUpdateAtTurnEnd] => last else controllers[standing, last]
}

-- ---- Duties ----

-- A32
pred mayAttackAgain[s: Position, g: Unit] {
  g in s.attacked and cramped[s.at, g] implies not says[OversizedReturnTimingAfterOneAttack]
}
-- whether the guest must attack before anything else is done
pred mustGoOn[s: Position] {
  s.ap != Ap0
  says[ContestedMayBreakOffNo] or (some s.guest - s.attacked and not says[ContestedMinAttacksNone])
  some g: s.guest | mayAttackAgain[s, g] and some a: g.(s.at) | some targets[s.at, g, a]
}

-- MOVE-4: nothing else before the guest has attacked
pred enterMustAttack_first[s: Position, by: set Unit] {
  ENTER_MUST_ATTACK in Dropped or s.guest in by
  or not (mustGoOn[s] and amongEnemies[s.at, s.guest])
}
-- MOVE-8: the same for an oversized unit on a building without enemies
pred oversizedEntersToAttack_first[s: Position, by: set Unit] {
  OVERSIZED_ENTERS_TO_ATTACK in Dropped or s.guest in by
  or not (mustGoOn[s] and not amongEnemies[s.at, s.guest])
}

-- ---- After an action ----

/* The guests after an action: those that waited, and one unit that has moved or attacked, each
 * where it still may not stay (MOVE-5).
 */
pred enterStaysWhenClear[s, t: Position, goesOn: set Unit, origin: Area, attacks: set Unit] {
  let still = stillGuests[s, t, goesOn] {
    t.guest->t.from + t.staying = ((still - goesOn) <: cameFrom[s]) + (still & goesOn)->origin
    no t.guest & t.staying.Area
    some still iff some t.guest
    some still iff some t.from
    some still & goesOn implies t.guest = goesOn
    no still & goesOn and s.guest in still implies t.guest = s.guest
    t.attacked = ((s.attacked & waiting[s]) + attacks) & still
  }
}
fun stillGuests[s, t: Position, goesOn: set Unit]: set Unit {
  { g: waiting[s] + goesOn | mayNotStay[t.at, g]
    or (ENTER_STAYS_WHEN_CLEAR in Dropped and g in guests[s] and some g.(t.at)) }
}

-- ---- What an action leaves as it is ----

-- WIN-2
pred endsAtOnce[s: Position] { ENDS_AT_ONCE in Dropped or no s.winner }

pred turnGoesOn[s, t: Position] {
  t.mover = s.mover
  t.firstTurn = s.firstTurn
}
pred handsStay[s, t: Position] {
  t.hand = s.hand
  t.events = s.events
}
-- ATTACK-7
pred damageStays[s, t: Position] {
  DAMAGE_ADDS_UP in Dropped
  or all u: Unit | u.(t.damage) = (u in inPlay[t] => u.(s.damage) else none_)
}
pred marksStay[s, t: Position, road, speed, keeps: set Unit] {
  t.roadUsed = (s.roadUsed + road) & inPlay[t]
  t.speedUsed = (s.speedUsed + speed) & inPlay[t]
  t.keepsRoad = (s.keepsRoad + keeps) & inPlay[t]
}
-- CONTROL-3 to CONTROL-5; A18
pred controlChangesAtOnce[s, t: Position, goesOn: set Unit] {
  t.control = controlAfter[t.at, controlHere[s, goesOn]]
}
-- WIN-1, and M8: of two who lose their last unit the player on the move wins
pred lastUnitRemoved[s, t: Position] {
  LAST_UNIT_REMOVED in Dropped => no t.winner
  else beaten[s, t, opponent[s.mover]] => t.winner = s.mover
  else beaten[s, t, s.mover] => t.winner = opponent[s.mover]
  else no t.winner
}
pred beaten[s, t: Position, f: Faction] {
  some inPlay[s] & faction.f
  no inPlay[t] & faction.f
}

-- TURN-3
pred actionCostsOneAp[s, t: Position] {
  t.ap = paid[s.ap] or ACTION_COSTS_ONE_AP in Dropped
}
-- TURN-8
pred freeAction[s, t: Position] { t.ap = s.ap }
