/* The union of all actions. */
module step
open play
open event
open draw
open turn

pred byMoveUnit[s, t: Position] { some u: Unit, to: Area, way: Way | moveUnit[s, t, u, to, way] }
pred byAttack[s, t: Position] {
  some u: Unit, hits: Unit -> lone Level | attack[s, t, u, hits]
}
pred byPlayUnit[s, t: Position] { some u: Unit, a: Area | playUnit[s, t, u, a] }
pred byPlayBarrage[s, t: Position] {
  some e: EventCard, hits: Unit -> lone Level | playBarrage[s, t, e, hits]
}
pred byPlayRemoval[s, t: Position] { some e: EventCard, v: Unit | playRemoval[s, t, e, v] }
pred byDraw[s, t: Position] { draw[s, t] or drawWithHq[s, t] }
pred byDrawn[s, t: Position] { some card: Unit + EventCard | drawn[s, t, card] }
pred byEndTurn[s, t: Position] { endTurn[s, t] }
