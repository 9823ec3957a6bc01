package dev.rulewright.cli.site;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.Transcript;
import dev.rulewright.simulator.files.JsonFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// What a site says of a game, kept beside its pages so that another version can be compared.
///
/// @param clauses what each says, by identifier
/// @param questions what each asks, by identifier
/// @param answers what the rules say under each, by the identifier of the question and the name of
///   the answer, such as `A38 adjacent-only`; that of the standard reading is marked
/// @param scenarios the title of each, by path
/// @param rulings what came of each step of each scenario, by path with reading
/// @param files the paths of all files of the site
record Snapshot(
    String game,
    String title,
    SortedMap<String, String> clauses,
    SortedMap<String, String> questions,
    SortedMap<String, String> answers,
    SortedMap<String, String> scenarios,
    SortedMap<String, List<String>> rulings,
    SortedSet<String> files) {

  /// The name of its file in the folder of a site.
  static final String FILE = "site.json";

  /// Copies.
  Snapshot {
    clauses = copied(clauses);
    questions = copied(questions);
    answers = copied(answers);
    scenarios = copied(scenarios);
    rulings = copied(rulings);
    files = Collections.unmodifiableSortedSet(new TreeSet<>(files));
  }

  private static <T> SortedMap<String, T> copied(SortedMap<String, T> map) {
    return Collections.unmodifiableSortedMap(new TreeMap<>(map));
  }

  /// What a site says.
  static Snapshot of(Site site, Set<String> files) {
    var clauses = new TreeMap<String, String>();
    for (Clause clause : site.rulebook().clauses()) {
      clauses.put(clause.id(), clause.paraphrase() + clause.status().mark());
    }
    var questions = new TreeMap<String, String>();
    var answers = new TreeMap<String, String>();
    for (Question question : site.rulebook().questions()) {
      questions.put(question.id(), question.asks());
      for (Question.Answer answer : question.answers()) {
        answers.put(
            question.id() + " " + answer.name(),
            answer.sentence()
                + (answer.name().equals(question.standard()) ? " (standard)" : "")
                + (answer.editions().isEmpty()
                    ? ""
                    : " (printed in " + String.join(", ", answer.editions()) + ")"));
      }
    }
    var scenarios = new TreeMap<String, String>();
    var rulings = new TreeMap<String, List<String>>();
    for (Told told : site.scenarios()) {
      scenarios.put(told.path(), told.title(site.language()));
      for (Transcript<?, ?> play : told.plays().transcripts()) {
        rulings.put(told.path() + " · " + play.scenario().reading(), steps(play));
      }
    }
    return new Snapshot(
        site.box().name(),
        site.rulebook().title(),
        clauses,
        questions,
        answers,
        scenarios,
        rulings,
        new TreeSet<>(files));
  }

  private static <P, M> List<String> steps(Transcript<P, M> play) {
    var steps = new ArrayList<String>();
    play.steps().forEach(step -> steps.add(step(step, play)));
    return steps;
  }

  /// Such as `move hound bunker: refused [MOVE-7]`, or the events of what is played.
  private static <P, M> String step(Played<P, M> step, Transcript<P, M> play) {
    String kind = step.step().getClass().getSimpleName().toLowerCase(Locale.ROOT);
    String move = step.move().map(play.opening().game().notation()::writeMove).orElse(kind);
    return move
        + ": "
        + step.ruling().map(Snapshot::ruling).orElse("no ruling")
        + (step.failures().isEmpty() ? "" : "; not as the scenario says")
        + step.events().stream().map(Snapshot::event).collect(Collectors.joining());
  }

  private static String ruling(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed allowed -> "legal " + Clause.cited(allowed.clauses());
      case Ruling.Refused refused -> "refused " + Clause.cited(List.of(refused.clause()));
    };
  }

  private static String event(Event event) {
    return "; " + event.text() + " " + Clause.cited(event.clauses());
  }

  /// Reads that of a site.
  ///
  /// @param site the folder of the site, or the file itself
  /// @param game the game that it must be about
  /// @throws BadInput if it is not there, makes no sense, or is about another game
  static Snapshot read(Path site, String game) {
    Path file = Files.isDirectory(site) ? site.resolve(FILE) : site;
    Snapshot read = JsonFile.read(file, Snapshot.class);
    if (!read.game.equals(game)) {
      throw BadInput.at(Place.of(file.toString()))
          .because("it is about %s, expected a site about %s".formatted(read.game, game));
    }
    return read;
  }

  /// The text of its file.
  String text() {
    return JsonFile.text(this);
  }

  /// The files of this site that another one lacks.
  Collection<String> filesBeyond(Snapshot other) {
    var gone = new TreeSet<>(files);
    gone.removeAll(other.files);
    return gone;
  }
}
