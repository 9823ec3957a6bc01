/* A position of play, while a player takes actions.
 *
 * Decks and discard piles are left out: a unit or event that is neither in play nor in hand may be
 * anywhere else, and drawing may bring any of them. So are turn number and set-up.
 */
module position
open material
open reading

-- TURN-6, TURN-7: action points, in a fixed order
abstract sig Ap {}
one sig Ap0, Ap1, Ap2, Ap3, Ap4 extends Ap {}

fun paid[a: Ap]: lone Ap { a.(Ap4->Ap3 + Ap3->Ap2 + Ap2->Ap1 + Ap1->Ap0) }

-- how a move is paid for
abstract sig Way {}
one sig WayAp, WaySpeed, WayArterialRoad extends Way {}

sig Position {
  -- where a unit stands; nowhere if it is not in play
  at: Unit -> lone Area,
  hand: set Unit,
  events: set EventCard,
  damage: Unit -> one Level,
  -- the guest, or the last of several: a unit where it may not stay
  guest: lone Unit,
  -- where the guest came from
  from: lone Area,
  -- guests that came before and wait, and where they came from (only under A31, A32)
  staying: Unit -> lone Area,
  -- the guests that have attacked since they came
  attacked: set Unit,
  roadUsed, speedUsed: set Unit,
  -- the units that keep the effect of the Arterial Road (only under A43)
  keepsRoad: set Unit,
  -- who may use the effect of an area, as the rules tell it step by step
  control: Area -> set Faction,
  mover: one Faction,
  ap: one Ap,
  -- the player on the move in the very first turn, and nobody later
  firstTurn: lone Faction,
  -- who has won; nobody while play goes on
  winner: lone Faction
}

fun inPlay[s: Position]: set Unit { s.at.Area }
fun acting[s: Position]: set Unit { faction.(s.mover) }
fun waitingSide[s: Position]: set Unit { faction.(opponent[s.mover]) }

fun guests[s: Position]: set Unit { s.guest + s.staying.Area }
fun cameFrom[s: Position]: Unit -> Area { s.guest->s.from + s.staying }

-- the units that a reading calls oversized (A34)
fun barred: set Unit {
  says[BuildingRestrictionKeyColossal] => type.Colossal
  else says[BuildingRestrictionKeyTraitOrColossal] => Oversized + type.Colossal
  else Oversized
}
pred closedTo[u: Unit, a: Area] { u in barred and a in Building }

-- 'u.at in Building' would be true of a unit that is not in play
pred cramped[standing: Unit->Area, u: Unit] { some a: u.standing | closedTo[u, a] }
pred enemiesIn[standing: Unit->Area, f: Faction, a: Area] { some standing.a & faction.(opponent[f]) }
pred amongEnemies[standing: Unit->Area, u: Unit] { some a: u.standing | enemiesIn[standing, u.faction, a] }
-- why a unit is a guest: MOVE-4, MOVE-7
pred mayNotStay[standing: Unit->Area, u: Unit] {
  amongEnemies[standing, u] or oversizedNotOnBuilding[standing, u]
}
pred oversizedNotOnBuilding[standing: Unit->Area, u: Unit] {
  OVERSIZED_NOT_ON_BUILDING not in Dropped
  cramped[standing, u]
}
