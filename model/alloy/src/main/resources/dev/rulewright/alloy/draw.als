/* Chapter Action: draw a card, with the HQ, as far as hands go: decks are left out, so a draw may
 * bring any card that is neither in play nor in hand.
 */
module draw
open area

-- A09 is not mirrored: under some answers who controls the HQ may not draw without it
pred draw[s, t: Position] { drawing[s, t] }

pred drawWithHq[s, t: Position] {
  hqDrawOneMore[s]
  drawing[s, t]
}
pred drawing[s, t: Position] {
  endsAtOnce[s]
  enterMustAttack_first[s, none]
  oversizedEntersToAttack_first[s, none]
  actionCostsOneAp[s, t]
  t.at = here[s, none]
  enterStaysWhenClear[s, t, none, none, none]
  controlChangesAtOnce[s, t, none]
  lastUnitRemoved[s, t]
  turnGoesOn[s, t]
  handsStay[s, t]
  damageStays[s, t]
  marksStay[s, t, none, none, none]
}
-- Chance: a card comes to the hand of the player on the move
pred drawn[s, t: Position, card: Unit + EventCard] {
  no s.winner
  card not in inPlay[s] + s.hand + s.events
  card.(faction + player) = s.mover
  drawTopCard[s, t, card]
  t.at = s.at
  t.guest = s.guest
  t.from = s.from
  t.staying = s.staying
  t.attacked = s.attacked
  t.control = s.control
  t.ap = s.ap
  t.winner = s.winner
  turnGoesOn[s, t]
  damageStays[s, t]
  marksStay[s, t, none, none, none]
}
-- DRAW-1
pred drawTopCard[s, t: Position, card: Unit + EventCard] {
  DRAW_TOP_CARD in Dropped
  or (t.hand = s.hand + (card & Unit) and t.events = s.events + (card & EventCard))
}
