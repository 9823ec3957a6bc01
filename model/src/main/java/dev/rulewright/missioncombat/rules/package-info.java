/// The rules, one class per chapter of the rulebook, in its words. Whoever knows the rulebook finds
/// a clause here in one step; the constants of [dev.rulewright.missioncombat.MissionClause] lead
/// from the code to the clause.
///
/// | chapter | class |
/// |---|---|
/// | Set-up | [Opening], [SetUp], [Layout] |
/// | Player's turn, end of turn | [PlayerTurn] |
/// | End of play | [Victory], [DrawOffer] |
/// | Action: draw a card | [DrawCard], [Reshuffle] |
/// | HQ | [Hq] |
/// | Action: play a card, units; portals | [PlayUnit], [Portals] |
/// | Action: play a card, events; the four events, Dark Portal, Artillery Emplacement | [PlayEvent] |
/// | Action: move a unit; speed | [MoveUnit] |
/// | Arterial Road | [ArterialRoad] |
/// | Moving into an area held by the enemy, oversized units on buildings | [Guests], [Buildings] |
/// | Action: attack; ranged | [Attack] |
/// | Attack and events: who can be hit, how damage is split | [Aim], [Splitting], [SplitConditions] |
/// | Damage, destruction, bunkers | [Damage] |
/// | Areas and their control | [Control], under other readings [ControlOtherwise] |
///
/// [MissionCombat] puts the chapters together: which of them a position waits for, which moves it
/// lists, which it refuses, and what a move does. Every chapter that offers a move has the same
/// three methods: `list` adds the legal moves to a [MoveList], `refusal` says which clause forbids
/// a move, and `play` carries it out and tells the chronicle what happened, as [Happening]s.
///
/// What only other readings need to remember of a move is in [MoveTraces], which guests stay under
/// them in [Staying]; [Possible] says which positions can be, for whoever reads one.
@NullMarked
package dev.rulewright.missioncombat.rules;

import org.jspecify.annotations.NullMarked;
