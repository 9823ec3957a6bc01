package dev.rulewright.cli.guarantees.check;

import dev.rulewright.cli.guarantees.divergence.Comparison;
import dev.rulewright.cli.guarantees.divergence.WitnessScenario;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.reports.results.Verdict;
import dev.rulewright.simulator.divergence.Divergence;
import dev.rulewright.simulator.divergence.Divergence.Searched;
import dev.rulewright.simulator.divergence.DivergenceSearch;
import dev.rulewright.simulator.divergence.Witness;
import dev.rulewright.simulator.kit.GameKit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/// The check that a question is moot: a search for a play that its answers tell apart, from two
/// pieces on the board and at most one elsewhere on.
///
/// @param box what is in the box
/// @param choices what is chosen before the set-up that is not standard
/// @param kit what the simulator knows of the game
/// @param threads how many threads
/// @param stop whether somebody stops it; asked before each answer
/// @param progress is told the reading and the answer that is compared now
record Searches<P, M>(
    Box<P, M> box,
    SortedMap<String, String> choices,
    GameKit<P, M> kit,
    int threads,
    BooleanSupplier stop,
    BiConsumer<String, String> progress) {

  static final String METHOD = "search";

  private static final Place PLACE = Place.of("the reading");
  private static final int UNITS = 2;
  private static final int OTHERS = 1;
  private static final int MOVES = 4;
  private static final long BUDGET = 100_000;

  /// The answers that were compared with that of the reading.
  ///
  /// @param missing how many were not reached before somebody stopped it
  private record AllCompared<P, M>(List<Compared<P, M>> compared, int missing) {}

  /// An answer that was compared with that of the reading.
  private record Compared<P, M>(
      Question.Answer answer, Comparison<P, M> comparison, Divergence<P, M> divergence) {

    int length() {
      return divergence.witness().map(Witness::length).orElse(Integer.MAX_VALUE);
    }
  }

  /// Checks a reading.
  List<Found> check(Subject<P, M> subject) {
    var found = new ArrayList<Found>();
    for (Property<P, M> property : subject.properties()) {
      if (property.check() instanceof Check.OfQuestion<P, M>(Question question)) {
        found.add(found(subject, property, question));
      }
    }
    return found;
  }

  private Found found(Subject<P, M> subject, Property<P, M> property, Question question) {
    long start = System.nanoTime();
    AllCompared<P, M> all = compared(box.readings().parse(subject.reading(), PLACE), question);
    List<Compared<P, M>> compared = all.compared;
    Optional<Compared<P, M>> parting =
        compared.stream()
            .filter(each -> each.divergence.witness().isPresent())
            .min(Comparator.comparingInt(Compared::length));
    boolean expected = property.expectation() instanceof Expectation.Fails;
    String reason = Subject.reason(property.expectation());
    if (property.expectation() instanceof Expectation.NotMeaningful
        || (compared.isEmpty() && all.missing == 0)) {
      String why = reason.isEmpty() ? "no other answer goes together with the reading" : reason;
      return subject.found(property, METHOD, "", Verdict.MEANINGLESS, why, 0);
    }
    String bound = compared.isEmpty() ? "" : bound(compared);
    if (parting.isEmpty() && all.missing > 0) {
      String missing = Paragraph.count(all.missing, "answer") + " not compared";
      return subject.found(
          property, METHOD, bound, Verdict.STOPPED, missing, Pace.secondsSince(start));
    }
    if (parting.isEmpty()) {
      Verdict verdict = expected ? Verdict.NOT_SEEN_TO_FAIL : Verdict.NOTHING_FOUND;
      return subject.found(property, METHOD, bound, verdict, reason, Pace.secondsSince(start));
    }
    return subject
        .found(
            property,
            METHOD,
            bound,
            expected ? Verdict.FAILS_AS_EXPECTED : Verdict.FAILS,
            told(parting.get()) + (reason.isEmpty() ? "" : "; " + reason),
            Pace.secondsSince(start))
        .with(scenario(parting.get()));
  }

  private static String told(Compared<?, ?> parting) {
    return "the answer '%s' leads elsewhere after %d moves"
        .formatted(parting.answer.name(), parting.length());
  }

  private Optional<String> scenario(Compared<P, M> parting) {
    return parting
        .divergence
        .witness()
        .map(witness -> new WitnessScenario<>(parting.comparison, witness, choices))
        .filter(WitnessScenario::canBeTold)
        .map(WitnessScenario::write);
  }

  private AllCompared<P, M> compared(Reading reading, Question question) {
    int missing = 0;
    var compared = new ArrayList<Compared<P, M>>();
    for (Question.Answer answer : question.answers()) {
      if (!answer.equals(reading.answerTo(question))) {
        Optional<Reading> other = Comparison.varied(box, reading, question, answer);
        if (other.isPresent() && stop.getAsBoolean()) {
          missing++;
        } else if (other.isPresent()) {
          compared.add(compared(reading, other.get(), answer));
        }
      }
    }
    return new AllCompared<>(compared, missing);
  }

  private Compared<P, M> compared(Reading reading, Reading other, Question.Answer answer) {
    var comparison = Comparison.of(box, reading, other, kit.testPieces());
    var divergence =
        DivergenceSearch.upTo(MOVES)
            .within(BUDGET)
            .onThreads(threads)
            .search(
                comparison.readings(),
                kit.smallStarts(comparison.readings(), UNITS, OTHERS),
                (_, family) ->
                    progress.accept(
                        reading.name(), "comparing %s from %s".formatted(answer.name(), family)));
    return new Compared<>(answer, comparison, divergence);
  }

  private static <P, M> String bound(List<Compared<P, M>> compared) {
    List<Searched> searched = compared.getFirst().divergence.bounds();
    long starts = searched.stream().mapToLong(Searched::starts).sum();
    boolean complete = searched.stream().allMatch(Searched::complete);
    return "plays of up to %d moves from %,d starts of %d units and up to %d other card%s"
        .formatted(MOVES, starts, UNITS, OTHERS, complete ? "" : ", not all of them");
  }
}
