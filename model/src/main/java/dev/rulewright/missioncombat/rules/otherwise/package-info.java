/// What only answers other than the standard ones do. The standard reading never needs to look in
/// here: a chapter that some answer changes asks one of these classes, at the clause that the
/// answer is about.
///
/// | under some readings | class | asked by the chapter |
/// |---|---|---|
/// | the areas lie in rows | [Layout] | *Set-up* |
/// | guests stay while something else is done | [Staying], [Standing] | *Moving into areas held by the enemy* |
/// | units of both players stay together | [Together] | the same |
/// | a move is remembered beyond the free moves used | [MoveTraces] | *Move a unit* |
/// | control is remembered, or decided otherwise | [ControlOtherwise] | *Areas and their control* |
/// | discards are hidden | [DiscardPiles] | *Draw a card*, *HQ* |
/// | a draw is offered | [DrawOffer] | *End of play* |
@NullMarked
package dev.rulewright.missioncombat.rules.otherwise;

import org.jspecify.annotations.NullMarked;
