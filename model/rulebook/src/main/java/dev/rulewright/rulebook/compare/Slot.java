package dev.rulewright.rulebook.compare;

import static dev.rulewright.rulebook.compare.Severity.COSMETIC;
import static dev.rulewright.rulebook.compare.Severity.MISLEADING;
import static dev.rulewright.rulebook.compare.Severity.RULE_CHANGING;

import dev.rulewright.rulebook.lexicon.Mark;
import java.util.List;
import java.util.Optional;
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
              MISLEADING,
              "modality.may modality.should modality.must modality.must-not"),
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
              Kind.QUANTIFIER,
              RULE_CHANGING,
              MISLEADING,
              "quantifier.half quantifier.double"),
          slot(
              "limit",
              "is there a limit?",
              Kind.QUANTIFIER,
              MISLEADING,
              MISLEADING,
              "bound.unlimited"),
          slot(
              "quantifier",
              "all of them, or some?",
              Kind.QUANTIFIER,
              MISLEADING,
              COSMETIC,
              "quantifier.all quantifier.any quantifier.several"),
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
              "scope.adjacent scope.same"),
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
              "timing.start-of-turn timing.end-of-turn timing.start-of-round timing.end-of-round"
                  + " timing.start-of-game"),
          slot(
              "timing.often",
              "how often?",
              Kind.TIMING,
              RULE_CHANGING,
              RULE_CHANGING,
              "timing.once-per-turn timing.once"),
          slot(
              "timing.immediately",
              "at once, or later?",
              Kind.TIMING,
              MISLEADING,
              COSMETIC,
              "timing.immediately"),
          slot(
              "timing.next",
              "now, or the next time?",
              Kind.TIMING,
              MISLEADING,
              MISLEADING,
              "timing.next"),
          slot(
              "timing.together",
              "together, or one after the other?",
              Kind.TIMING,
              MISLEADING,
              MISLEADING,
              "timing.at-the-same-time"),
          slot(
              "exception",
              "what is excepted?",
              Kind.EXCEPTION,
              RULE_CHANGING,
              RULE_CHANGING,
              "exception.except"),
          slot(
              "openness",
              "open, hidden or by chance?",
              Kind.QUANTIFIER,
              RULE_CHANGING,
              MISLEADING,
              "openness.face-up openness.face-down openness.random"),
          slot(
              "verb.card",
              "drawn or discarded?",
              Kind.ACTOR,
              RULE_CHANGING,
              COSMETIC,
              "verb.draw verb.discard"),
          slot(
              "verb.removal",
              "destroyed, removed or sent back?",
              Kind.ACTOR,
              RULE_CHANGING,
              COSMETIC,
              "verb.destroy verb.remove verb.retreat"),
          slot(
              "verb.end",
              "won or lost?",
              Kind.ACTOR,
              RULE_CHANGING,
              COSMETIC,
              "verb.win verb.lose"));

  private static Slot slot(
      String name, String question, Kind kind, Severity severity, Severity silence, String values) {
    return new Slot(name, question, kind, severity, silence, List.of(values.split(" ")));
  }

  /// The answer that a mark gives, if it gives one to this question.
  Optional<String> answer(Mark mark) {
    return classes(mark).filter(values::contains).findFirst();
  }

  /// What a mark says, where one class says what others say, or what two say together.
  private static Stream<String> classes(Mark mark) {
    return switch (mark.type()) {
      case "negation.not", "negation.without", "modality.need-not" -> Stream.of("restriction.not");
      case "quantifier.each", "quantifier.both" -> Stream.of("quantifier.all");
      case "modality.may-only" -> Stream.of("modality.may", "exclusive.only");
      default -> Stream.of(mark.type());
    };
  }
}
