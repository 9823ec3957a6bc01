/* The properties of the catalogue that the mirrored chapters can be asked for, by its names, besides
 * those that are lines of the invariant.
 */
module properties
open invariant

-- ---- Of a position; they follow from the invariant ----

pred atMostOneGuest[s: Position] { lone guests[s] }
pred ownAreaControlledWithoutEnemies[s: Position] {
  all a: Area | not enemiesIn[s.at, a.owner, a] implies a.owner in a.(s.control)
}
pred opposingAreaControlledOnlyWhileHeld[s: Position] {
  all a: Area, f: a.(s.control) - a.owner | some s.at.a & faction.f
}

pred persistenceOnlyWithGuest[s: Position] {
  (some a: Area | contested[s.at, a]) implies some guests[s]
}
pred contested[standing: Unit->Area, a: Area] { Faction in standing.a.faction }

-- When an effect is used, who had its area last does not decide: the guests have gone back.
pred persistenceSparesPortals[s: Position] { spared[s, YellowPortal + RedPortal + BluePortal] }
pred persistenceSparesDarkPortal[s: Position] { spared[s, DarkPortal] }
pred persistenceSparesArtilleryEmplacement[s: Position] { spared[s, ArtilleryEmplacement] }
pred persistenceSparesArterialRoad[s: Position] { spared[s, ArterialRoad] }
pred persistenceSparesHq[s: Position] { spared[s, Hq] }
pred spared[s: Position, effect: set Area] { no a: effect | contested[here[s, none], a] }

-- M3: nobody is destroyed on the way back
pred nobodyFallsOnTheWayBack[s: Position] { guests[s] in here[s, none].Area }

pred alwaysEndOrAttack[s: Position] {
  no s.winner implies (mayEndTurn[s] or some u: acting[s] | mayAttack[s, u])
}
-- where the Arterial Road must be used first: there is a move
pred alwaysAMove[s: Position] {
  no s.winner implies
    (mayEndTurn[s] or (some u: acting[s] | mayAttack[s, u])
     or (no s.guest and some u: acting[s], to: Area | roadMove[s, u, to])
     or some u: acting[s], to: Area | moveOwnUnit[s, u] and roadMove[s, u, to])
}
pred mayEndTurn[s: Position] {
  playerEndsTurn[s]
  enterMustAttack_first[s, none]
  oversizedEntersToAttack_first[s, none]
  roadFreeMove_beforeTurnEnds[s]
}
pred mayAttack[s: Position, u: Unit] {
  s.ap != Ap0
  enterMustAttack_first[s, u]
  oversizedEntersToAttack_first[s, u]
  attackWithOwnUnit[s, u]
  oversizedGoesBack_afterOneAttack[s, u]
  some targets[here[s, u & guests[s]], u, u.(here[s, u & guests[s]])]
}

-- ---- Of the end of a turn ----

pred noEnemiesTogetherBetweenTurns[s, t: Position] {
  all m: faction.Marines, p: faction.Portalists | no m.(t.at) & p.(t.at)
}
pred noOversizedOnBuildingBetweenTurns[s, t: Position] { no u: Unit | cramped[t.at, u] }
pred noGuestBetweenTurns[s, t: Position] { no guests[t] }
pred noDamageBetweenTurns[s, t: Position] { Unit.(t.damage) in none_ }

-- ---- Of every step ----

pred nobodyLosesInOwnTurn[s, t: Position] { t.winner in s.mover }
pred noUnitLostInOwnTurn[s, t: Position] { acting[s] & inPlay[s] in inPlay[t] }
pred turnsAlternate[s, t: Position] { t.mover = s.mover }
pred unitsMoveOnlyInOwnTurn[s, t: Position] {
  all u: waitingSide[s] | u.(t.at) in u.(s.at)
}
pred handChangesOnlyInOwnTurn[s, t: Position] {
  t.hand & waitingSide[s] = s.hand & waitingSide[s]
  t.events & player.(opponent[s.mover]) = s.events & player.(opponent[s.mover])
}
pred handGrowsByOne[s, t: Position] { lone (t.hand - s.hand) + (t.events - s.events) }
pred damageOnlyFromHits[s, t: Position] {
  all u: Unit | not below[u.(s.damage), u.(t.damage)]
}
pred actionsCostOneAp[s, t: Position] { t.ap in s.ap + paid[s.ap] }
pred drawingAndAttackingCostOneAp[s, t: Position] { t.ap = paid[s.ap] }
pred guestAttacksNext[s, t: Position] { s.guest in s.attacked }

-- What going back changes, before an action that is no attack of the guest.
pred goingBackKeepsControl[s, t: Position] {
  all g: leaving[s, none], a: g.(cameFrom[s]) | a.(controlHere[s, none]) = a.(s.control)
}
pred areaGoneBackToIsControlled[s, t: Position] {
  all g: leaving[s, none], a: g.(cameFrom[s]) | s.mover in a.(controlHere[s, none])
}

-- ---- Of single actions, with their arguments ----

pred movesLeadToAdjacentAreas[s: Position, u: Unit, to: Area, way: Way] {
  way != WayArterialRoad implies to in origin[s, u].adjacent
}
pred roadLeadsIntoOpposingAreas[s: Position, u: Unit, to: Area, way: Way] {
  way = WayArterialRoad implies origin[s, u] in ArterialRoad and to.owner != u.faction
}
pred roadOncePerTurn[s: Position, u: Unit, to: Area, way: Way] {
  way = WayArterialRoad implies u not in s.roadUsed
}
pred speedOncePerTurn[s: Position, u: Unit, to: Area, way: Way] {
  way = WaySpeed implies u in Speed - s.speedUsed
}
pred guestNeverMovesOn[s: Position, u: Unit, to: Area, way: Way] {
  u in guests[s] implies origin[s, u] = u.(cameFrom[s])
}

pred attackHitsSomebody[s: Position, u: Unit, hits: Unit -> lone Level] { some hits }
pred attackHitsOnlyItsClass[s: Position, u: Unit, hits: Unit -> lone Level] {
  hits.Level.type in u.weapon
}
pred attackReachesAdjacentAtMost[s: Position, u: Unit, hits: Unit -> lone Level] {
  let a = u.(s.at) |
    hits.Level.(s.at) in a + (u in Ranged => a.adjacent else none)
}
pred onlyEnemiesAreHit[s: Position, u: Unit, hits: Unit -> lone Level] {
  no hits.Level & faction.(s.mover)
}
-- A unit that is no guest stands beside no enemy, so it has somebody to attack only if it is ranged.
pred onlyGuestsAndRangedAttack[s: Position, u: Unit, hits: Unit -> lone Level] {
  u in guests[s] + Ranged
}

pred playedInOwnAreaOrPortal[s: Position, u: Unit, a: Area] {
  a.owner = s.mover
  or (u.type = Standard and a in YellowPortal)
  or (u.type = Elite and a in RedPortal)
  or (u.type = Colossal and a in BluePortal)
}
pred neverPlayedAmongEnemies[s: Position, u: Unit, a: Area] { not enemiesIn[s.at, s.mover, a] }
pred oversizedNeverPutOnBuilding[s: Position, u: Unit, a: Area] { not closedTo[u, a] }

-- ---- Of single actions, without arguments ----

pred freeUnitsOnlyAtTheirPortal[s, t: Position] {
  all u: s.hand - t.hand, a: u.(t.at) | t.ap = s.ap implies
    (u.type = Standard and a in YellowPortal
     or u.type = Elite and a in RedPortal
     or u.type = Colossal and a in BluePortal)
    and s.mover in a.(controlHere[s, none])
}
pred freeEventsOnlyWithDarkPortal[s, t: Position] {
  t.ap = s.ap implies some a: DarkPortal | s.mover in a.(controlHere[s, none])
}
pred hitsOnlyOneType[s, t: Position] {
  no disj v, w: inPlay[s] | v.type != w.type and hit[s, t, v] and hit[s, t, w]
}
pred hit[s, t: Position, v: Unit] { no v.(t.at) or below[v.(s.damage), v.(t.damage)] }
pred playedEventIsDiscarded[s, t: Position] { one s.events - t.events }
pred damageAddsUpWithinTurn[s, t: Position] {
  all v: inPlay[t] | not below[v.(t.damage), v.(s.damage)]
}
pred everyTurnButTheFirstHasFourAp[s, t: Position] { t.ap = Ap4 }
