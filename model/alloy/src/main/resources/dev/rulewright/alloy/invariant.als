/* What holds in every position of play, strong enough to follow from itself: it holds when play
 * begins, and every action keeps it. Each line is there because without it some action is not known
 * to keep another line; the reason stands beside it.
 */
module invariant
open step

pred invariant[s: Position] {
  cardsApart[s]
  guestsAreKnown[s]
  guestsMayNotStay[s]
  onlyGuestsMayNotStay[s]
  wayBackOpen[s]
  guestCanAttack[s]
  controlFollowsFromUnits[s]
  damageBelowDefence[s]
  moverUndamaged[s]
  nobodyHurtOffBoard[s]
  marksOfMover[s]
  firstTurnIsShort[s]
  playGoesOnWithUnits[s]
}

-- A unit is in play or in hand, never both: otherwise playing it could move it.
pred cardsApart[s: Position] { no s.hand & inPlay[s] }

-- How the guests are written down: who there is came from somewhere, and only guests attack as such.
pred guestsAreKnown[s: Position] {
  some s.guest iff some s.from
  some s.staying implies some s.guest
  no s.guest & s.staying.Area
  s.attacked in guests[s]
  guests[s] in acting[s] & inPlay[s]
}

-- A guest that might stay would be sent back, or block the turn, for nothing.
pred guestsMayNotStay[s: Position] { all g: guests[s] | mayNotStay[s.at, g] }

-- Without this a unit among enemies that is no guest would never be sent back.
pred onlyGuestsMayNotStay[s: Position] {
  all m: faction.Marines - guests[s], p: faction.Portalists - guests[s] | no m.(s.at) & p.(s.at)
  all u: Unit - guests[s] | not cramped[s.at, u]
}

-- Going back would otherwise make another mixed area, or put an oversized unit on a building.
pred wayBackOpen[s: Position] {
  all g: guests[s] {
    one g.(cameFrom[s])
    all a: g.(cameFrom[s]) | not enemiesIn[s.at, s.mover, a] and not closedTo[g, a]
  }
}

-- A guest that has not attacked can: otherwise its duty would be dropped and it could just leave.
pred guestCanAttack[s: Position] {
  all g: s.guest - s.attacked - waiting[s] {
    s.ap != Ap0
    all a: g.(s.at) | some targets[s.at, g, a]
  }
}

-- What is told step by step is what the units alone tell, if contested areas stay with the waiting
-- player: control need not be remembered.
pred controlFollowsFromUnits[s: Position] {
  all a: Area, f: Faction | f in a.(s.control) iff controls[s.at, Area->opponent[s.mover], a, f]
}

-- Who goes back carries no damage that destroys on the way, and repair has something to repair.
pred damageBelowDefence[s: Position] {
  all u: Unit, a: u.(s.at) | not destroyedBy[u, a, u.(s.damage)]
}

-- Only the waiting player's units are hit, unless the reading lets events hit both (L11).
pred moverUndamaged[s: Position] {
  says[EventTargetSideAny] or acting[s].(s.damage) in none_
}

-- A unit comes into play unhurt.
pred nobodyHurtOffBoard[s: Position] { (Unit - inPlay[s]).(s.damage) in none_ }

-- Free moves are counted for the player on the move only.
pred marksOfMover[s: Position] {
  s.roadUsed + s.speedUsed in acting[s] & inPlay[s]
  s.keepsRoad in inPlay[s]
}

-- The first turn has its AP from the set-up.
pred firstTurnIsShort[s: Position] {
  s.firstTurn in s.mover
  some s.firstTurn implies s.ap in Ap0 + Ap1 + Ap2
}

-- Nobody is beaten before the last unit is lost.
pred playGoesOnWithUnits[s: Position] {
  no s.winner implies all f: Faction | some inPlay[s] & faction.f
}
