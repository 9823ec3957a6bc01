/// A game that is declared: it says once what lies on its table and what its words are, and then,
/// chapter by chapter, which choices there are, under which clause each restriction stands, and
/// what follows. From that come the text form of positions and moves, what each player may know,
/// the list of legal moves and the ruling on any move.
///
/// An author extends [Declaration]. What is declared are plain values, made when the game is set
/// up; nothing is found by reflection.
///
/// | to say | there is |
/// |---|---|
/// | which things there are | [Things]: players, cards, numbers, or several of these together |
/// | what lies on the table | [Counter], [Choice], [Pile], and [Each] for one of them for every player or place |
/// | what can be done | [Verb]: the words of a kind of moves |
/// | whose turn it is, and what may be done | [Stage], with a [Rule] for each verb |
///
/// A [Position] is a row of whole numbers, told apart by them.
@NullMarked
package dev.rulewright.kernel.declared;

import org.jspecify.annotations.NullMarked;
