/* Chapter Action: attack. */
module attack
open guest

/* A unit attacks: the guest from where it stands, any other unit after the guests have gone back.
 *
 * How much each target is given is open but for the sum, which `split` adds where amounts are
 * numbers.
 */
pred attack[s, t: Position, u: Unit, hits: Unit -> lone Level] {
  endsAtOnce[s]
  enterMustAttack_first[s, u]
  oversizedEntersToAttack_first[s, u]
  attackWithOwnUnit[s, u]
  oversizedGoesBack_afterOneAttack[s, u]
  attackNeedsTarget[hits]
  attackMatchingType_hits[s, u, hits]
  actionCostsOneAp[s, t]
  damaged[s, t, here[s, u & guests[s]], hits]
  enterStaysWhenClear[s, t, u & guests[s], u.(cameFrom[s]), u]
  controlChangesAtOnce[s, t, u & guests[s]]
  lastUnitRemoved[s, t]
  turnGoesOn[s, t]
  handsStay[s, t]
  marksStay[s, t, none, none, none]
}

-- ATTACK-1
pred attackWithOwnUnit[s: Position, u: Unit] {
  u.faction = s.mover
  some u.(here[s, u & guests[s]])
}
-- A32
pred oversizedGoesBack_afterOneAttack[s: Position, u: Unit] {
  u in guests[s] implies mayAttackAgain[s, u]
}
-- ATTACK-4
pred attackNeedsTarget[hits: Unit -> lone Level] {
  ATTACK_NEEDS_TARGET in Dropped or some hits
  none_ not in Unit.hits
}
-- ATTACK-2, ATTACK-5, TRAIT-4: each unit hit is one that can be attacked
pred attackMatchingType_hits[s: Position, u: Unit, hits: Unit -> lone Level] {
  let standing = here[s, u & guests[s]] | all a: u.standing | hits.Level in targets[standing, u, a]
}

-- ---- What damage does ----

-- the units that hits destroy (ATTACK-6)
fun destroyed[s: Position, standing: Unit->Area, hits: Unit -> Level]: set Unit {
  { v: hits.Level | DESTROYED not in Dropped
    and some a: v.standing | destroyedBy[v, a, v.hurt[s, hits]] }
}
-- ATTACK-7: damage adds up
fun hurt[v: Unit, s: Position, hits: Unit -> Level]: lone Level {
  DAMAGE_ADDS_UP in Dropped => none_.plus[v.hits] else v.(s.damage).plus[v.hits]
}
pred damaged[s, t: Position, standing: Unit->Area, hits: Unit -> lone Level] {
  t.at = standing - (destroyed[s, standing, hits] -> Area)
  all v: Unit | v.(t.damage) =
    (v not in inPlay[t] => none_ else some v.hits => v.hurt[s, hits] else v.(s.damage))
}
