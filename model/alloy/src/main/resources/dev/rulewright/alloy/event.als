/* Chapters Action: play a card, events, and Events. */
module event
open area
open attack

pred playBarrage[s, t: Position, e: EventCard, hits: Unit -> lone Level] {
  endsAtOnce[s]
  enterMustAttack_first[s, none]
  oversizedEntersToAttack_first[s, none]
  holdsEvent[s, e]
  e in Barrage
  none_ not in Unit.hits
  hellfire[s, e, hits]
  playEventEffect[s, e]
  paysForEvent[s, t]
  damaged[s, t, here[s, none], hits]
  enterStaysWhenClear[s, t, none, none, none]
  controlChangesAtOnce[s, t, none]
  lastUnitRemoved[s, t]
  turnGoesOn[s, t]
  playEventDiscard[s, t, e]
  marksStay[s, t, none, none, none]
}

pred playRemoval[s, t: Position, e: EventCard, v: Unit] {
  endsAtOnce[s]
  enterMustAttack_first[s, none]
  oversizedEntersToAttack_first[s, none]
  holdsEvent[s, e]
  e in Removal
  trapPortal[s, v]
  paysForEvent[s, t]
  t.at = here[s, none] - v->Area
  enterStaysWhenClear[s, t, none, none, none]
  controlChangesAtOnce[s, t, none]
  lastUnitRemoved[s, t]
  turnGoesOn[s, t]
  playEventDiscard[s, t, e]
  damageStays[s, t]
  marksStay[s, t, none, none, none]
}

-- PLAY-6
pred holdsEvent[s: Position, e: EventCard] {
  e in s.events
  PLAY_EVENT_EFFECT in Dropped or e.player = s.mover
}
-- EVENT-1 to EVENT-3; L11
pred hellfire[s: Position, e: EventCard, hits: Unit -> lone Level] {
  all v: hits.Level {
    some v.(here[s, none])
    withoutType[e] or v.type = e.against
    withoutType[e] or v.faction != s.mover or says[EventTargetSideAny]
  }
}
-- PLAY-6; A15
pred playEventEffect[s: Position, e: EventCard] {
  says[EventNoEffectPlayIllegal] implies
    some v: here[s, none].Area |
      v.type = e.against and (v.faction != s.mover or says[EventTargetSideAny])
}
pred withoutType[e: EventCard] {
  (e.against = Colossal and HELLFIRE in Dropped)
  or (e.against = Standard and ARTILLERY_BARRAGE in Dropped)
  or (e.against = Elite and MISSILE_STRIKE in Dropped)
}
-- EVENT-4
pred trapPortal[s: Position, v: Unit] {
  some v.(here[s, none])
  TRAP_PORTAL in Dropped or v.faction != s.mover
}
-- TURN-3, PORTAL-5
pred paysForEvent[s, t: Position] {
  darkPortal[s] => freeAction[s, t] else actionCostsOneAp[s, t]
}
-- PLAY-7
pred playEventDiscard[s, t: Position, e: EventCard] {
  t.hand = s.hand
  t.events = s.events - (PLAY_EVENT_DISCARD in Dropped => none else e)
}
