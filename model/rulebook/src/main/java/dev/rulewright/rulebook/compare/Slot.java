package dev.rulewright.rulebook.compare;

import static dev.rulewright.rulebook.compare.Severity.COSMETIC;
import static dev.rulewright.rulebook.compare.Severity.MISLEADING;
import static dev.rulewright.rulebook.compare.Severity.RULE_CHANGING;

import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Mark;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// A question that a passage of a rulebook answers in words of one kind; passages that say the same
/// answer it alike.
///
/// @param name without blanks, such as `timing.order`
/// @param question the question, in words
/// @param kind in what two passages differ that answer it otherwise
/// @param severity how much it matters if the answers exclude each other
/// @param silence how much it matters if one passage does not answer at all
/// @param values the answers, as classes of words
public record Slot(
    String name,
    String question,
    Kind kind,
    Severity severity,
    Severity silence,
    List<String> values) {

  /// Every slot.
  public static final List<Slot> ALL =
      List.of(
          slot(
              "modality",
              "may it, should it or must it be done?",
              Kind.MODALITY,
              RULE_CHANGING,
              RULE_CHANGING,
              "modality.may modality.should modality.must modality.must-not modality.need-not"),
          slot(
              "negation",
              "is it forbidden or denied?",
              Kind.NEGATION,
              RULE_CHANGING,
              RULE_CHANGING,
              "restriction.not"),
          slot(
              "bound",
              "how many at least or at most?",
              Kind.QUANTIFIER,
              RULE_CHANGING,
              RULE_CHANGING,
              "bound.at-most bound.at-least bound.more-than bound.less-than bound.exactly"),
          slot(
              "exclusive",
              "only this, or others as well?",
              Kind.QUANTIFIER,
              RULE_CHANGING,
              RULE_CHANGING,
              "exclusive.only"),
          slot(
              "multiple",
              "half, double or whole?",
              Kind.NUMBER,
              RULE_CHANGING,
              MISLEADING,
              "quantifier.half quantifier.double quantifier.triple quantifier.third"
                  + " quantifier.quarter"),
          slot(
              "limit",
              "is there a limit?",
              Kind.QUANTIFIER,
              MISLEADING,
              MISLEADING,
              "bound.unlimited"),
          slot(
              "quantifier",
              "all of them, some or one?",
              Kind.QUANTIFIER,
              MISLEADING,
              COSMETIC,
              "quantifier.all quantifier.several quantifier.one-or-more quantifier.one-of"),
          slot(
              "scope.any", "any of them?", Kind.SCOPE, RULE_CHANGING, MISLEADING, "quantifier.any"),
          slot(
              "remaining",
              "those that are left?",
              Kind.SCOPE,
              MISLEADING,
              MISLEADING,
              "scope.remaining"),
          slot(
              "alternative",
              "this or that?",
              Kind.CONDITION,
              RULE_CHANGING,
              RULE_CHANGING,
              "link.or"),
          slot(
              "instead",
              "instead of what?",
              Kind.OMISSION,
              MISLEADING,
              MISLEADING,
              "condition.instead"),
          slot(
              "rounding",
              "rounded up or down?",
              Kind.NUMBER,
              RULE_CHANGING,
              MISLEADING,
              "rounding.up rounding.down"),
          slot(
              "parity",
              "even or odd?",
              Kind.QUANTIFIER,
              RULE_CHANGING,
              MISLEADING,
              "parity.even parity.odd"),
          slot(
              "state",
              "full or empty?",
              Kind.CONDITION,
              RULE_CHANGING,
              COSMETIC,
              "state.full state.empty"),
          slot(
              "scope.side-of",
              "inside or outside?",
              Kind.SCOPE,
              RULE_CHANGING,
              COSMETIC,
              "side.inside side.outside"),
          slot(
              "scope.front",
              "in front of it or behind it?",
              Kind.SCOPE,
              RULE_CHANGING,
              COSMETIC,
              "side.front side.behind"),
          slot(
              "scope.height",
              "up or down?",
              Kind.SCOPE,
              RULE_CHANGING,
              COSMETIC,
              "side.up side.down"),
          slot(
              "scope.line",
              "straight or diagonally?",
              Kind.SCOPE,
              RULE_CHANGING,
              MISLEADING,
              "side.straight side.diagonal"),
          slot(
              "timing.during",
              "before it, after it or meanwhile?",
              Kind.TIMING,
              RULE_CHANGING,
              COSMETIC,
              "timing.before timing.after timing.during"),
          slot(
              "scope.owner",
              "whose is it?",
              Kind.SCOPE,
              RULE_CHANGING,
              MISLEADING,
              "scope.own scope.opposing"),
          slot(
              "scope.place",
              "where is it?",
              Kind.SCOPE,
              RULE_CHANGING,
              MISLEADING,
              "scope.adjacent scope.same scope.other"),
          slot(
              "timing.order",
              "before or after what?",
              Kind.TIMING,
              RULE_CHANGING,
              MISLEADING,
              "timing.before timing.after timing.until"),
          slot(
              "timing.point",
              "at which point of turn, round or game?",
              Kind.TIMING,
              RULE_CHANGING,
              MISLEADING,
              "timing.start timing.end"),
          slot(
              "timing.often",
              "how often?",
              Kind.TIMING,
              RULE_CHANGING,
              RULE_CHANGING,
              "timing.once timing.twice timing.three-times timing.any-time"),
          slot(
              "timing.immediately",
              "at once, or later?",
              Kind.TIMING,
              MISLEADING,
              MISLEADING,
              "timing.immediately"),
          slot(
              "timing.next",
              "now, or the next time?",
              Kind.TIMING,
              MISLEADING,
              MISLEADING,
              "timing.next timing.previous"),
          slot(
              "timing.together",
              "together, or one after the other?",
              Kind.TIMING,
              MISLEADING,
              COSMETIC,
              "timing.at-the-same-time timing.one-by-one"),
          slot(
              "exception",
              "what is excepted?",
              Kind.EXCEPTION,
              RULE_CHANGING,
              RULE_CHANGING,
              "exception.except"),
          slot(
              "openness",
              "open or hidden?",
              Kind.SCOPE,
              RULE_CHANGING,
              MISLEADING,
              "openness.face-up openness.face-down"),
          slot("chance", "by chance?", Kind.SCOPE, RULE_CHANGING, MISLEADING, "openness.random"),
          slot("who", "nobody, or somebody?", Kind.ACTOR, RULE_CHANGING, MISLEADING, "who.nobody"),
          slot(
              "who.all",
              "somebody, nobody or everybody?",
              Kind.ACTOR,
              RULE_CHANGING,
              COSMETIC,
              "who.somebody who.nobody quantifier.each"),
          slot(
              "quantifier.both",
              "both, or one?",
              Kind.QUANTIFIER,
              RULE_CHANGING,
              MISLEADING,
              "quantifier.both"),
          slot(
              "order",
              "the first or the last?",
              Kind.TIMING,
              RULE_CHANGING,
              COSMETIC,
              "order.first order.second order.third order.last"),
          slot(
              "degree",
              "more or fewer?",
              Kind.QUANTIFIER,
              RULE_CHANGING,
              COSMETIC,
              "degree.more degree.fewer"),
          slot(
              "degree.height",
              "the highest or the lowest?",
              Kind.QUANTIFIER,
              RULE_CHANGING,
              COSMETIC,
              "degree.highest degree.lowest"),
          slot(
              "degree.age",
              "the oldest or the youngest?",
              Kind.ACTOR,
              RULE_CHANGING,
              COSMETIC,
              "degree.oldest degree.youngest"),
          slot(
              "scope.side",
              "to the left or to the right?",
              Kind.SCOPE,
              RULE_CHANGING,
              MISLEADING,
              "side.left side.right"),
          slot(
              "scope.end",
              "at the top or at the bottom?",
              Kind.SCOPE,
              RULE_CHANGING,
              COSMETIC,
              "side.top side.bottom"),
          slot(
              "scope.direction",
              "clockwise, or the other way?",
              Kind.SCOPE,
              RULE_CHANGING,
              MISLEADING,
              "side.clockwise side.counterclockwise"),
          slot(
              "verb.move",
              "forward or back?",
              Kind.SCOPE,
              RULE_CHANGING,
              COSMETIC,
              "side.forward side.backward"),
          slot(
              "verb.gain",
              "given or received?",
              Kind.ACTOR,
              RULE_CHANGING,
              COSMETIC,
              "verb.receive verb.lose verb.give verb.pay"),
          slot(
              "verb.course",
              "does it begin or end?",
              Kind.TERM,
              RULE_CHANGING,
              COSMETIC,
              "verb.begin verb.end"),
          slot(
              "verb.change",
              "more or less than before?",
              Kind.TERM,
              RULE_CHANGING,
              COSMETIC,
              "verb.increase verb.reduce"),
          slot(
              "timing.span",
              "a turn, a round or the game?",
              Kind.TIMING,
              RULE_CHANGING,
              COSMETIC,
              "span.turn span.round span.game span.phase span.day span.night span.year"),
          slot("cost.free", "for free?", Kind.COST, RULE_CHANGING, MISLEADING, "cost.free"),
          slot(
              "timing.trigger",
              "as soon as it happens?",
              Kind.TIMING,
              RULE_CHANGING,
              MISLEADING,
              "timing.as-soon-as timing.as-long-as"),
          slot(
              "condition",
              "under which condition?",
              Kind.CONDITION,
              MISLEADING,
              MISLEADING,
              "condition.if"),
          slot(
              "verb.card",
              "drawn or discarded?",
              Kind.TERM,
              RULE_CHANGING,
              COSMETIC,
              "verb.draw verb.discard"),
          slot(
              "verb.removal",
              "destroyed, removed or sent back?",
              Kind.TERM,
              RULE_CHANGING,
              COSMETIC,
              "verb.destroy verb.remove verb.retreat"),
          slot(
              "verb.end",
              "won or lost?",
              Kind.TERM,
              RULE_CHANGING,
              COSMETIC,
              "verb.win verb.lose"));

  private static Slot slot(
      String name, String question, Kind kind, Severity severity, Severity silence, String values) {
    return new Slot(name, question, kind, severity, silence, List.of(values.split(" ")));
  }

  /// Whose answers are bounds with their numbers.
  static final Slot BOUNDS =
      slot(
          "bound.number",
          "at least or at most how many?",
          Kind.QUANTIFIER,
          RULE_CHANGING,
          COSMETIC,
          "");

  /// Whose answers are the numbers themselves.
  static final Slot NUMBERS =
      slot("number", "which number?", Kind.NUMBER, RULE_CHANGING, MISLEADING, "");

  /// Every slot, and those whose answers hold numbers.
  static final List<Slot> WITH_NUMBERS =
      Stream.concat(ALL.stream(), Stream.of(NUMBERS, BOUNDS)).toList();

  /// The slots to which marks of a class may be an answer, by class.
  private static final Map<String, List<Slot>> ASKING = new ConcurrentHashMap<>();

  /// Whether its answers often follow from those to another question, as *lost* follows from
  /// *given*.
  boolean isBroad() {
    return equals(BOUNDS) || name.startsWith("verb.") || name.equals("timing.span");
  }

  /// The slots to which a mark may be an answer, as far as its class tells.
  static List<Slot> asking(Mark mark) {
    return ASKING.computeIfAbsent(
        mark.type(),
        _ ->
            WITH_NUMBERS.stream()
                .filter(slot ->
                    slot.equals(NUMBERS) || slot.equals(BOUNDS) || slot.answer(mark).isPresent())
                .toList());
  }

  /// The answer that a mark gives, if it gives one to this question.
  Optional<String> answer(Mark mark) {
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
