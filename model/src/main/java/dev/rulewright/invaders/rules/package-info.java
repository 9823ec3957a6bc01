/// The rules, one class per chapter. Above the code that carries out a clause stands the clause, in
/// the words of `clauses.csv`.
///
/// | chapter | class |
/// |---|---|
/// | Before play, draw phase, end of a turn | [Turns] |
/// | Main phase: playing a card, room for it | [PlayCard] |
/// | Paying for cards | [Costs] |
/// | A card comes into play | [Entering] |
/// | Destroying and sacrificing | [Destroying], [Sacrificing] |
/// | Heroes of the Resistance | [Heroes] |
/// | Using a card, attack phase, draining | [Attack] |
///
/// [Invaders] puts the chapters together. For every kind of move a chapter has one method that says
/// which clause forbids it: lists leave out what it forbids, rulings ask it about one move. What
/// another answer than the standard one changes stands beside the standard rule with the identifier
/// of its question.
@NullMarked
package dev.rulewright.invaders.rules;

import org.jspecify.annotations.NullMarked;
