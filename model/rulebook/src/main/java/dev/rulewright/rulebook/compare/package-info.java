/// Where aligned editions differ, row by row. How *You may draw 2 cards*, *Du darfst 2 Karten
/// ziehen* and *Vous devez piocher 2 cartes* become a finding:
///
/// 1. *Reading*: what the words of an edition do (`modality.may` in *en* and *de*, `modality.must`
///    in *fr*, `number.value 2` in all) and what they name (`thing.card`): a `Passage`. What they
///    do answers the questions of `Slot`: to *may it or must it be done?* there are two answers.
/// 2. *Matching*: which rows belong together (`Neighbours`), and what some editions say and others
///    do not (`Clues`), each a `Clue`. *fr* alone lacks `modality.may`, *fr* alone has
///    `modality.must`. How sure that is depends on what all rows teach (`Learnt`): what two
///    languages often say differently (`Habits`), which words stand for each other (`Dictionary`),
///    and on what translators keep (`Kept`).
/// 3. *Weighing*: how sure a finding is by itself (`Ground`), which says what is told first, and
///    how likely an edition deviates by all that a row says of it (`Weigher`). That is what is
///    told; the first only where no edition is alone, and of three editions. Decision trees over
///    features say how likely (`Deviation`). A feature is a slot, a value or a kind of words,
///    behind `-` if the edition alone lacks it, `+` if it alone has it, `(+` if it has it in
///    brackets, `~` if others may say it in other words, `!` if it says another thing instead: here
///    `-modality`, `+modality`, `!modality` and others. The same features, and where the words
///    stand (`Surroundings`), say what to call the difference (`Kinds`): here modality. Both tables
///    are learnt by the tests' `Learning`.
/// 4. *Telling*: findings from clues, each clue for the first that can use it (`RowComparison`):
///    answers that exclude each other (these two), who gets what, parts that are missing
///    (`MissingParts`), single answers, other words (`OtherWords`). `Draft` keeps one finding for
///    one difference; `Rows` tells of sentences that are missing, `Examples` of those that say
///    otherwise than their clause.
///
/// Each room knows those before it, none those behind it.
@NullMarked
package dev.rulewright.rulebook.compare;

import org.jspecify.annotations.NullMarked;
