/* Chapters Set-up, as far as it says how play begins, Player's turn, End of turn. */
module turn
open move

pred start[s: Position] {
  placeInOwnArea[s]
  placeNotOversizedOnBuilding[s]
  noHandAtStart[s]
  controlAtStart[s]
  firstTurnTwoAp[s]
  all f: Faction | some inPlay[s] & faction.f
  no s.guest and no s.from and no s.staying and no s.attacked
  no s.roadUsed and no s.speedUsed and no s.keepsRoad
  Unit.(s.damage) = none_
  no s.winner
}
-- SETUP-8
pred placeInOwnArea[s: Position] {
  PLACE_IN_OWN_AREA in Dropped or all u: inPlay[s] | u.(s.at).owner = u.faction
}
-- SETUP-10
pred placeNotOversizedOnBuilding[s: Position] {
  PLACE_NOT_OVERSIZED_ON_BUILDING in Dropped or no u: Unit | cramped[s.at, u]
}
-- SETUP-11
pred noHandAtStart[s: Position] {
  NO_HAND_AT_START in Dropped or (no s.hand and no s.events)
}
-- CONTROL-2
pred controlAtStart[s: Position] { CONTROL_AT_START in Dropped or s.control = owner }
-- TURN-6
pred firstTurnTwoAp[s: Position] {
  s.firstTurn = s.mover
  FIRST_TURN_TWO_AP in Dropped or s.ap = Ap2
}

pred endTurn[s, t: Position] {
  endsAtOnce[s]
  enterMustAttack_first[s, none]
  oversizedEntersToAttack_first[s, none]
  playerEndsTurn[s]
  roadFreeMove_beforeTurnEnds[s]
  goBackAtTurnEnd[s, t]
  t.control = controllers[t.at, s.control]
  lastUnitRemoved[s, t]
  repair[s, t]
  opponentIsNext[s, t]
  fourAp[s, t]
  no t.firstTurn
  no t.roadUsed and no t.speedUsed
  t.keepsRoad = s.keepsRoad & inPlay[t]
  handsStay[s, t]
}
-- TURN-10
pred playerEndsTurn[s: Position] { PLAYER_ENDS_TURN not in Dropped }
-- ROAD-1; A46
pred roadFreeMove_beforeTurnEnds[s: Position] {
  says[RoadOptionalNo] implies
    no u: Unit, to: Area | moveOwnUnit[s, u] and roadMove[s, u, to]
}
-- MOVE-10
pred goBackAtTurnEnd[s, t: Position] {
  GO_BACK_AT_TURN_END in Dropped
    => t.at = s.at and t.guest = s.guest and t.from = s.from
       and t.staying = s.staying and t.attacked = s.attacked
    else t.at = backWith[s, guests[s]]
         and no t.guest and no t.from and no t.staying and no t.attacked
}
-- END-1; L10
pred repair[s, t: Position] {
  all u: Unit | u.(t.damage) =
    (u in inPlay[t] and (REPAIR in Dropped or says[DamagePersistenceKept])
      => u.(s.damage) else none_)
}
-- END-3
pred opponentIsNext[s, t: Position] {
  t.mover = (OPPONENT_IS_NEXT in Dropped => s.mover else opponent[s.mover])
}
-- TURN-7, END-2
pred fourAp[s, t: Position] {
  t.ap = Ap4 or FOUR_AP in Dropped or (UNUSED_AP_LAPSE in Dropped and t.ap = s.ap)
}
