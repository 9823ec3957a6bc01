/// The rules, one class per chapter of the rulebook, in its words. Above the code that carries out
/// a clause stands the clause, in the words of [dev.rulewright.starquest.StarQuestClause].
///
/// | chapter | class |
/// |---|---|
/// | Before play, choice of weapons | [Arming] |
/// | Order of play, turn of the alien player, events | [Turns] |
/// | Turn of a player | [Actions] |
/// | Movement | [Movement][dev.rulewright.starquest.rules.movement.Movement] |
/// | Doors | [Doors][dev.rulewright.starquest.rules.movement.Doors] |
/// | A new board, placing blips | [Boards][dev.rulewright.starquest.rules.ship.Boards] |
/// | Revealing blips | [Blips] |
/// | Line of sight | [dev.rulewright.starquest.board.Sight] |
/// | Firing, attacks of aliens | [Firing][dev.rulewright.starquest.rules.attack.Firing] |
/// | Firing, with every weapon | [Shooting] |
/// | Hits | [Hits][dev.rulewright.starquest.rules.attack.Hits] |
/// | Heavy weapons | [AssaultCannon][dev.rulewright.starquest.rules.attack.AssaultCannon], [PlasmaGun][dev.rulewright.starquest.rules.attack.PlasmaGun], [MissileLauncher][dev.rulewright.starquest.rules.attack.MissileLauncher] |
/// | Close combat | [CloseCombat][dev.rulewright.starquest.rules.attack.CloseCombat] |
/// | Collecting tokens, eliminating marines, the mission | [Points][dev.rulewright.starquest.rules.ship.Points] |
/// | The Dreadnought | [Dreadnought][dev.rulewright.starquest.rules.movement.Dreadnought] |
/// | Reinforcements | [Reinforcements] |
/// | End of play, victory | [Ending] |
///
/// [Chapters] puts the chapters together, and [Decisions] makes the decisions that come up between.
/// For every kind of move a chapter has one method that says which clause forbids it, or which
/// squares the clauses leave: lists take what it leaves, rulings ask it about one move.
///
/// What another answer than the standard one changes stands beside the standard rule, for it is a
/// line or two everywhere; the identifier of the question stands with it.
@NullMarked
package dev.rulewright.starquest.rules;

import org.jspecify.annotations.NullMarked;
