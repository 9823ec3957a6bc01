package dev.rulewright.rulebook.align;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Mark;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// What can be compared of a unit.
///
/// @param length its letters
/// @param stems the beginnings of its words, in their order; words of one or two letters are left
///   out
/// @param marks what its words do in rules
record Features(boolean heading, int length, List<String> stems, Set<String> marks) {

  /// The features of each unit of an edition.
  static List<Features> of(Edition edition) {
    Lexicon lexicon = Lexicon.of(edition.language());
    return edition.units().stream().map(unit -> of(unit, lexicon)).toList();
  }

  private static Features of(Unit unit, Lexicon lexicon) {
    Lexicon.Pieces pieces = lexicon.pieces(unit.text());
    var stems = new ArrayList<String>();
    for (Token token : pieces.tokens()) {
      if (token.isWord() && (token.isNumber() || token.word().length() > 2)) {
        stems.add(token.stem());
      }
    }
    var marks = new LinkedHashSet<String>();
    pieces.marks().stream().map(Mark::key).forEach(marks::add);
    return new Features(unit.role() == Role.HEADING, unit.text().length(), stems, marks);
  }
}
