/* How much damage each target is given: the amounts of an attack or event, added up.
 *
 * Only here are amounts numbers, so this is for boards and cards that are given and not for proofs;
 * a proof leaves the split open, which covers every one there is. A level counts as many steps as
 * there are levels below it.
 */
module split
open step

fun points[l: Level]: Int { #lower[l] }
fun given[hits: Unit -> Level, part: set Unit]: Int {
  sum v: part & hits.Level | points[v.hits]
}

-- the points that a unit can take before more does nothing
fun need[s: Position, v: Unit, a: Area]: Int { minus[points[defenceAt[v, a]], points[v.(s.damage)]] }

-- ATTACK-3, ATTACK-11, TRAIT-5; A36: the other attack may be left out
pred attackDistributes[s: Position, u: Unit, hits: Unit -> lone Level] {
  let standing = here[s, u & guests[s]], reached = targets[standing, u, u.standing],
      home = reached & standing.(u.standing), far = reached - home {
    says[RangedModeExtraAttack]
      => dealt[s, standing, home, hits, u.strength, says[AttackDistributionPerTarget] => Unit else none]
         and (no far & hits.Level or shared[s, standing, far, hits, u.strength])
      else dealt[s, standing, reached, hits, u.strength,
        says[AttackDistributionPerTarget] and no far & hits.Level => Unit else none]
  }
}
pred dealt[s: Position, standing: Unit->Area, part: set Unit, hits: Unit -> Level, pool: Level,
    toEach: set Unit] {
  some toEach => dealtToEach[s, standing, part, hits, pool]
  else shared[s, standing, part, hits, pool]
}

/* To some of the targets no more points are given than there are. All are given, or just what the
 * targets can take, so that the surplus goes without saying (A47); or all, and none of them is lost
 * while a target can take it; or any part.
 */
pred shared[s: Position, standing: Unit->Area, part: set Unit, hits: Unit -> Level, pool: Level] {
  given[hits, part] =< points[pool]
  says[AttackDamageAmountAnyPart]
  or (given[hits, part] = points[pool] and (says[AttackDamageAmountAll]
        or part in destroyed[s, standing, hits] or noneLost[s, standing, part, hits]))
  or (part in destroyed[s, standing, hits] and noneLost[s, standing, part, hits])
}
pred noneLost[s: Position, standing: Unit->Area, part: set Unit, hits: Unit -> Level] {
  all v: part & hits.Level, a: v.standing | points[v.hits] =< need[s, v, a]
}

-- L07: who is hit gets all the points, or just what it can take, or as A47 says any part of them
pred dealtToEach[s: Position, standing: Unit->Area, part: set Unit, hits: Unit -> Level, pool: Level] {
  all v: part & hits.Level {
    points[v.hits] =< points[pool]
    v.hits = pool or says[AttackDamageAmountAnyPart]
    or some a: v.standing | points[v.hits] = need[s, v, a]
  }
  says[AttackDamageAmountAnyPart] or no part or some part & hits.Level
}

-- EVENT-1 to EVENT-3, ARTILLERY-1, ARTILLERY-2: an upper limit, whatever attacks must deal
pred hellfire_amount[s: Position, e: EventCard, hits: Unit -> lone Level] {
  let pool = artilleryHalf[s] => e.half else e.full,
      reached = { v: here[s, none].Area | v.type = e.against } {
    given[hits, reached] =< points[pool]
  }
}
