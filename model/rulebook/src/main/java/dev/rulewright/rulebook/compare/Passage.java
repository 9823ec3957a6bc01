package dev.rulewright.rulebook.compare;

import static java.util.stream.Collectors.toCollection;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.Finding.Said;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Mark;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// The units of one edition in a bead, and what their words do.
///
/// @param marks what its words do, in the order of the text
/// @param words the words of each mark, as they stand in the text
record Passage(List<Unit> units, List<Mark> marks, List<String> words) {

  private static final Set<String> RESTRICTIONS =
      Set.of(
          "negation.not",
          "negation.without",
          "modality.must-not",
          "modality.need-not",
          "exclusive.only",
          "modality.may-only",
          "timing.once",
          "timing.once-per-turn",
          "exception.except",
          "bound.unlimited",
          "bound.at-most",
          "timing.until");

  /// Numbers for which languages have words that say other things, too: *no*, *a*, *both*.
  private static final Set<String> UNSURE = Set.of("0", "1", "2");

  static Passage of(List<Unit> units, Lexicon lexicon) {
    var marks = new ArrayList<Mark>();
    var words = new ArrayList<String>();
    for (Unit unit : units) {
      List<Token> tokens = Token.of(unit.text());
      for (Mark mark : lexicon.marks(tokens)) {
        marks.add(mark);
        words.add(
            mark.tokens().stream()
                .map(tokens::get)
                .map(token -> unit.text().substring(token.start(), token.end()))
                .collect(Collectors.joining(" ")));
      }
    }
    return new Passage(units, marks, words);
  }

  /// The answers to a slot in the order of the text, with the words that give them.
  List<Said> sequence(Slot slot) {
    var answers = new ArrayList<Said>();
    for (int i = 0; i < marks.size(); i++) {
      String said = words.get(i);
      slot.answer(marks.get(i)).ifPresent(answer -> answers.add(new Said(answer, said)));
    }
    return answers;
  }

  /// The answers to a slot, each once.
  Set<String> answers(Slot slot) {
    return sequence(slot).stream().map(Said::value).collect(toCollection(TreeSet::new));
  }

  /// Whether a class of words stands here.
  boolean says(Set<String> types) {
    return marks.stream().anyMatch(mark -> types.contains(mark.type()));
  }

  /// Whether words of another class say what a class of words says: *no limit* for *may*.
  boolean saysOtherwise(String value) {
    return switch (value) {
      case "restriction.not", "exclusive.only", "exception.except", "modality.must-not" ->
          says(RESTRICTIONS) || marks.stream().anyMatch(Passage::isZero);
      case "modality.may" -> says(Set.of("bound.unlimited", "modality.must-not"));
      default -> false;
    };
  }

  private static boolean isZero(Mark mark) {
    return mark.type().equals(Lexicon.NUMBER) && mark.value().equals("0");
  }

  /// The numbers in the order of the text, with their words.
  List<Said> numbers() {
    var numbers = new ArrayList<Said>();
    for (int i = 0; i < marks.size(); i++) {
      Mark mark = marks.get(i);
      if (mark.type().equals(Lexicon.NUMBER) && !UNSURE.contains(mark.value())) {
        numbers.add(new Said(mark.value(), words.get(i)));
      }
    }
    return numbers;
  }
}
