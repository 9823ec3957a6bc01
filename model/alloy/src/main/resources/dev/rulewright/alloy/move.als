/* Chapter Action: move a unit, with speed and the Arterial Road. */
module move
open guest

pred moveUnit[s, t: Position, u: Unit, to: Area, way: Way] {
  endsAtOnce[s]
  enterMustAttack_first[s, none]
  oversizedEntersToAttack_first[s, none]
  moveOwnUnit[s, u]
  moveNotThroughEnemies[s, u]
  moveToAdjacent[s, u, to, way]
  traitSpeed[u, way]
  speedOnce[s, u, way]
  freeActions[s, u, way]
  roadFromHere[s, u, way]
  controllerUsesEffect_road[s, u, way]
  roadOnce[s, u, way]
  roadToOpposing[s, u, to, way]
  roadFreeMove[s, u, way]
  enterMustAttack[s, u, to, way]
  oversizedEntersToAttack[s, u, to, way]
  pays[s, t, way]
  moved[s, t, u, to]
  enterStaysWhenClear[s, t, u, u.(here[s, onward[u]]), none]
  controlChangesAtOnce[s, t, onward[u]]
  lastUnitRemoved[s, t]
  turnGoesOn[s, t]
  handsStay[s, t]
  damageStays[s, t]
  marksStay[s, t, by[u, way, WayArterialRoad], by[u, way, WaySpeed], lastOnRoad[s, u, way]]
}

-- MOVE-3, MOVE-7: nobody moves on as a guest: the unit that moves has gone back before, and one that
-- waits does not move
pred moveNotThroughEnemies[s: Position, u: Unit] {
  MOVE_NOT_THROUGH_ENEMIES in Dropped or u not in waiting[s]
}
fun onward[u: Unit]: set Unit { MOVE_NOT_THROUGH_ENEMIES in Dropped => u else none }

-- where it moves from
fun origin[s: Position, u: Unit]: lone Area { u.(here[s, onward[u]]) }

-- MOVE-1
pred moveOwnUnit[s: Position, u: Unit] {
  MOVE_TO_ADJACENT in Dropped or u.faction = s.mover
  some origin[s, u]
}
-- MOVE-1; A38: of the Arterial Road only some editions say so
pred moveToAdjacent[s: Position, u: Unit, to: Area, way: Way] {
  MOVE_TO_ADJACENT in Dropped
  or (way = WayArterialRoad and not says[RoadRequiresAdjacentAdjacentOnly])
  or to in origin[s, u].adjacent
}
-- TRAIT-2
pred traitSpeed[u: Unit, way: Way] {
  way = WaySpeed implies (TRAIT_SPEED in Dropped or u in Speed)
}
-- TRAIT-3
pred speedOnce[s: Position, u: Unit, way: Way] {
  way = WaySpeed implies (SPEED_ONCE in Dropped or u not in s.speedUsed)
}
-- TURN-8; A44
pred freeActions[s: Position, u: Unit, way: Way] {
  way != WayAp and says[FreeMovesCombineOnePerTurn] implies u not in s.roadUsed + s.speedUsed
  way = WaySpeed and says[FreeMovesCombineRoadUsesUpSpeed] implies u not in s.roadUsed
}
-- ROAD-3; A43
pred roadFromHere[s: Position, u: Unit, way: Way] {
  way = WayArterialRoad implies
    (ROAD_FROM_HERE in Dropped or keeps[s, u] or origin[s, u] in ArterialRoad)
}
pred keeps[s: Position, u: Unit] { says[RoadLastUnitExceptionLasting] and u in s.keepsRoad }
-- CONTROL-1
pred controllerUsesEffect_road[s: Position, u: Unit, way: Way] {
  way = WayArterialRoad implies
    (keeps[s, u] or origin[s, u] in usable[Area, s.mover, controlHere[s, onward[u]]])
}
-- ROAD-2
pred roadOnce[s: Position, u: Unit, way: Way] {
  way = WayArterialRoad implies (ROAD_ONCE in Dropped or u not in s.roadUsed)
}
-- ROAD-4
pred roadToOpposing[s: Position, u: Unit, to: Area, way: Way] {
  way = WayArterialRoad implies
    (to != origin[s, u] and (ROAD_TO_OPPOSING in Dropped or to.owner != s.mover))
}
-- ROAD-1; A46: who can use the Arterial Road moves in no other way before
pred roadFreeMove[s: Position, u: Unit, way: Way] {
  says[RoadOptionalNo] and way != WayArterialRoad implies
    no to: Area | roadMove[s, u, to]
}
-- whether a unit has an Arterial Road move
pred roadMove[s: Position, u: Unit, to: Area] {
  moveNotThroughEnemies[s, u]
  moveToAdjacent[s, u, to, WayArterialRoad]
  roadFromHere[s, u, WayArterialRoad]
  controllerUsesEffect_road[s, u, WayArterialRoad]
  freeActions[s, u, WayArterialRoad]
  roadOnce[s, u, WayArterialRoad]
  roadToOpposing[s, u, to, WayArterialRoad]
  enterMustAttack[s, u, to, WayArterialRoad]
  oversizedEntersToAttack[s, u, to, WayArterialRoad]
}
-- MOVE-4: it must attack next, so it needs an AP and a target; A19, A20
pred enterMustAttack[s: Position, u: Unit, to: Area, way: Way] {
  enemiesIn[s.at, s.mover, to] implies
    (ENTER_MUST_ATTACK in Dropped
     or canAttackNext[s, u, to, way]
     or (says[ContestedEnterWithoutApLegal] and some targets[s.at, u, to])
     or (says[ContestedEnterNoTargetNoAttack] and no targets[s.at, u, to]))
}
-- MOVE-8
pred oversizedEntersToAttack[s: Position, u: Unit, to: Area, way: Way] {
  closedTo[u, to] implies
    (OVERSIZED_ENTERS_TO_ATTACK in Dropped
     or says[OversizedEnterWithoutTargetGoesBackBeforeAction]
     or says[OversizedEnterWithoutTargetStaysUntilTurnEnd]
     or canAttackNext[s, u, to, way])
}
pred canAttackNext[s: Position, u: Unit, to: Area, way: Way] {
  s.ap not in Ap0 + (way = WayAp => Ap1 else none)
  some targets[s.at, u, to]
}
pred pays[s, t: Position, way: Way] {
  way = WayAp => actionCostsOneAp[s, t] else freeAction[s, t]
}
-- BUNKER-2: a unit may leave a bunker with more damage than its printed defence
pred moved[s, t: Position, u: Unit, to: Area] {
  t.at = (here[s, onward[u]] ++ u->to) - (fallen[s, u->to] -> Area)
}
fun by[u: Unit, way, asked: Way]: set Unit { way = asked => u else none }

-- ROAD-5; A43
fun lastOnRoad[s: Position, u: Unit, way: Way]: set Unit {
  says[RoadLastUnitExceptionLasting] and way = WayArterialRoad and origin[s, u] in ArterialRoad
    and acting[s] & here[s, none].(origin[s, u]) = u => u else none
}
