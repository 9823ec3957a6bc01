/* That nothing is proved of nothing: every action can happen, and every clause decides somewhere.
 *
 * Each predicate asks for one step from a position that satisfies the invariant, and is named after
 * the clause that the step shows. All of them have instances under the standard reading; those of
 * clauses that only allow something have none once the clause is dropped.
 */
module examples
open proofs

-- ---- Player's turn, end of turn, victory ----

pred firstTurnTwoAp_example { start and Before.ap = Ap2 }
pred placeInOwnArea_example { start and all f: Faction | not lone inPlay[Before] & faction.f }
pred fourAp_example { endTurn and some Before.firstTurn }
pred unusedApLapse_example { endTurn and Before.ap = Ap3 }
pred repair_example { endTurn and some u: Unit | hurtIn[Before, u] and some u.(After.at) }
pred opponentIsNext_example { endTurn and no guests[Before] }
pred lastUnitRemoved_example { attack and some After.winner }
pred lastUnitRemoved_byEvent_example { playBarrage and some After.winner }
pred lastUnitRemoved_byRemoval_example { playRemoval and some After.winner }

-- ---- Draw, play a card ----

pred drawTopCard_example { draw and no guests[Before] }
pred drawTopCard_drawn_example { drawn and some After.hand - Before.hand }
pred hqDrawOneMore_example { invariant[Before] and drawWithHq[Before, After] }
pred playUnitInOwnArea_example {
  playUnit and some u: Before.hand - After.hand | u.(After.at).owner = u.faction and paidOne
}
pred playUnitInOwnArea_anyNumber_example {
  playUnit and some u: Before.hand - After.hand | some (Before.at).(u.(After.at))
}
pred yellowPortals_example { freeAt[YellowPortal, Standard] and Before.ap = Ap0 }
pred redPortal_example { freeAt[RedPortal, Elite] and Before.ap = Ap0 }
pred bluePortal_example { freeAt[BluePortal, Colossal] and Before.ap = Ap0 }
pred freeAt[portal: set Area, t: UnitType] {
  playUnit and some u: Before.hand - After.hand | u.type = t and u.(After.at) in portal
}
pred capturedPortal_example {
  playUnit and some u: Before.hand - After.hand | u.(After.at).owner != u.faction
}
pred playEventEffect_example { playBarrage and some hurtNow }
pred playEventEffect_none_example { playBarrage and After.damage = Before.damage and After.at = Before.at }
pred trapPortal_example { playRemoval and some inPlay[Before] - inPlay[After] }
pred darkPortal_example { playBarrage and Before.ap = Ap0 }
pred artilleryFull_example { playBarrage and Before.mover = Marines and not artilleryHalf[Before] }
pred artilleryHalf_example { playBarrage and artilleryHalf[Before] }

-- ---- Move ----

pred moveToAdjacent_example { moveUnit and paidOne and no guests[After] }
pred traitSpeed_example { moveUnit and some After.speedUsed - Before.speedUsed }
pred roadFreeMove_example {
  moveUnit and some u: After.roadUsed - Before.roadUsed |
    u.(After.at) not in u.(Before.at).adjacent
}
pred roadLastUnit_example {
  moveUnit and some u: After.roadUsed - Before.roadUsed |
    u.(Before.at) not in acting[After].(After.at) and no guests[Before]
}
pred roadFreeMove_captured_example {
  moveUnit and some u: After.roadUsed - Before.roadUsed |
    u.(Before.at).owner != u.faction
}
pred enterMustAttack_example { moveUnit and some g: guests[After] | amongEnemies[After.at, g] }
pred oversizedEntersToAttack_example {
  moveUnit and some g: guests[After] | not amongEnemies[After.at, g]
}
pred oversizedEntersToAttack_amongEnemies_example {
  moveUnit and some g: guests[After] | amongEnemies[After.at, g] and cramped[After.at, g]
}
pred enterGoesBack_example {
  draw and some g: guests[Before] | amongEnemies[Before.at, g] and not cramped[Before.at, g]
}
pred oversizedGoesBack_example { draw and some g: guests[Before] | not amongEnemies[Before.at, g] }
pred goBackAtTurnEnd_example { endTurn and some guests[Before] }
pred moveNotThroughEnemies_example {
  moveUnit and some g: guests[Before] | g.(After.at) not in g.(Before.at) + Before.from
}
pred sameUnitRepeats_example {
  moveUnit and some g: guests[Before] & guests[After] | g.(After.at) = g.(Before.at)
}

-- ---- Attack ----

pred attackSameArea_example { attack and some hurtNow and no Ranged }
pred enterStaysWhenClear_example {
  attack and some g: guests[Before] - guests[After] | some g.(After.at) and no After.winner
}
pred enterGoesBack_goesOn_example { attack and some guests[After] & Before.attacked }
pred attackByAnother_example { attack and some guests[Before] and After.at != Before.at and no guests[After]
  and some g: guests[Before] | g.(After.at) = Before.from }
pred traitRanged_example {
  attack and some v: hurtNow | v.(Before.at) not in acting[Before].(Before.at)
}
pred rangedDistributes_example {
  attack and some disj v, w: hurtNow | v.(Before.at) != w.(Before.at)
}
pred attackDistributes_example { attack and some disj v, w: hurtNow | v.(Before.at) = w.(Before.at) }
pred destroyed_example { attack and some inPlay[Before] - inPlay[After] }
pred damageAddsUp_example { attack and some v: hurtNow | hurtIn[Before, v] and some v.(After.at) }
pred damageAddsUp_destroys_example { attack and some v: inPlay[Before] - inPlay[After] | hurtIn[Before, v] }
pred bunkerBonus_example {
  attack and some v: hurtNow, a: v.(After.at) | a in Bunker and not below[v.(After.damage), v.defence]
}

-- ---- Control ----

pred controlOwnArea_example {
  moveUnit and some a: Area | no After.at.a and a.(After.control) != a.(Before.control)
}
pred controlOpposingArea_example {
  moveUnit and some a: Area | some After.at.a and a.(After.control) != a.(Before.control)
}
pred controlPersists_example { moveUnit and some a: Area | contested[After.at, a] and a.owner = Before.mover }
pred controlPersists_opposing_example {
  moveUnit and some a: Area | contested[After.at, a] and a.owner != Before.mover
}
pred controllerUsesEffect_example {
  playBarrage and some a: DarkPortal | a.owner != Before.mover and Before.ap = Ap0
}

-- ---- What the examples speak of ----

pred paidOne { After.ap = paid[Before.ap] }
pred hurtIn[s: Position, u: Unit] { below[none_, u.(s.damage)] }
fun hurtNow: set Unit {
  { v: inPlay[Before] | some v.(After.at) implies below[v.(Before.damage), v.(After.damage)] }
}
