package dev.rulewright.rulebook.compare.reading;

import dev.rulewright.rulebook.compare.reading.Passage.Place;
import dev.rulewright.rulebook.compare.reading.Passage.Said;
import dev.rulewright.rulebook.compare.reading.Passage.Word;
import dev.rulewright.rulebook.lexicon.Lexicon;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Where words stand in a passage beside those of rules: behind *if*, in a price, before a verb.
public final class Standing {

  private static final Set<String> VERBS = Set.of("modality", "verb");

  private static final Set<String> PRICES = Set.of("verb.pay", "cost.price");

  private static final Set<String> CONDITIONS =
      Set.of("condition.if", "inversion.if", "timing.as-soon-as", "timing.as-long-as");

  /// So many words a word of rules stands at most from what it is about.
  private static final int NEAR = 4;

  /// So many words what is counted stands at most behind its number.
  private static final int COUNTED = 2;

  private Standing() {}

  /// Whether a word stands before the first verb of rules in its part, so that it names who acts.
  public static boolean acts(Passage passage, Place place) {
    return passage.marks().stream()
        .filter(said -> said.place().part() == place.part())
        .filter(said -> VERBS.contains(said.mark().kind()))
        .mapToInt(said -> said.place().at())
        .min()
        .stream()
        .anyMatch(verb -> place.at() < verb && verb - place.at() <= NEAR);
  }

  /// Whether words stand in a condition: in a part of a sentence, as or behind a word such as *if*
  /// or *as soon as*.
  public static boolean isInCondition(Passage passage, Place place) {
    return passage.marks().stream()
        .anyMatch(said ->
            CONDITIONS.contains(said.mark().type())
                && said.place().part() == place.part()
                && said.place().at() <= place.at());
  }

  /// Whether words stand right behind a number, so that they say what is counted.
  public static boolean isCounted(Passage passage, Place place) {
    return passage.marks().stream()
        .filter(said -> said.mark().type().equals(Lexicon.NUMBER))
        .map(said -> place.at() - said.place().at())
        .anyMatch(behind -> behind >= 1 && behind <= COUNTED);
  }

  /// Whether no word with a meaning of its own follows in the same part.
  public static boolean isLast(Passage passage, Place place) {
    return passage.words().stream()
        .map(Word::place)
        .noneMatch(other -> other.part() == place.part() && other.at() > place.at());
  }

  /// Whether a word stands behind a word of time.
  public static boolean isTimed(Passage passage, Place place) {
    return isBehind(passage, "timing.", place);
  }

  /// Whether a word stands where it is said what has to be paid.
  public static boolean isInPrice(Passage passage, Place place) {
    return tellsPrice(passage, place.part());
  }

  /// Whether a part of a sentence says what has to be paid, or goes on with no verb after one that
  /// does.
  private static boolean tellsPrice(Passage passage, int part) {
    List<Said> here = passage.marks().stream().filter(said -> said.place().part() == part).toList();
    return here.stream().anyMatch(said -> PRICES.contains(said.mark().type()))
        || (part > 0
            && here.stream().noneMatch(said -> VERBS.contains(said.mark().kind()))
            && tellsPrice(passage, part - 1));
  }

  /// Whether a person is named near a place.
  public static boolean isNearPerson(Passage passage, Place place) {
    return Stream.concat(
            passage.words().stream().filter(word -> word.names("person")).map(Word::place),
            passage.marks().stream()
                .filter(said -> said.mark().type().equals("who.player"))
                .map(Said::place))
        .anyMatch(person -> Math.abs(person.at() - place.at()) <= NEAR);
  }

  /// Whether a word stands behind a word of paying, so that it says what is paid.
  public static boolean isPaid(Passage passage, Place place) {
    return isBehind(passage, "verb.pay", place);
  }

  /// Whether a word stands behind a word such as *to*, so that it says who gets something.
  public static boolean isReceiver(Passage passage, Place place) {
    return isBehind(passage, "role.to", place);
  }

  /// Whether words of a class, or of a kind of classes, begin shortly before a place of the same
  /// part.
  private static boolean isBehind(Passage passage, String types, Place place) {
    return passage.marks().stream()
        .anyMatch(said ->
            said.mark().type().startsWith(types)
                && said.place().part() == place.part()
                && said.place().at() < place.at()
                && place.at() - said.place().at() <= NEAR);
  }
}
