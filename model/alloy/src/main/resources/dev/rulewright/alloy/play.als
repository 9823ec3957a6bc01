/* Chapter Action: play a card, units. */
module play
open area

pred playUnit[s, t: Position, u: Unit, a: Area] {
  endsAtOnce[s]
  enterMustAttack_first[s, none]
  oversizedEntersToAttack_first[s, none]
  holdsUnit[s, u]
  playUnitInOwnArea[s, u, a]
  playUnitNotAmongEnemies[s, a]
  playNotOversizedOnBuilding[u, a]
  paysForUnit[s, t, u, a]
  t.at = here[s, none] + u->a
  enterStaysWhenClear[s, t, none, none, none]
  controlChangesAtOnce[s, t, none]
  lastUnitRemoved[s, t]
  turnGoesOn[s, t]
  t.hand = s.hand - u
  t.events = s.events
  damageStays[s, t]
  marksStay[s, t, none, none, none]
}

-- PLAY-2
pred holdsUnit[s: Position, u: Unit] {
  u in s.hand
  u.faction = s.mover
}
-- PLAY-2, PORTAL-4
pred playUnitInOwnArea[s: Position, u: Unit, a: Area] {
  PLAY_UNIT_IN_OWN_AREA in Dropped or a.owner = s.mover or a in capturedPortals[s, u]
}
-- PLAY-3
pred playUnitNotAmongEnemies[s: Position, a: Area] {
  PLAY_UNIT_NOT_AMONG_ENEMIES in Dropped or not enemiesIn[here[s, none], s.mover, a]
}
-- PLAY-5
pred playNotOversizedOnBuilding[u: Unit, a: Area] {
  PLAY_NOT_OVERSIZED_ON_BUILDING in Dropped or not closedTo[u, a]
}
-- TURN-3, PORTAL-1 to PORTAL-3
pred paysForUnit[s, t: Position, u: Unit, a: Area] {
  a in matching[s, u] => freeAction[s, t] else actionCostsOneAp[s, t]
}
