package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import java.util.List;
import java.util.Map;

/// An answer to every question that the rulebook leaves open.
///
/// The rules ask where they apply a clause, as in `reading.contested().enterWithoutAp()`. People
/// name questions and answers in words: `contested.enter-without-ap` and `legal`.
public record Reading(
    Board board,
    Setup setup,
    Turn turn,
    Deck deck,
    Hq hq,
    Portal portal,
    Event event,
    Artillery artillery,
    Damage damage,
    Control control,
    Contested contested,
    Attack attack,
    Move move,
    Oversized oversized,
    Building building,
    Ranged ranged,
    Road road,
    FreeMoves freeMoves,
    Speed speed,
    Bunker bunker,
    Win win,
    Game game,
    Unit unit,
    Knowledge info) {

  /// The reading that takes the answer which the German text supports, and where it supports none,
  /// the answer that each [Question#argument] gives reasons for.
  public static Reading standard() {
    return Catalogue.STANDARD;
  }

  /// Every question, in the order of the identifiers.
  public static List<Question> questions() {
    return Catalogue.QUESTIONS;
  }

  /// Reads a reading: `standard`, and after commas what is answered otherwise, as in
  /// `standard,contested.enter-without-ap=legal,A38=adjacent-only`. Where nothing but such answers
  /// is given, the others are those of the standard reading.
  ///
  /// @param place where the text begins
  /// @throws BadInput if a name is unknown, an answer cannot be played yet, a question is answered
  ///   twice or a piece is no answer
  public static Reading parse(String text, Place place) {
    return new ReadingParser(place).parse(text);
  }

  /// This reading with another answer to one question.
  ///
  /// @param question name or identifier of the question
  /// @param answer name of the answer
  /// @throws BadInput if a name is unknown or the answer cannot be played yet
  public Reading with(String question, String answer) {
    return new ReadingParser(new Place("reading", 1, 1)).answer(this, question, 0, answer, 0);
  }

  /// The name of the answer to each question, by the name of the question, in the order of the
  /// identifiers.
  public Map<String, String> answers() {
    return Catalogue.answersOf(this);
  }

  /// What [#parse] reads as this reading.
  public String name() {
    var name = new StringBuilder("standard");
    var standard = standard().answers();
    answers()
        .forEach((question, answer) -> {
          if (!answer.equals(standard.get(question))) {
            name.append(',').append(question).append('=').append(answer);
          }
        });
    return name.toString();
  }

  /// The same as [#name].
  @Override
  public String toString() {
    return name();
  }
}
