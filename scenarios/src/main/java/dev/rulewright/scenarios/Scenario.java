package dev.rulewright.scenarios;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A scenario: what is given, what is played, and what must come of it. The given position is the
/// only state that a scenario sets; everything after it comes from playing moves.
///
/// @param file the file it was read from
/// @param game the game, if the scenario names it
/// @param options what is chosen before the set-up, such as `teams`
/// @param clauses the clauses that it is about, each of which must be cited in the course of the
///   play
/// @param shows the clauses that it shows without a citation: clause and how the play shows it
/// @param reading the reading, `standard` if the scenario names none
/// @param source where the scenario comes from, if it says so
/// @param toldIn the editions of the rulebook that tell it: each with what in its telling does not
///   go together with its clauses, or `as here`
/// @param cards extra cards
/// @param start what the play begins with
/// @param given the fields of the position that is given; empty if the play begins with the opening
/// @param givenPlace where the given position begins
/// @param play the steps in order; may be empty
/// @param expect what must be true after the last step
/// @param question the question whose answers `under` names, if the scenario is about one
/// @param under what must come of the same moves under each of several readings; empty if the
///   scenario has one reading
public record Scenario(
    String file,
    Title title,
    Optional<Word> game,
    List<Field> options,
    List<Word> clauses,
    List<Field> shows,
    Word reading,
    Optional<String> source,
    List<Field> toldIn,
    List<Field> cards,
    Start start,
    List<Field> given,
    Place givenPlace,
    List<Step> play,
    List<Field> expect,
    Optional<Word> question,
    List<Under> under) {

  /// What a play begins with.
  public enum Start {
    /// The position that the scenario gives.
    GIVEN,
    /// The position with which every play of the game opens, which may depend on the reading.
    OPENING
  }

  /// A scenario in which nothing is played.
  ///
  /// @param file what to call it in messages
  /// @param given the fields of the position that is given; empty for the opening
  public static Scenario start(String file, Word reading, Optional<List<Field>> given) {
    return start(file, Optional.empty(), List.of(), List.of(), reading, given);
  }

  /// The same of a game that was set up.
  ///
  /// @param game the game, if it is named
  /// @param options what is chosen before the set-up
  /// @param cards extra cards
  public static Scenario start(
      String file,
      Optional<Word> game,
      List<Field> options,
      List<Field> cards,
      Word reading,
      Optional<List<Field>> given) {
    return new Scenario(
        file,
        new Title(Map.of("", file)),
        game,
        options,
        List.of(),
        List.of(),
        reading,
        Optional.empty(),
        List.of(),
        cards,
        given.isPresent() ? Start.GIVEN : Start.OPENING,
        given.orElse(List.of()),
        Place.of(file),
        List.of(),
        List.of(),
        Optional.empty(),
        List.of());
  }

  /// This scenario under one reading, whatever comes of it under others.
  public Scenario plain(Word reading) {
    return plain(title, reading, play, expect);
  }

  /// The same with another title, other steps and another end.
  Scenario plain(Title title, Word reading, List<Step> play, List<Field> expect) {
    return new Scenario(
        file,
        title,
        game,
        options,
        clauses,
        shows,
        reading,
        source,
        toldIn,
        cards,
        start,
        given,
        givenPlace,
        play,
        expect,
        Optional.empty(),
        List.of());
  }

  /// The position with which the play begins.
  ///
  /// @throws dev.rulewright.kernel.BadInput if it cannot be read or is impossible
  public <P> P position(Game<P, ?> game) {
    return switch (start) {
      case GIVEN -> game.notation().position(given, givenPlace);
      case OPENING -> game.opening();
    };
  }

  /// The identifiers of all clauses that the scenario is about, cited or shown.
  public List<String> about() {
    var cited = clauses.stream().map(Word::text);
    return Stream.concat(cited, shows.stream().map(Field::key)).toList();
  }
}
