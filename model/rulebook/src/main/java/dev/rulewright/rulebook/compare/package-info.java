/// Where aligned editions differ, row by row. How *You may draw 2 cards*, *Du darfst 2 Karten
/// ziehen* and *Vous devez piocher 2 cartes* become a finding:
///
/// 1. `Passage`: what the words of an edition do (`modality.may` in *en* and *de*, `modality.must`
///    in *fr*, `number.value 2` in all) and what they name (`thing.card`). What they do answers the
///    questions of `Slot`: to *may it or must it be done?* there are two answers.
/// 2. `Clues`: what some editions say and others do not, each a `Clue`. *fr* alone lacks
///    `modality.may`, *fr* alone has `modality.must`. How sure that is depends on what all rows
///    teach: what two languages often say differently (`Habits`), which words stand for each other
///    (`Dictionary`), what translators keep (`Kept`).
/// 3. `RowComparison`: findings from clues, each clue for the first that can use it: answers that
///    exclude each other (these two), who gets what (`Receivers`), parts that are missing
///    (`MissingParts`), single answers, other words (`OtherWords`). `Draft` keeps one finding for
///    one difference. The confidence that they give orders them; it is told only where no edition
///    is alone, and of three editions.
/// 4. `Deviation`: how likely an edition deviates, by decision trees over features. A feature is a
///    slot, a value or a kind of words, behind `-` if the edition alone lacks it, `+` if it alone
///    has it, `(+` if it has it in brackets, `~` if others may say it in other words, `!` if it
///    says another thing instead: here `-modality`, `+modality`, `!modality` and others.
/// 5. `Kinds`: what to call the difference, by the same features and by where the words stand
///    (`Surroundings`); here modality. Both tables are learnt by the tests' `Learning`.
@NullMarked
package dev.rulewright.rulebook.compare;

import org.jspecify.annotations.NullMarked;
