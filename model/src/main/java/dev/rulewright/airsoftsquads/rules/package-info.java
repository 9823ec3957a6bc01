/// The rules, one class per PHASE or ACTION, in the words of the chapter. Above the code that
/// carries out a clause stands the clause, in the words of `clauses.csv`.
///
/// | chapter | class |
/// |---|---|
/// | set-up (assumed) | [SetUp] |
/// | ROUND, PREPARATION PHASE, STRATEGY PHASE | [StrategyPhase] |
/// | COMBAT PHASE, BONUS | [CombatPhase] |
/// | Attack and its modifiers | [AttackAction], [Terms] |
/// | Move | [MoveAction] |
/// | HIT and OUT | [Hits] |
/// | PERFORMANCE | [Performance] |
/// | SUPPORT PHASE | [SupportPhase], [Items] |
/// | SAVEZONE | [Savezone], [Retirement], [Relocation] |
/// | drawing | [Draw] |
/// | the end | [Ending] |
///
/// A chapter answers with a position whose stage says what is next; [AirsoftSquads] goes on until
/// somebody has to decide, or chance. For every kind of decision a chapter has one method that says
/// which clause forbids a move: lists take what it leaves, rulings ask it about one move. What an
/// answer other than the standard one changes stands beside the standard rule, with the identifier
/// of the question.
@NullMarked
package dev.rulewright.airsoftsquads.rules;

import org.jspecify.annotations.NullMarked;
