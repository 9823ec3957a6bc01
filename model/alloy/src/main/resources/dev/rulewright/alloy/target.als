/* Chapter Action: attack, the part on who can be hit and what destroys. */
module target
open control

-- ATTACK-9, BUNKER-1, BUNKER-3: the damage that destroys a unit in an area
fun defenceAt[u: Unit, a: Area]: one Level {
  BUNKER_BONUS not in Dropped and a in Bunker and hasBonus[u] => u.bunkered else u.defence
}
-- A49
pred hasBonus[u: Unit] { not says[BunkerBonusScopeMarines] or u.faction = Marines }
-- ATTACK-6
pred destroyedBy[u: Unit, a: Area, damage: Level] { not below[damage, defenceAt[u, a]] }

-- ATTACK-2
pred attackSameArea[standing: Unit->Area, here: Area, v: Unit] {
  ATTACK_SAME_AREA in Dropped or here in v.standing
}
-- TRAIT-4
pred traitRanged[standing: Unit->Area, u: Unit, here: Area, v: Unit] {
  TRAIT_RANGED not in Dropped
  u in Ranged
  some v.standing & here.adjacent
}
-- ATTACK-5
pred attackMatchingType[standing: Unit->Area, u: Unit, here: Area, v: Unit] {
  ATTACK_MATCHING_TYPE in Dropped
  or (says[RangedTypeMatchReversed] and here not in v.standing => v.weapon = u.type
      else v.type = u.weapon)
}
-- ATTACK-1: what is attacked are enemy units in play
pred attackWithOwnUnit_target[standing: Unit->Area, u, v: Unit] {
  some v.standing
  ATTACK_WITH_OWN_UNIT in Dropped or v.faction != u.faction
}

-- whom a unit could attack from an area
fun targets[standing: Unit->Area, u: Unit, here: Area]: set Unit {
  { v: Unit |
    u.strength != none_
    and attackWithOwnUnit_target[standing, u, v]
    and (attackSameArea[standing, here, v] or traitRanged[standing, u, here, v])
    and attackMatchingType[standing, u, here, v] }
}
