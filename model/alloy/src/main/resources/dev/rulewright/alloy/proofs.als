/* What is to be proved: each property once for the position in which play begins and once for each
 * action from any position that satisfies the invariant, or once from the invariant. An assertion is
 * named after property and action.
 */
module proofs
open properties

one sig Before, After extends Position {}

pred start { start[Before] }
pred position { invariant[Before] }
pred moveUnit { invariant[Before] and byMoveUnit[Before, After] }
pred attack { invariant[Before] and byAttack[Before, After] }
pred playUnit { invariant[Before] and byPlayUnit[Before, After] }
pred playBarrage { invariant[Before] and byPlayBarrage[Before, After] }
pred playRemoval { invariant[Before] and byPlayRemoval[Before, After] }
pred draw { invariant[Before] and byDraw[Before, After] }
pred drawn { invariant[Before] and byDrawn[Before, After] }
pred endTurn { invariant[Before] and byEndTurn[Before, After] }

/* ---- The invariant at once ----
 *
 * Where one of these is proved so is each of its lines, below, for the same action.
 */
assert invariant_start { start implies invariant[Before] }
assert invariant_moveUnit { moveUnit implies invariant[After] }
assert invariant_attack { attack implies invariant[After] }
assert invariant_playUnit { playUnit implies invariant[After] }
assert invariant_playBarrage { playBarrage implies invariant[After] }
assert invariant_playRemoval { playRemoval implies invariant[After] }
assert invariant_draw { draw implies invariant[After] }
assert invariant_drawn { drawn implies invariant[After] }
assert invariant_endTurn { endTurn implies invariant[After] }

-- ---- The lines of the invariant ----

assert contestedOnlyWithGuest_start { start implies contestedOnlyWithGuest[Before] }
assert contestedOnlyWithGuest_moveUnit { moveUnit implies contestedOnlyWithGuest[After] }
assert contestedOnlyWithGuest_attack { attack implies contestedOnlyWithGuest[After] }
assert contestedOnlyWithGuest_playUnit { playUnit implies contestedOnlyWithGuest[After] }
assert contestedOnlyWithGuest_playBarrage { playBarrage implies contestedOnlyWithGuest[After] }
assert contestedOnlyWithGuest_playRemoval { playRemoval implies contestedOnlyWithGuest[After] }
assert contestedOnlyWithGuest_draw { draw implies contestedOnlyWithGuest[After] }
assert contestedOnlyWithGuest_drawn { drawn implies contestedOnlyWithGuest[After] }
assert contestedOnlyWithGuest_endTurn { endTurn implies contestedOnlyWithGuest[After] }

assert oversizedOnBuildingOnlyAsGuest_start { start implies oversizedOnBuildingOnlyAsGuest[Before] }
assert oversizedOnBuildingOnlyAsGuest_moveUnit { moveUnit implies oversizedOnBuildingOnlyAsGuest[After] }
assert oversizedOnBuildingOnlyAsGuest_attack { attack implies oversizedOnBuildingOnlyAsGuest[After] }
assert oversizedOnBuildingOnlyAsGuest_playUnit { playUnit implies oversizedOnBuildingOnlyAsGuest[After] }
assert oversizedOnBuildingOnlyAsGuest_playBarrage { playBarrage implies oversizedOnBuildingOnlyAsGuest[After] }
assert oversizedOnBuildingOnlyAsGuest_playRemoval { playRemoval implies oversizedOnBuildingOnlyAsGuest[After] }
assert oversizedOnBuildingOnlyAsGuest_draw { draw implies oversizedOnBuildingOnlyAsGuest[After] }
assert oversizedOnBuildingOnlyAsGuest_drawn { drawn implies oversizedOnBuildingOnlyAsGuest[After] }
assert oversizedOnBuildingOnlyAsGuest_endTurn { endTurn implies oversizedOnBuildingOnlyAsGuest[After] }

assert guestOfPlayerOnMove_start { start implies guestOfPlayerOnMove[Before] }
assert guestOfPlayerOnMove_moveUnit { moveUnit implies guestOfPlayerOnMove[After] }
assert guestOfPlayerOnMove_attack { attack implies guestOfPlayerOnMove[After] }
assert guestOfPlayerOnMove_playUnit { playUnit implies guestOfPlayerOnMove[After] }
assert guestOfPlayerOnMove_playBarrage { playBarrage implies guestOfPlayerOnMove[After] }
assert guestOfPlayerOnMove_playRemoval { playRemoval implies guestOfPlayerOnMove[After] }
assert guestOfPlayerOnMove_draw { draw implies guestOfPlayerOnMove[After] }
assert guestOfPlayerOnMove_drawn { drawn implies guestOfPlayerOnMove[After] }
assert guestOfPlayerOnMove_endTurn { endTurn implies guestOfPlayerOnMove[After] }

assert guestOnlyWhereItMayNotStay_start { start implies guestOnlyWhereItMayNotStay[Before] }
assert guestOnlyWhereItMayNotStay_moveUnit { moveUnit implies guestOnlyWhereItMayNotStay[After] }
assert guestOnlyWhereItMayNotStay_attack { attack implies guestOnlyWhereItMayNotStay[After] }
assert guestOnlyWhereItMayNotStay_playUnit { playUnit implies guestOnlyWhereItMayNotStay[After] }
assert guestOnlyWhereItMayNotStay_playBarrage { playBarrage implies guestOnlyWhereItMayNotStay[After] }
assert guestOnlyWhereItMayNotStay_playRemoval { playRemoval implies guestOnlyWhereItMayNotStay[After] }
assert guestOnlyWhereItMayNotStay_draw { draw implies guestOnlyWhereItMayNotStay[After] }
assert guestOnlyWhereItMayNotStay_drawn { drawn implies guestOnlyWhereItMayNotStay[After] }
assert guestOnlyWhereItMayNotStay_endTurn { endTurn implies guestOnlyWhereItMayNotStay[After] }

assert wayBackIsOpen_start { start implies wayBackIsOpen[Before] }
assert wayBackIsOpen_moveUnit { moveUnit implies wayBackIsOpen[After] }
assert wayBackIsOpen_attack { attack implies wayBackIsOpen[After] }
assert wayBackIsOpen_playUnit { playUnit implies wayBackIsOpen[After] }
assert wayBackIsOpen_playBarrage { playBarrage implies wayBackIsOpen[After] }
assert wayBackIsOpen_playRemoval { playRemoval implies wayBackIsOpen[After] }
assert wayBackIsOpen_draw { draw implies wayBackIsOpen[After] }
assert wayBackIsOpen_drawn { drawn implies wayBackIsOpen[After] }
assert wayBackIsOpen_endTurn { endTurn implies wayBackIsOpen[After] }

assert wayBackIsAllowed_start { start implies wayBackIsAllowed[Before] }
assert wayBackIsAllowed_moveUnit { moveUnit implies wayBackIsAllowed[After] }
assert wayBackIsAllowed_attack { attack implies wayBackIsAllowed[After] }
assert wayBackIsAllowed_playUnit { playUnit implies wayBackIsAllowed[After] }
assert wayBackIsAllowed_playBarrage { playBarrage implies wayBackIsAllowed[After] }
assert wayBackIsAllowed_playRemoval { playRemoval implies wayBackIsAllowed[After] }
assert wayBackIsAllowed_draw { draw implies wayBackIsAllowed[After] }
assert wayBackIsAllowed_drawn { drawn implies wayBackIsAllowed[After] }
assert wayBackIsAllowed_endTurn { endTurn implies wayBackIsAllowed[After] }

assert wayBackIsOneMove_start { start implies wayBackIsOneMove[Before] }
assert wayBackIsOneMove_moveUnit { moveUnit implies wayBackIsOneMove[After] }
assert wayBackIsOneMove_attack { attack implies wayBackIsOneMove[After] }
assert wayBackIsOneMove_playUnit { playUnit implies wayBackIsOneMove[After] }
assert wayBackIsOneMove_playBarrage { playBarrage implies wayBackIsOneMove[After] }
assert wayBackIsOneMove_playRemoval { playRemoval implies wayBackIsOneMove[After] }
assert wayBackIsOneMove_draw { draw implies wayBackIsOneMove[After] }
assert wayBackIsOneMove_drawn { drawn implies wayBackIsOneMove[After] }
assert wayBackIsOneMove_endTurn { endTurn implies wayBackIsOneMove[After] }

assert controlIsSeenFromUnits_start { start implies controlIsSeenFromUnits[Before] }
assert controlIsSeenFromUnits_moveUnit { moveUnit implies controlIsSeenFromUnits[After] }
assert controlIsSeenFromUnits_attack { attack implies controlIsSeenFromUnits[After] }
assert controlIsSeenFromUnits_playUnit { playUnit implies controlIsSeenFromUnits[After] }
assert controlIsSeenFromUnits_playBarrage { playBarrage implies controlIsSeenFromUnits[After] }
assert controlIsSeenFromUnits_playRemoval { playRemoval implies controlIsSeenFromUnits[After] }
assert controlIsSeenFromUnits_draw { draw implies controlIsSeenFromUnits[After] }
assert controlIsSeenFromUnits_drawn { drawn implies controlIsSeenFromUnits[After] }
assert controlIsSeenFromUnits_endTurn { endTurn implies controlIsSeenFromUnits[After] }

assert exactlyOneController_start { start implies exactlyOneController[Before] }
assert exactlyOneController_moveUnit { moveUnit implies exactlyOneController[After] }
assert exactlyOneController_attack { attack implies exactlyOneController[After] }
assert exactlyOneController_playUnit { playUnit implies exactlyOneController[After] }
assert exactlyOneController_playBarrage { playBarrage implies exactlyOneController[After] }
assert exactlyOneController_playRemoval { playRemoval implies exactlyOneController[After] }
assert exactlyOneController_draw { draw implies exactlyOneController[After] }
assert exactlyOneController_drawn { drawn implies exactlyOneController[After] }
assert exactlyOneController_endTurn { endTurn implies exactlyOneController[After] }

assert persistenceOnlyWithGuest_start { start implies persistenceOnlyWithGuest[Before] }
assert persistenceOnlyWithGuest_moveUnit { moveUnit implies persistenceOnlyWithGuest[After] }
assert persistenceOnlyWithGuest_attack { attack implies persistenceOnlyWithGuest[After] }
assert persistenceOnlyWithGuest_playUnit { playUnit implies persistenceOnlyWithGuest[After] }
assert persistenceOnlyWithGuest_playBarrage { playBarrage implies persistenceOnlyWithGuest[After] }
assert persistenceOnlyWithGuest_playRemoval { playRemoval implies persistenceOnlyWithGuest[After] }
assert persistenceOnlyWithGuest_draw { draw implies persistenceOnlyWithGuest[After] }
assert persistenceOnlyWithGuest_drawn { drawn implies persistenceOnlyWithGuest[After] }
assert persistenceOnlyWithGuest_endTurn { endTurn implies persistenceOnlyWithGuest[After] }

assert damageBelowDefence_start { start implies damageBelowDefence[Before] }
assert damageBelowDefence_moveUnit { moveUnit implies damageBelowDefence[After] }
assert damageBelowDefence_attack { attack implies damageBelowDefence[After] }
assert damageBelowDefence_playUnit { playUnit implies damageBelowDefence[After] }
assert damageBelowDefence_playBarrage { playBarrage implies damageBelowDefence[After] }
assert damageBelowDefence_playRemoval { playRemoval implies damageBelowDefence[After] }
assert damageBelowDefence_draw { draw implies damageBelowDefence[After] }
assert damageBelowDefence_drawn { drawn implies damageBelowDefence[After] }
assert damageBelowDefence_endTurn { endTurn implies damageBelowDefence[After] }

assert onlyWaitingUnitsHaveDamage_start { start implies onlyWaitingUnitsHaveDamage[Before] }
assert onlyWaitingUnitsHaveDamage_moveUnit { moveUnit implies onlyWaitingUnitsHaveDamage[After] }
assert onlyWaitingUnitsHaveDamage_attack { attack implies onlyWaitingUnitsHaveDamage[After] }
assert onlyWaitingUnitsHaveDamage_playUnit { playUnit implies onlyWaitingUnitsHaveDamage[After] }
assert onlyWaitingUnitsHaveDamage_playBarrage { playBarrage implies onlyWaitingUnitsHaveDamage[After] }
assert onlyWaitingUnitsHaveDamage_playRemoval { playRemoval implies onlyWaitingUnitsHaveDamage[After] }
assert onlyWaitingUnitsHaveDamage_draw { draw implies onlyWaitingUnitsHaveDamage[After] }
assert onlyWaitingUnitsHaveDamage_drawn { drawn implies onlyWaitingUnitsHaveDamage[After] }
assert onlyWaitingUnitsHaveDamage_endTurn { endTurn implies onlyWaitingUnitsHaveDamage[After] }

assert apWithinBounds_start { start implies apWithinBounds[Before] }
assert apWithinBounds_moveUnit { moveUnit implies apWithinBounds[After] }
assert apWithinBounds_attack { attack implies apWithinBounds[After] }
assert apWithinBounds_playUnit { playUnit implies apWithinBounds[After] }
assert apWithinBounds_playBarrage { playBarrage implies apWithinBounds[After] }
assert apWithinBounds_playRemoval { playRemoval implies apWithinBounds[After] }
assert apWithinBounds_draw { draw implies apWithinBounds[After] }
assert apWithinBounds_drawn { drawn implies apWithinBounds[After] }
assert apWithinBounds_endTurn { endTurn implies apWithinBounds[After] }

assert playEndsWithTheLastUnit_start { start implies playEndsWithTheLastUnit[Before] }
assert playEndsWithTheLastUnit_moveUnit { moveUnit implies playEndsWithTheLastUnit[After] }
assert playEndsWithTheLastUnit_attack { attack implies playEndsWithTheLastUnit[After] }
assert playEndsWithTheLastUnit_playUnit { playUnit implies playEndsWithTheLastUnit[After] }
assert playEndsWithTheLastUnit_playBarrage { playBarrage implies playEndsWithTheLastUnit[After] }
assert playEndsWithTheLastUnit_playRemoval { playRemoval implies playEndsWithTheLastUnit[After] }
assert playEndsWithTheLastUnit_draw { draw implies playEndsWithTheLastUnit[After] }
assert playEndsWithTheLastUnit_drawn { drawn implies playEndsWithTheLastUnit[After] }
assert playEndsWithTheLastUnit_endTurn { endTurn implies playEndsWithTheLastUnit[After] }

assert neverBothWithoutUnits_start { start implies neverBothWithoutUnits[Before] }
assert neverBothWithoutUnits_moveUnit { moveUnit implies neverBothWithoutUnits[After] }
assert neverBothWithoutUnits_attack { attack implies neverBothWithoutUnits[After] }
assert neverBothWithoutUnits_playUnit { playUnit implies neverBothWithoutUnits[After] }
assert neverBothWithoutUnits_playBarrage { playBarrage implies neverBothWithoutUnits[After] }
assert neverBothWithoutUnits_playRemoval { playRemoval implies neverBothWithoutUnits[After] }
assert neverBothWithoutUnits_draw { draw implies neverBothWithoutUnits[After] }
assert neverBothWithoutUnits_drawn { drawn implies neverBothWithoutUnits[After] }
assert neverBothWithoutUnits_endTurn { endTurn implies neverBothWithoutUnits[After] }

assert cardsAreConserved_start { start implies cardsAreConserved[Before] }
assert cardsAreConserved_moveUnit { moveUnit implies cardsAreConserved[After] }
assert cardsAreConserved_attack { attack implies cardsAreConserved[After] }
assert cardsAreConserved_playUnit { playUnit implies cardsAreConserved[After] }
assert cardsAreConserved_playBarrage { playBarrage implies cardsAreConserved[After] }
assert cardsAreConserved_playRemoval { playRemoval implies cardsAreConserved[After] }
assert cardsAreConserved_draw { draw implies cardsAreConserved[After] }
assert cardsAreConserved_drawn { drawn implies cardsAreConserved[After] }
assert cardsAreConserved_endTurn { endTurn implies cardsAreConserved[After] }

assert guestsAreKnown_start { start implies guestsAreKnown[Before] }
assert guestsAreKnown_moveUnit { moveUnit implies guestsAreKnown[After] }
assert guestsAreKnown_attack { attack implies guestsAreKnown[After] }
assert guestsAreKnown_playUnit { playUnit implies guestsAreKnown[After] }
assert guestsAreKnown_playBarrage { playBarrage implies guestsAreKnown[After] }
assert guestsAreKnown_playRemoval { playRemoval implies guestsAreKnown[After] }
assert guestsAreKnown_draw { draw implies guestsAreKnown[After] }
assert guestsAreKnown_drawn { drawn implies guestsAreKnown[After] }
assert guestsAreKnown_endTurn { endTurn implies guestsAreKnown[After] }

assert guestCanAttack_start { start implies guestCanAttack[Before] }
assert guestCanAttack_moveUnit { moveUnit implies guestCanAttack[After] }
assert guestCanAttack_attack { attack implies guestCanAttack[After] }
assert guestCanAttack_playUnit { playUnit implies guestCanAttack[After] }
assert guestCanAttack_playBarrage { playBarrage implies guestCanAttack[After] }
assert guestCanAttack_playRemoval { playRemoval implies guestCanAttack[After] }
assert guestCanAttack_draw { draw implies guestCanAttack[After] }
assert guestCanAttack_drawn { drawn implies guestCanAttack[After] }
assert guestCanAttack_endTurn { endTurn implies guestCanAttack[After] }

assert nobodyIsHurtOffTheBoard_start { start implies nobodyIsHurtOffTheBoard[Before] }
assert nobodyIsHurtOffTheBoard_moveUnit { moveUnit implies nobodyIsHurtOffTheBoard[After] }
assert nobodyIsHurtOffTheBoard_attack { attack implies nobodyIsHurtOffTheBoard[After] }
assert nobodyIsHurtOffTheBoard_playUnit { playUnit implies nobodyIsHurtOffTheBoard[After] }
assert nobodyIsHurtOffTheBoard_playBarrage { playBarrage implies nobodyIsHurtOffTheBoard[After] }
assert nobodyIsHurtOffTheBoard_playRemoval { playRemoval implies nobodyIsHurtOffTheBoard[After] }
assert nobodyIsHurtOffTheBoard_draw { draw implies nobodyIsHurtOffTheBoard[After] }
assert nobodyIsHurtOffTheBoard_drawn { drawn implies nobodyIsHurtOffTheBoard[After] }
assert nobodyIsHurtOffTheBoard_endTurn { endTurn implies nobodyIsHurtOffTheBoard[After] }

assert marksOfPlayerOnMove_start { start implies marksOfPlayerOnMove[Before] }
assert marksOfPlayerOnMove_moveUnit { moveUnit implies marksOfPlayerOnMove[After] }
assert marksOfPlayerOnMove_attack { attack implies marksOfPlayerOnMove[After] }
assert marksOfPlayerOnMove_playUnit { playUnit implies marksOfPlayerOnMove[After] }
assert marksOfPlayerOnMove_playBarrage { playBarrage implies marksOfPlayerOnMove[After] }
assert marksOfPlayerOnMove_playRemoval { playRemoval implies marksOfPlayerOnMove[After] }
assert marksOfPlayerOnMove_draw { draw implies marksOfPlayerOnMove[After] }
assert marksOfPlayerOnMove_drawn { drawn implies marksOfPlayerOnMove[After] }
assert marksOfPlayerOnMove_endTurn { endTurn implies marksOfPlayerOnMove[After] }

-- ---- What follows from it ----

assert atMostOneGuest_position { position implies atMostOneGuest[Before] }
assert ownAreaControlledWithoutEnemies_position { position implies ownAreaControlledWithoutEnemies[Before] }
assert opposingAreaControlledOnlyWhileHeld_position { position implies opposingAreaControlledOnlyWhileHeld[Before] }
assert persistenceSparesPortals_position { position implies persistenceSparesPortals[Before] }
assert persistenceSparesDarkPortal_position { position implies persistenceSparesDarkPortal[Before] }
assert persistenceSparesArtilleryEmplacement_position { position implies persistenceSparesArtilleryEmplacement[Before] }
assert persistenceSparesArterialRoad_position { position implies persistenceSparesArterialRoad[Before] }
assert persistenceSparesHq_position { position implies persistenceSparesHq[Before] }
assert nobodyFallsOnTheWayBack_position { position implies nobodyFallsOnTheWayBack[Before] }
assert alwaysEndOrAttack_position { position implies alwaysEndOrAttack[Before] }
assert alwaysAMove_position { position implies alwaysAMove[Before] }

-- ---- The end of a turn ----

assert noEnemiesTogetherBetweenTurns_endTurn { endTurn implies noEnemiesTogetherBetweenTurns[Before, After] }
assert noOversizedOnBuildingBetweenTurns_endTurn { endTurn implies noOversizedOnBuildingBetweenTurns[Before, After] }
assert noGuestBetweenTurns_endTurn { endTurn implies noGuestBetweenTurns[Before, After] }
assert noDamageBetweenTurns_endTurn { endTurn implies noDamageBetweenTurns[Before, After] }

-- ---- Every step ----

assert nobodyLosesInOwnTurn_moveUnit { moveUnit implies nobodyLosesInOwnTurn[Before, After] }
assert nobodyLosesInOwnTurn_attack { attack implies nobodyLosesInOwnTurn[Before, After] }
assert nobodyLosesInOwnTurn_playUnit { playUnit implies nobodyLosesInOwnTurn[Before, After] }
assert nobodyLosesInOwnTurn_playBarrage { playBarrage implies nobodyLosesInOwnTurn[Before, After] }
assert nobodyLosesInOwnTurn_playRemoval { playRemoval implies nobodyLosesInOwnTurn[Before, After] }
assert nobodyLosesInOwnTurn_draw { draw implies nobodyLosesInOwnTurn[Before, After] }
assert nobodyLosesInOwnTurn_drawn { drawn implies nobodyLosesInOwnTurn[Before, After] }
assert nobodyLosesInOwnTurn_endTurn { endTurn implies nobodyLosesInOwnTurn[Before, After] }

assert noUnitLostInOwnTurn_moveUnit { moveUnit implies noUnitLostInOwnTurn[Before, After] }
assert noUnitLostInOwnTurn_attack { attack implies noUnitLostInOwnTurn[Before, After] }
assert noUnitLostInOwnTurn_playUnit { playUnit implies noUnitLostInOwnTurn[Before, After] }
assert noUnitLostInOwnTurn_playBarrage { playBarrage implies noUnitLostInOwnTurn[Before, After] }
assert noUnitLostInOwnTurn_playRemoval { playRemoval implies noUnitLostInOwnTurn[Before, After] }
assert noUnitLostInOwnTurn_draw { draw implies noUnitLostInOwnTurn[Before, After] }
assert noUnitLostInOwnTurn_drawn { drawn implies noUnitLostInOwnTurn[Before, After] }
assert noUnitLostInOwnTurn_endTurn { endTurn implies noUnitLostInOwnTurn[Before, After] }

assert turnsAlternate_moveUnit { moveUnit implies turnsAlternate[Before, After] }
assert turnsAlternate_attack { attack implies turnsAlternate[Before, After] }
assert turnsAlternate_playUnit { playUnit implies turnsAlternate[Before, After] }
assert turnsAlternate_playBarrage { playBarrage implies turnsAlternate[Before, After] }
assert turnsAlternate_playRemoval { playRemoval implies turnsAlternate[Before, After] }
assert turnsAlternate_draw { draw implies turnsAlternate[Before, After] }
assert turnsAlternate_drawn { drawn implies turnsAlternate[Before, After] }
assert turnsAlternate_endTurn { endTurn implies After.mover != Before.mover }

assert unitsMoveOnlyInOwnTurn_moveUnit { moveUnit implies unitsMoveOnlyInOwnTurn[Before, After] }
assert unitsMoveOnlyInOwnTurn_attack { attack implies unitsMoveOnlyInOwnTurn[Before, After] }
assert unitsMoveOnlyInOwnTurn_playUnit { playUnit implies unitsMoveOnlyInOwnTurn[Before, After] }
assert unitsMoveOnlyInOwnTurn_playBarrage { playBarrage implies unitsMoveOnlyInOwnTurn[Before, After] }
assert unitsMoveOnlyInOwnTurn_playRemoval { playRemoval implies unitsMoveOnlyInOwnTurn[Before, After] }
assert unitsMoveOnlyInOwnTurn_draw { draw implies unitsMoveOnlyInOwnTurn[Before, After] }
assert unitsMoveOnlyInOwnTurn_drawn { drawn implies unitsMoveOnlyInOwnTurn[Before, After] }
assert unitsMoveOnlyInOwnTurn_endTurn { endTurn implies unitsMoveOnlyInOwnTurn[Before, After] }

assert handChangesOnlyInOwnTurn_moveUnit { moveUnit implies handChangesOnlyInOwnTurn[Before, After] }
assert handChangesOnlyInOwnTurn_attack { attack implies handChangesOnlyInOwnTurn[Before, After] }
assert handChangesOnlyInOwnTurn_playUnit { playUnit implies handChangesOnlyInOwnTurn[Before, After] }
assert handChangesOnlyInOwnTurn_playBarrage { playBarrage implies handChangesOnlyInOwnTurn[Before, After] }
assert handChangesOnlyInOwnTurn_playRemoval { playRemoval implies handChangesOnlyInOwnTurn[Before, After] }
assert handChangesOnlyInOwnTurn_draw { draw implies handChangesOnlyInOwnTurn[Before, After] }
assert handChangesOnlyInOwnTurn_drawn { drawn implies handChangesOnlyInOwnTurn[Before, After] }
assert handChangesOnlyInOwnTurn_endTurn { endTurn implies handChangesOnlyInOwnTurn[Before, After] }

assert handGrowsByOne_moveUnit { moveUnit implies handGrowsByOne[Before, After] }
assert handGrowsByOne_attack { attack implies handGrowsByOne[Before, After] }
assert handGrowsByOne_playUnit { playUnit implies handGrowsByOne[Before, After] }
assert handGrowsByOne_playBarrage { playBarrage implies handGrowsByOne[Before, After] }
assert handGrowsByOne_playRemoval { playRemoval implies handGrowsByOne[Before, After] }
assert handGrowsByOne_draw { draw implies handGrowsByOne[Before, After] }
assert handGrowsByOne_drawn { drawn implies handGrowsByOne[Before, After] }
assert handGrowsByOne_endTurn { endTurn implies handGrowsByOne[Before, After] }

assert damageOnlyFromHits_moveUnit { moveUnit implies damageOnlyFromHits[Before, After] }
assert damageOnlyFromHits_playUnit { playUnit implies damageOnlyFromHits[Before, After] }
assert damageOnlyFromHits_playRemoval { playRemoval implies damageOnlyFromHits[Before, After] }
assert damageOnlyFromHits_draw { draw implies damageOnlyFromHits[Before, After] }
assert damageOnlyFromHits_drawn { drawn implies damageOnlyFromHits[Before, After] }
assert damageOnlyFromHits_endTurn { endTurn implies damageOnlyFromHits[Before, After] }

assert actionsCostOneAp_moveUnit { moveUnit implies actionsCostOneAp[Before, After] }
assert actionsCostOneAp_playUnit { playUnit implies actionsCostOneAp[Before, After] }
assert actionsCostOneAp_playBarrage { playBarrage implies actionsCostOneAp[Before, After] }
assert actionsCostOneAp_playRemoval { playRemoval implies actionsCostOneAp[Before, After] }

assert drawingAndAttackingCostOneAp_draw { draw implies drawingAndAttackingCostOneAp[Before, After] }
assert drawingAndAttackingCostOneAp_attack { attack implies drawingAndAttackingCostOneAp[Before, After] }

assert guestAttacksNext_moveUnit { moveUnit implies guestAttacksNext[Before, After] }
assert guestAttacksNext_playUnit { playUnit implies guestAttacksNext[Before, After] }
assert guestAttacksNext_playBarrage { playBarrage implies guestAttacksNext[Before, After] }
assert guestAttacksNext_playRemoval { playRemoval implies guestAttacksNext[Before, After] }
assert guestAttacksNext_draw { draw implies guestAttacksNext[Before, After] }
assert guestAttacksNext_endTurn { endTurn implies guestAttacksNext[Before, After] }

assert goingBackKeepsControl_moveUnit { moveUnit implies goingBackKeepsControl[Before, After] }

assert areaGoneBackToIsControlled_moveUnit { moveUnit implies areaGoneBackToIsControlled[Before, After] }

-- ---- Single actions ----

assert movesLeadToAdjacentAreas_moveUnit {
  all u: Unit, to: Area, way: Way |
    invariant[Before] and moveUnit[Before, After, u, to, way] implies movesLeadToAdjacentAreas[Before, u, to, way]
}
assert roadLeadsIntoOpposingAreas_moveUnit {
  all u: Unit, to: Area, way: Way |
    invariant[Before] and moveUnit[Before, After, u, to, way] implies roadLeadsIntoOpposingAreas[Before, u, to, way]
}
assert roadOncePerTurn_moveUnit {
  all u: Unit, to: Area, way: Way |
    invariant[Before] and moveUnit[Before, After, u, to, way] implies roadOncePerTurn[Before, u, to, way]
}
assert speedOncePerTurn_moveUnit {
  all u: Unit, to: Area, way: Way |
    invariant[Before] and moveUnit[Before, After, u, to, way] implies speedOncePerTurn[Before, u, to, way]
}
assert guestNeverMovesOn_moveUnit {
  all u: Unit, to: Area, way: Way |
    invariant[Before] and moveUnit[Before, After, u, to, way] implies guestNeverMovesOn[Before, u, to, way]
}
assert attackHitsSomebody_attack {
  all u: Unit, hits: Unit -> lone Level |
    invariant[Before] and attack[Before, After, u, hits] implies attackHitsSomebody[Before, u, hits]
}
assert attackHitsOnlyItsClass_attack {
  all u: Unit, hits: Unit -> lone Level |
    invariant[Before] and attack[Before, After, u, hits] implies attackHitsOnlyItsClass[Before, u, hits]
}
assert attackReachesAdjacentAtMost_attack {
  all u: Unit, hits: Unit -> lone Level |
    invariant[Before] and attack[Before, After, u, hits] implies attackReachesAdjacentAtMost[Before, u, hits]
}
assert onlyEnemiesAreHit_attack {
  all u: Unit, hits: Unit -> lone Level |
    invariant[Before] and attack[Before, After, u, hits] implies onlyEnemiesAreHit[Before, u, hits]
}
assert onlyEnemiesAreHit_playBarrage {
  all e: EventCard, hits: Unit -> lone Level |
    invariant[Before] and playBarrage[Before, After, e, hits] implies onlyEnemiesAreHit[Before, none, hits]
}
assert onlyGuestsAndRangedAttack_attack {
  all u: Unit, hits: Unit -> lone Level |
    invariant[Before] and attack[Before, After, u, hits] implies onlyGuestsAndRangedAttack[Before, u, hits]
}
assert playedInOwnAreaOrPortal_playUnit {
  all u: Unit, a: Area |
    invariant[Before] and playUnit[Before, After, u, a] implies playedInOwnAreaOrPortal[Before, u, a]
}
assert neverPlayedAmongEnemies_playUnit {
  all u: Unit, a: Area |
    invariant[Before] and playUnit[Before, After, u, a] implies neverPlayedAmongEnemies[Before, u, a]
}
assert oversizedNeverPutOnBuilding_playUnit {
  all u: Unit, a: Area |
    invariant[Before] and playUnit[Before, After, u, a] implies oversizedNeverPutOnBuilding[Before, u, a]
}

assert freeUnitsOnlyAtTheirPortal_playUnit { playUnit implies freeUnitsOnlyAtTheirPortal[Before, After] }
assert freeEventsOnlyWithDarkPortal_playBarrage { playBarrage implies freeEventsOnlyWithDarkPortal[Before, After] }
assert freeEventsOnlyWithDarkPortal_playRemoval { playRemoval implies freeEventsOnlyWithDarkPortal[Before, After] }
assert hitsOnlyOneType_playBarrage { playBarrage implies hitsOnlyOneType[Before, After] }
assert playedEventIsDiscarded_playBarrage { playBarrage implies playedEventIsDiscarded[Before, After] }
assert playedEventIsDiscarded_playRemoval { playRemoval implies playedEventIsDiscarded[Before, After] }
assert damageAddsUpWithinTurn_attack { attack implies damageAddsUpWithinTurn[Before, After] }
assert damageAddsUpWithinTurn_playBarrage { playBarrage implies damageAddsUpWithinTurn[Before, After] }
assert everyTurnButTheFirstHasFourAp_endTurn { endTurn implies everyTurnButTheFirstHasFourAp[Before, After] }
