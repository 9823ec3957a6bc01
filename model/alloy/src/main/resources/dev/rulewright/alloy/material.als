/* Chapter Introduction and material: factions, types, areas, units, events.
 *
 * Nothing here says which board or which cards: without further facts the board, the units and the
 * order of their values are arbitrary, within the scope of a command. A board of the game is given
 * by facts that pin these signatures to the area and card data.
 */
module material
open util/ordering[Level] as amount
open clause

abstract sig Faction {}
one sig Marines, Portalists extends Faction {}

-- ATTACK-8
abstract sig UnitType {}
one sig Standard, Elite, Colossal extends UnitType {}

-- AREA-1, AREA-2: an area is its faction's own, whoever controls it
sig Area {
  adjacent: set Area,
  owner: one Faction
}
sig Building in Area {}
sig Hq, ArtilleryEmplacement, Bunker, ArterialRoad in Area {}
sig YellowPortal, RedPortal, BluePortal, DarkPortal in Area {}

fact AdjacencyIsMutual { no iden & adjacent and adjacent = ~adjacent }

/* An amount of damage or defence, in order; the first is none. How amounts add up is left open but
 * for what every addition does: more damage is more, up to a last amount that no defence exceeds.
 * So a hit may raise damage to any higher amount, which covers every weapon there can be.
 */
sig Level {
  plus: Level -> one Level
}
fact DamageRaises {
  all a: Level | a.plus[amount/first] = a
  all a: Level, b: Level - amount/first | amount/gt[a.plus[b], a] or a.plus[b] = amount/last
}

fun none_: one Level { amount/first }
pred below[a, b: Level] { amount/lt[a, b] }
fun lower[a: Level]: set Level { amount/prevs[a] }

sig Unit {
  faction: one Faction,
  type: one UnitType,
  -- ATTACK-10: the unit type that its weapon is made against
  weapon: one UnitType,
  -- ATTACK-9
  defence: one Level,
  -- BUNKER-1: its defence in a bunker
  bunkered: one Level,
  -- ATTACK-11
  strength: one Level
}
sig Oversized, Ranged, Speed in Unit {}

fact DefenceIsSome {
  all u: Unit | below[none_, u.defence] and below[u.defence, u.bunkered]
}

abstract sig EventCard {
  player: one Faction
}
-- EVENT-1 to EVENT-3: damage against one unit type; half of it where the Artillery Emplacement is lost
sig Barrage extends EventCard {
  against: one UnitType,
  full: one Level,
  half: one Level
}
-- EVENT-4
sig Removal extends EventCard {}

fun opponent[f: Faction]: one Faction { Faction - f }

-- PORTAL-1 to PORTAL-3: the portals that match a type
fun portalsFor[t: UnitType]: set Area {
  { a: Area |
    (YELLOW_PORTALS not in Dropped and t = Standard and a in YellowPortal) or
    (RED_PORTAL not in Dropped and t = Elite and a in RedPortal) or
    (BLUE_PORTAL not in Dropped and t = Colossal and a in BluePortal) }
}
