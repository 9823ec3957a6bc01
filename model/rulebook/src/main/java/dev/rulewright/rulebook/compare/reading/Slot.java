package dev.rulewright.rulebook.compare.reading;

import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Mark;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A question that a passage of a rulebook answers in words of one kind; passages that say the same
/// answer it alike.
///
/// @param name without blanks, such as `timing.order`
/// @param question the question, in words
/// @param kind in what two passages differ that answer it otherwise
/// @param severity how much it matters if the answers exclude each other
/// @param silence how much it matters if one passage does not answer at all
/// @param values the answers, as classes of words; none where the answers hold numbers
public record Slot(
    String name,
    String question,
    Kind kind,
    Severity severity,
    Severity silence,
    List<String> values) {

  /// What parts the columns of `slots.csv`: a comma in a question has a blank behind it.
  private static final Pattern COMMA = Pattern.compile(",(?! )");

  /// Every slot, read without the care that other people's tables need.
  public static final List<Slot> ALL =
      DataFile.beside(Slot.class, "slots.csv").text().lines().skip(1).map(Slot::of).toList();

  private static Slot of(String line) {
    String[] values = COMMA.split(line, -1);
    return new Slot(
        values[0],
        values[1].replace("\"", ""),
        constant(values[2], Kind.values()),
        constant(values[3], Severity.values()),
        constant(values[4], Severity.values()),
        values[5].isEmpty() ? List.of() : List.of(values[5].split(" ")));
  }

  private static <T> T constant(String name, T[] constants) {
    return Stream.of(constants)
        .filter(each -> each.toString().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /// Whose answers are bounds with their numbers.
  public static final Slot BOUNDS = named("bound.number").orElseThrow();

  /// Whose answers are the numbers themselves.
  public static final Slot NUMBERS = named("number").orElseThrow();

  /// The slots to which marks of a class may be an answer, by class.
  private static final Map<String, List<Slot>> ASKING = new ConcurrentHashMap<>();

  /// The slot of a name, if there is one.
  public static Optional<Slot> named(String name) {
    return ALL.stream().filter(slot -> slot.name.equals(name)).findFirst();
  }

  /// Whether it only asks which of two opposites is meant. Nothing is learnt of these points, as
  /// their words say so by themselves.
  public boolean isOfOpposites() {
    return values.stream().anyMatch(value -> value.startsWith(Mark.OPPOSITE + "."));
  }

  /// Whether its answers often follow from those to another question, as *lost* follows from
  /// *given*.
  public boolean isBroad() {
    return equals(BOUNDS) || name.startsWith("verb.") || name.equals("timing.span");
  }

  /// The slots to which a mark may be an answer, as far as its class tells.
  public static List<Slot> asking(Mark mark) {
    return ASKING.computeIfAbsent(
        mark.type(),
        _ ->
            ALL.stream()
                .filter(slot ->
                    slot.equals(NUMBERS) || slot.equals(BOUNDS) || slot.answer(mark).isPresent())
                .toList());
  }

  /// The answer that a mark gives, if it gives one to this question.
  public Optional<String> answer(Mark mark) {
    if (name.equals(NUMBERS.name)) {
      return mark.type().equals(Lexicon.NUMBER) ? Optional.of(mark.value()) : Optional.empty();
    }
    if (name.equals(BOUNDS.name)) {
      return mark.kind().equals("bound") && !mark.value().isEmpty()
          ? Optional.of(mark.key())
          : Optional.empty();
    }
    for (String each : classes(mark)) {
      if (values.contains(each)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  /// What a mark says, where one class says what others say, or what two say together.
  private static List<String> classes(Mark mark) {
    return switch (mark.type()) {
      case "negation.not", "negation.without" -> List.of("restriction.not");
      case "modality.need-not" -> List.of("restriction.not", "modality.need-not");
      case "quantifier.each" -> List.of("quantifier.all", "quantifier.each");
      case "quantifier.both" -> List.of("quantifier.all", "quantifier.both");
      case "inversion.if" -> List.of("condition.if");
      case "modality.may-only" -> List.of("modality.may", "exclusive.only");
      case "timing.once-per-turn" -> List.of("timing.once");
      case "timing.start-of-turn", "timing.start-of-round", "timing.start-of-game" ->
          List.of("timing.start");
      case "timing.end-of-turn", "timing.end-of-round" -> List.of("timing.end");
      default -> List.of(mark.type());
    };
  }
}
