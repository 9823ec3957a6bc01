package dev.rulewright.rulebook.align;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Mark;
import dev.rulewright.rulebook.lexicon.Token;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// What can be compared of a unit.
///
/// @param length its letters
/// @param stems the beginnings of its words, in their order; words of one or two letters are left
///   out
/// @param marks what its words do in rules
record Features(boolean heading, int length, List<String> stems, Set<String> marks) {

  /// So many letters of a word say which one it is.
  private static final int STEM = 6;

  private static final Pattern MARKS = Pattern.compile("\\p{M}");
  private static final Pattern ENDING = Pattern.compile("(?:e[nmrs]?|[nsx])$");

  /// The features of each unit of an edition.
  static List<Features> of(Edition edition) {
    Lexicon lexicon = Lexicon.of(edition.language());
    return edition.units().stream().map(unit -> of(unit, lexicon)).toList();
  }

  private static Features of(Unit unit, Lexicon lexicon) {
    List<Token> tokens = Token.of(unit.text());
    var stems = new ArrayList<String>();
    for (Token token : tokens) {
      if (token.isWord() && (token.isNumber() || token.word().length() > 2)) {
        stems.add(stem(token.word()));
      }
    }
    var marks = new LinkedHashSet<String>();
    lexicon.marks(tokens).stream().map(Mark::key).forEach(marks::add);
    return new Features(unit.role() == Role.HEADING, unit.text().length(), stems, marks);
  }

  /// The beginning of a word, without accents and without an ending of one or two letters.
  static String stem(String word) {
    String plain = MARKS.matcher(Normalizer.normalize(word, Normalizer.Form.NFD)).replaceAll("");
    String bare = plain.length() > 4 ? ENDING.matcher(plain).replaceAll("") : plain;
    return bare.substring(0, Math.min(STEM, bare.length()));
  }
}
