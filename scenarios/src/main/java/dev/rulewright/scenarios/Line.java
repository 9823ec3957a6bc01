package dev.rulewright.scenarios;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A line: a start and what is played from it, typed move by move. Only its last move may be
/// refused.
///
/// @param transcript what comes of it; its scenario holds a step for each move that was judged
/// @param unasked what stands behind a move that is refused
/// @param <P> positions
/// @param <M> moves
public record Line<P, M>(Transcript<P, M> transcript, List<Word> unasked) {

  /// Plays a line.
  ///
  /// @param start where it starts and by which rules; steps and expectations are not looked at
  /// @param moves moves, and outcomes of chance where chance decides, in notation or in the words
  ///   of a page; what can come in one way only comes by itself
  /// @throws BadInput as [Opening#of], or if a text means no move, or nothing that chance can bring
  public static <P, M> Line<P, M> of(Scenario start, List<Word> moves, Box<P, M> box) {
    return of(
        Opening.of(start.plain(start.title(), start.reading(), List.of(), List.of()), box), moves);
  }

  /// The same from a start that is set up already.
  ///
  /// @throws BadInput if a text means no move, or nothing that chance can bring
  public static <P, M> Line<P, M> of(Opening<P, M> opening, List<Word> moves) {
    Scenario start = opening.scenario();
    var played = new ArrayList<Played<P, M>>();
    P position = opening.given();
    for (Word move : moves) {
      Step step = step(inNotation(move, position, opening), position, opening.game());
      Played<P, M> next = new StepReplay<>(opening, step, position, false).played();
      requireRuling(next);
      played.add(next);
      position = next.after();
      if (!next.goesOn()) {
        break;
      }
    }
    List<Step> steps = played.stream().<Step>map(Played::step).toList();
    var scenario = start.plain(start.title(), start.reading(), steps, List.of());
    return new Line<>(
        Replay.transcript(
            new Opening<>(scenario, opening.box(), opening.game(), opening.given()),
            played,
            position),
        moves.subList(played.size(), moves.size()));
  }

  /// The moves and outcomes of chance that a scenario plays, without those that come by themselves.
  ///
  /// @throws BadInput if the scenario cannot be set up
  public static <P, M> List<Word> played(Scenario scenario, Box<P, M> box) {
    var opening = Opening.of(scenario.plain(scenario.reading()), box);
    return Replay.of(opening).steps().stream()
        .filter(played ->
            switch (played.step()) {
              case Step.Do _ -> true;
              case Step.Chance _ -> opening.game().turn(played.before()).choices().size() > 1;
              default -> false;
            })
        .flatMap(played -> played.step().tried().stream())
        .toList();
  }

  /// A move as it is, if it is notation, else the first of its meanings that is.
  private static <P, M> Word inNotation(Word move, P position, Opening<P, M> opening) {
    if (isNotation(move, position, opening)) {
      return move;
    }
    List<Word> meanings =
        opening.box().sentences().meanings(move.text()).stream()
            .map(text -> new Word(text, move.place()))
            .toList();
    return meanings.stream()
        .filter(meaning -> isNotation(meaning, position, opening))
        .findFirst()
        .orElse(meanings.getLast());
  }

  private static <P, M> boolean isNotation(Word text, P position, Opening<P, M> opening) {
    try {
      opening.game().notation().readMove(position, text.text(), text.place());
      return true;
    } catch (BadInput e) {
      return false;
    }
  }

  private static <P, M> Step step(Word text, P position, Game<P, M> game) {
    var nothing = new Step.Outcome(List.of(), List.of(), List.of(), List.of());
    boolean chance = game.turn(position) instanceof Turn.Chance<M>(_, var all) && all.size() > 1;
    return chance
        ? new Step.Chance(text, nothing, text.place(), Optional.empty())
        : new Step.Do(text, Optional.empty(), nothing, text.place(), Optional.empty());
  }

  private static void requireRuling(Played<?, ?> played) {
    boolean refused = played.ruling().orElse(null) instanceof Ruling.Refused;
    if (!played.goesOn() && !refused) {
      Failure failure = played.failures().getLast();
      throw BadInput.at(failure.place()).because(failure.sentence());
    }
  }

  /// The box of its game.
  public Box<P, M> box() {
    return transcript.opening().box();
  }

  /// The rules.
  public Game<P, M> game() {
    return transcript.opening().game();
  }

  /// Its moves and outcomes of chance as they were given, those that were not asked included.
  public List<Word> moves() {
    return Stream.concat(
            transcript.scenario().play().stream().flatMap(step -> step.tried().stream()),
            unasked.stream())
        .toList();
  }

  /// The position after it; a move that is refused changes none.
  public P position() {
    return transcript.last();
  }

  /// The last move, if there is one.
  public Optional<Played<P, M>> last() {
    return transcript.steps().isEmpty()
        ? Optional.empty()
        : Optional.of(transcript.steps().getLast());
  }

  /// The refusal with which it ends, if it does.
  public Optional<Ruling.Refused> refusal() {
    return last()
        .flatMap(Played::ruling)
        .flatMap(
            r -> r instanceof Ruling.Refused refused ? Optional.of(refused) : Optional.empty());
  }

  /// What would come of it with each other answer to each question in turn.
  ///
  /// @param goOn is run before each answer; throws what ends the search
  public ReadingTable otherwise(Runnable goOn) {
    return ReadingTable.ofEveryAnswer(transcript, goOn);
  }

  /// It as a scenario that holds: a refusal at its end is expected.
  public Scenario told() {
    return told(title());
  }

  private Scenario told(String title) {
    var steps = new ArrayList<>(transcript.scenario().play());
    refusal()
        .ifPresent(refused -> {
          Place place = steps.removeLast().place();
          String move = game().notation().writeMove(last().orElseThrow().move().orElseThrow());
          steps.add(
              new Step.Refused(
                  new Word(move, place),
                  new Word(refused.clause().id(), place),
                  place,
                  Optional.empty()));
        });
    Scenario scenario = transcript.scenario();
    return scenario.plain(new Title(Map.of("", title)), scenario.reading(), steps, List.of());
  }

  private String title() {
    return last()
        .flatMap(Played::move)
        .map(game().notation()::writeMove)
        .map(move -> move + (refusal().isPresent() ? " is refused" : " is legal"))
        .orElse("A position");
  }

  /// It as a story, of which nothing is expected: play may wait for chance at its end.
  ///
  /// @param title what the story is called
  public Plays story(String title) {
    Scenario told = told(title);
    var steps = new ArrayList<>(transcript.steps());
    if (refusal().isPresent()) {
      Played<P, M> last = steps.removeLast();
      Step refused = told.play().getLast();
      steps.add(
          new Played<>(
              refused,
              last.before(),
              last.move(),
              last.ruling(),
              last.events(),
              last.after(),
              List.of(),
              true));
    }
    var opening = new Opening<>(told, box(), game(), transcript.opening().given());
    return new Plays(told, List.of(new Transcript<>(opening, steps, position(), List.of())));
  }
}
