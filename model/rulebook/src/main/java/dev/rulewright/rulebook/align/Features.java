package dev.rulewright.rulebook.align;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// What can be compared of a unit.
///
/// @param length its letters
/// @param roots the roots of its words, in their order; words of one or two letters are left out
/// @param bag all that it can share with a unit of another edition: the roots, and what words do in
///   rules, behind [#MARK]
record Features(boolean heading, int length, List<String> roots, Set<String> bag) {

  /// Stands before what words do in rules, to tell it from words.
  static final String MARK = "mark ";

  /// The features of each unit of an edition.
  static List<Features> of(Edition edition) {
    Lexicon lexicon = Lexicon.of(edition.language());
    return edition.units().stream().map(unit -> of(unit, lexicon)).toList();
  }

  private static Features of(Unit unit, Lexicon lexicon) {
    Lexicon.Pieces pieces = lexicon.pieces(unit.compared());
    var roots = new ArrayList<String>();
    for (Token token : pieces.tokens()) {
      if (token.isWord() && (token.isNumber() || token.word().length() > 2)) {
        roots.add(token.root());
      }
    }
    var bag = new LinkedHashSet<>(roots);
    pieces.marks().forEach(mark -> bag.add(MARK + mark.key()));
    return new Features(unit.role() == Role.HEADING, unit.text().length(), roots, bag);
  }
}
