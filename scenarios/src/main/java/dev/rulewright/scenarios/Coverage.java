package dev.rulewright.scenarios;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Rulebook;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Which scenarios are about which clause of a rulebook, and which cite it.
///
/// @param rows one per clause, in the order of the rulebook
public record Coverage(List<Row> rows) {

  /// What the scenarios have to say about one clause.
  ///
  /// @param about the scenarios that are about it
  /// @param cited the scenarios in which a ruling or an event cites it
  /// @param refused the scenarios in which a move is refused because of it
  /// @param allowed the scenarios about it in which a move of a kind that it forbids in some
  ///   scenario is carried out; empty if it forbids nothing
  public record Row(
      Clause clause,
      List<Scenario> about,
      List<Scenario> cited,
      List<Scenario> refused,
      List<Scenario> allowed) {

    /// Whether the model carries the clause out, yet no scenario is about it.
    public boolean isUncovered() {
      return clause.notModelled().isEmpty() && about.isEmpty();
    }
  }

  /// The coverage of a rulebook by the scenarios of its game that were replayed.
  ///
  /// @param transcripts the transcripts of this game and possibly others, which do not count
  public static Coverage of(Rulebook rulebook, List<? extends Transcript<?, ?>> transcripts) {
    List<? extends Transcript<?, ?>> own =
        transcripts.stream().filter(t -> t.opening().box().name().equals(rulebook.game())).toList();
    return new Coverage(rulebook.clauses().stream().map(clause -> row(clause, own)).toList());
  }

  private static Row row(Clause clause, List<? extends Transcript<?, ?>> transcripts) {
    Set<String> forbidden = new HashSet<>();
    transcripts.forEach(t -> refusedKinds(t, clause).forEach(forbidden::add));
    var about =
        transcripts.stream().filter(t -> t.scenario().about().contains(clause.id())).toList();
    return new Row(
        clause,
        scenarios(about.stream()),
        scenarios(transcripts.stream().filter(t -> t.cited().contains(clause))),
        scenarios(transcripts.stream().filter(t -> refusedKinds(t, clause).findAny().isPresent())),
        scenarios(about.stream().filter(t -> carriedOutKinds(t).anyMatch(forbidden::contains))));
  }

  /// The scenarios of transcripts. A scenario with several readings has a transcript for each of
  /// them and counts once.
  private static List<Scenario> scenarios(Stream<? extends Transcript<?, ?>> transcripts) {
    var byFile = new LinkedHashMap<String, Scenario>();
    transcripts.map(Transcript::scenario).forEach(each -> byFile.putIfAbsent(each.file(), each));
    return List.copyOf(byFile.values());
  }

  /// The kinds of the moves that are refused because of a clause.
  private static <P, M> Stream<String> refusedKinds(Transcript<P, M> transcript, Clause clause) {
    return transcript.steps().stream()
        .filter(played ->
            played.step() instanceof Step.Refused refused
                && refused.because().text().equals(clause.id()))
        .flatMap(played -> kind(transcript, played));
  }

  private static <P, M> Stream<String> carriedOutKinds(Transcript<P, M> transcript) {
    return transcript.steps().stream()
        .filter(Played::isMoveCarriedOut)
        .flatMap(played -> kind(transcript, played));
  }

  /// The kind of a move is the first word of its notation.
  private static <P, M> Stream<String> kind(Transcript<P, M> transcript, Played<P, M> played) {
    return played.move().stream()
        .map(transcript.opening().game().notation()::writeMove)
        .map(text -> text.split(" ", 2)[0]);
  }
}
