/// The rules, one class per chapter of the rulebook, in its words. Above the code that carries out
/// a clause stands the clause, in the words of [dev.rulewright.starquest.StarQuestClause].
///
/// | chapter | class |
/// |---|---|
/// | Before play, choice of weapons | [Arming] |
/// | Order of play, turn of the alien player, events | [Turns] |
/// | Turn of a player | [Actions] |
/// | Movement | [Movement] |
/// | Doors | [Doors] |
/// | A new board, placing blips | [Boards] |
/// | Revealing blips | [Blips] |
/// | Line of sight | [dev.rulewright.starquest.board.Sight] |
/// | Firing, attacks of aliens | [Firing] |
/// | Hits | [Hits] |
/// | Heavy weapons | [AssaultCannon], [PlasmaGun], [MissileLauncher] |
/// | Close combat | [CloseCombat] |
/// | Collecting tokens, eliminating marines, the mission | [Points] |
/// | The Dreadnought | [Dreadnought] |
/// | Reinforcements | [Reinforcements] |
/// | End of play, victory | [Ending] |
///
/// [StarQuest] puts the chapters together, and [Decisions] makes the decisions that come up
/// between. For every kind of move a chapter has one method that says which clause forbids it, or
/// which squares the clauses leave: lists take what it leaves, rulings ask it about one move.
///
/// What another answer than the standard one changes stands beside the standard rule, for it is a
/// line or two everywhere; the identifier of the question stands with it.
@NullMarked
package dev.rulewright.starquest.rules;

import org.jspecify.annotations.NullMarked;
