/// The rules, one class per chapter of the rulebook, in its words. Whoever knows the rulebook finds
/// a clause here in one step: above the code that carries it out stands the clause, in the words of
/// [dev.rulewright.missioncombat.MissionClause].
///
/// | chapter | class |
/// |---|---|
/// | Set-up | [Opening], [SetUp] |
/// | Player's turn, end of turn | [PlayerTurn] |
/// | End of play | [Victory] |
/// | Action: draw a card | [DrawCard], [Reshuffle] |
/// | HQ | [Hq] |
/// | Action: play a card, units; portals | [PlayUnit], [Portals] |
/// | Action: play a card, events; the four events, Dark Portal | [PlayEvent] |
/// | Artillery Emplacement | [ArtilleryEmplacement][dev.rulewright.missioncombat.rules.splitting.ArtilleryEmplacement] |
/// | Action: move a unit | [MoveUnit] |
/// | Speed, Arterial Road | [dev.rulewright.missioncombat.rules.moving] |
/// | Moving into an area held by the enemy, oversized units on buildings | [EnterToAttack], [Guests], [Buildings][dev.rulewright.missioncombat.rules.table.Buildings] |
/// | Action: attack; ranged | [Attack] |
/// | Attack and events: who can be hit, how damage is split | [dev.rulewright.missioncombat.rules.splitting] |
/// | Damage, destruction, bunkers | [Damage][dev.rulewright.missioncombat.rules.table.Damage] |
/// | Areas and their control | [Control][dev.rulewright.missioncombat.rules.table.Control] |
///
/// [Chapters] puts the chapters together: which of them a position waits for, which moves it lists,
/// which it refuses, and what a move does. Every chapter that offers a move has the same three
/// methods: `list` adds the legal moves to a
/// [MoveList][dev.rulewright.missioncombat.rules.listing.MoveList], `refusal` says which clause
/// forbids a move, and `play` carries it out and tells the chronicle what happened, as
/// [happenings][dev.rulewright.missioncombat.Event].
///
/// What only other readings do stands apart, in [dev.rulewright.missioncombat.rules.otherwise], and
/// what holds without a move in [dev.rulewright.missioncombat.rules.table].
@NullMarked
package dev.rulewright.missioncombat.rules;

import org.jspecify.annotations.NullMarked;
