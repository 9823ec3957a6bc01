/* What holds in every position of play, strong enough to follow from itself: it holds when play
 * begins, and every action keeps it. Most lines are properties of the catalogue and have its names.
 * Those under "Strengthening" are there because without them some action is not known to keep
 * another line; the reason stands beside each.
 */
module invariant
open step

pred invariant[s: Position] {
  contestedOnlyWithGuest[s]
  oversizedOnBuildingOnlyAsGuest[s]
  guestOfPlayerOnMove[s]
  guestOnlyWhereItMayNotStay[s]
  wayBackIsOpen[s]
  wayBackIsAllowed[s]
  mayComeFromAfar or wayBackIsOneMove[s]
  controlIsRemembered or controlIsSeenFromUnits[s]
  controlIsNeverRemembered or exactlyOneController[s]
  damageBelowDefence[s]
  ownMayBeHurt or onlyWaitingUnitsHaveDamage[s]
  apWithinBounds[s]
  playEndsWithTheLastUnit[s]
  ownMayBeHurt or neverBothWithoutUnits[s]
  cardsAreConserved[s]
  guestsAreKnown[s]
  guestNeedNotAttack or guestCanAttack[s]
  nobodyIsHurtOffTheBoard[s]
  marksOfPlayerOnMove[s]
}

-- Going back would otherwise leave enemies together.
pred contestedOnlyWithGuest[s: Position] {
  all m: faction.Marines - guests[s], p: faction.Portalists - guests[s] | no m.(s.at) & p.(s.at)
}
pred oversizedOnBuildingOnlyAsGuest[s: Position] {
  all u: Unit - guests[s] | not cramped[s.at, u]
}
pred guestOfPlayerOnMove[s: Position] { guests[s] in acting[s] & inPlay[s] }
pred guestOnlyWhereItMayNotStay[s: Position] { all g: guests[s] | mayNotStay[s.at, g] }

-- M1
pred wayBackIsOpen[s: Position] {
  all g: guests[s], a: g.(cameFrom[s]) | not enemiesIn[s.at, s.mover, a]
}
pred wayBackIsAllowed[s: Position] { all g: guests[s], a: g.(cameFrom[s]) | not closedTo[g, a] }
pred wayBackIsOneMove[s: Position] {
  all g: guests[s] | g.(cameFrom[s]) in g.(s.at).adjacent + ArterialRoad
}

-- A43, A38: a unit may keep the Arterial Road move, and it need not be to an adjacent area
pred mayComeFromAfar {
  says[RoadLastUnitExceptionLasting] and not says[RoadRequiresAdjacentAdjacentOnly]
}

/* What is told step by step is what the units alone tell, if contested areas stay with the waiting
 * player: control need not be remembered.
 */
pred controlIsSeenFromUnits[s: Position] {
  all a: Area, f: Faction | f in a.(s.control) iff controls[s.at, Area->opponent[s.mover], a, f]
}

-- A18, A50
pred controlIsRemembered {
  says[ControlUpdateAtTurnEnd] or says[ControlEmptyOpposingLastController]
}

-- Where control is seen from the units this follows.
pred controlIsNeverRemembered { not controlIsRemembered }
pred exactlyOneController[s: Position] { all a: Area | one a.(s.control) }

-- M3
pred damageBelowDefence[s: Position] {
  all u: Unit, a: u.(s.at) | not destroyedBy[u, a, u.(s.damage)]
}
pred onlyWaitingUnitsHaveDamage[s: Position] { acting[s].(s.damage) in none_ }

-- L10, L11: the answers under which units have damage in their own turn; the invariant does without
-- those two lines then
pred ownMayBeHurt { says[EventTargetSideAny] or says[DamagePersistenceKept] }

-- No fewer than 0 and no more than 4 there cannot be: those are all the atoms of Ap.
pred apWithinBounds[s: Position] {
  s.firstTurn in s.mover
  some s.firstTurn implies s.ap in Ap0 + Ap1 + Ap2
}
pred playEndsWithTheLastUnit[s: Position] {
  no s.winner implies all f: Faction | some inPlay[s] & faction.f
}
-- M8
pred neverBothWithoutUnits[s: Position] { some inPlay[s] }

-- A unit is in play or in hand, never both.
pred cardsAreConserved[s: Position] { no s.hand & inPlay[s] }

-- ---- Strengthening ----

-- How guests are written down: each came from one area, only guests attack as such, and of several
-- all but the last wait. Otherwise a guest could not go back, or there could be two.
pred guestsAreKnown[s: Position] {
  some s.guest iff some s.from
  some s.staying implies some s.guest
  no s.guest & s.staying.Area
  s.staying.Area in waiting[s]
  s.attacked in guests[s]
}

-- A guest that has not attacked can, unless it waits: otherwise it could neither attack nor, as long
-- as it must, do anything else, and always-end-or-attack would fail.
pred guestCanAttack[s: Position] {
  all g: s.guest - s.attacked - waiting[s] {
    s.ap != Ap0
    all a: g.(s.at) | some targets[s.at, g, a]
  }
}

-- A19, A20, A22, A31
pred guestNeedNotAttack {
  says[ContestedEnterWithoutApLegal] or says[ContestedEnterNoTargetNoAttack]
  or says[ContestedMinAttacksNone] or says[OversizedEnterWithoutTargetGoesBackBeforeAction]
}

-- Else a unit would come into play hurt, and only-waiting-units-have-damage would fail.
pred nobodyIsHurtOffTheBoard[s: Position] { (Unit - inPlay[s]).(s.damage) in none_ }

-- Else a free move used up before would be lost by who comes into play.
pred marksOfPlayerOnMove[s: Position] {
  s.roadUsed + s.speedUsed in acting[s] & inPlay[s]
  s.keepsRoad in inPlay[s]
}
