package dev.rulewright.rulebook.quality;

import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.spelling.DoubledWords;
import dev.rulewright.rulebook.spelling.Misspellings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/// Tries the changes of the texts and prints how many are found. A text named as an argument is
/// shown change by change; **those that nobody tunes on are refused**, only their totals are told.
final class Quality {

  /// Nobody looks at what is found in them. They are translated closely: sentence by sentence, a
  /// word for each thing and each deed.
  static final List<String> HELD_OUT_CLOSE =
      List.of("almanac", "bastion", "cinema", "dockyard", "estuary", "furnace", "geyser", "hangar");

  /// Nor in these. They are longer, and in each language told as one would tell them there: one
  /// sentence in four is worded otherwise.
  static final List<String> HELD_OUT_IDIOMATIC =
      List.of("bazaar", "comet", "fjord", "greenhouse", "lagoon", "puppets", "sawmill", "sleds");

  /// Nor in these. They are paraphrased as their translators liked.
  static final List<String> HELD_OUT_FREE = List.of("night-market", "outpost", "cloister");

  static final List<String> HELD_OUT =
      Stream.of(HELD_OUT_CLOSE, HELD_OUT_IDIOMATIC, HELD_OUT_FREE).flatMap(List::stream).toList();

  /// The first texts that were tuned on, for which [QualityTest] has bounds.
  static final List<String> FIRST = List.of("harbour", "snails", "attic");

  /// All texts with changes that are tuned on, in alphabetical order.
  static final List<String> TUNED =
      Texts.withChanges().stream().filter(text -> !HELD_OUT.contains(text)).toList();

  /// Sentences of rulebooks that say the same in all languages, without changes.
  static final String SENTENCES = "sentences";

  private Quality() {}

  static List<Told> tell(Alignment alignment) {
    return Stream.of(
            Texts.findings(alignment),
            Misspellings.of(alignment, Set.of(), _ -> true),
            DoubledWords.of(alignment))
        .flatMap(List::stream)
        .map(Told::of)
        .toList();
  }

  /// Tries the changes of texts that were written by hand, on all cores.
  ///
  /// @param method what is told of an alignment
  /// @param folder where changed texts are written
  static Scores scores(List<String> texts, Function<Alignment, List<Told>> method, Path folder) {
    return new Scores(
        texts.parallelStream()
            .map(text ->
                Trial.of(text, Texts.LANGUAGES, Change.byHand(text), method, folder.resolve(text)))
            .toList());
  }

  /// The same with two editions of each text, in all pairs of languages.
  static Scores ofTwoEditions(List<String> texts, Path folder) {
    return new Scores(
        texts.parallelStream()
            .flatMap(text ->
                pairs()
                    .map(pair ->
                        Trial.of(
                            text, pair, Change.byHand(text), Quality::tell, folder.resolve(text))))
            .toList());
  }

  /// All pairs of languages, each in alphabetical order.
  static Stream<List<String>> pairs() {
    return Texts.LANGUAGES.stream()
        .flatMap(left ->
            Texts.LANGUAGES.stream()
                .filter(right -> left.compareTo(right) < 0)
                .map(right -> List.of(left, right)));
  }

  /// The changes that the lexicon makes.
  static Scores madeByLexicon(List<String> texts, Path folder) {
    return new Scores(
        texts.stream()
            .map(text ->
                Trial.of(text, Texts.LANGUAGES, LexiconChanges.of(text), Quality::tell, folder))
            .toList());
  }

  static void main(String[] texts) throws IOException {
    Path folder = Files.createTempDirectory("quality");
    for (String text : texts) {
      refuseHeldOut(text);
      var scores = scores(List.of(text), Quality::tell, folder);
      show(scores.trials().getFirst());
      summarize(text, scores);
    }
    if (texts.length > 0) {
      return;
    }
    heldOut("close", HELD_OUT_CLOSE, folder);
    heldOut("idiomatic", HELD_OUT_IDIOMATIC, folder);
    heldOut("free", HELD_OUT_FREE, folder);
    var tuned = scores(TUNED, Quality::tell, folder);
    summarize("tuned", tuned);
    summarize("word presence", scores(TUNED, WordPresence::tell, folder));
    summarize("by lexicon", madeByLexicon(FIRST, folder));
    for (Trial trial : tuned.trials()) {
      summarize(trial.text(), new Scores(List.of(trial)));
    }
    table(tuned);
  }

  private static void heldOut(String name, List<String> texts, Path folder) {
    var held = scores(texts, Quality::tell, folder);
    summarize(name, held);
    summarize("of two", ofTwoEditions(texts, folder));
    summarize("word presence", scores(texts, WordPresence::tell, folder));
    System.out.printf(
        "random %.4f %.4f  every line %.3f %.3f%n",
        held.randomRecall(),
        held.randomPrecision(),
        held.everyLineRecall(),
        held.everyLinePrecision());
  }

  /// Keeps a text that nobody looks at from being shown, or learnt from.
  ///
  /// @throws IllegalArgumentException if it is one of [#HELD_OUT]
  static void refuseHeldOut(String text) {
    if (HELD_OUT.contains(text)) {
      throw new IllegalArgumentException("nobody looks at what is found in " + text);
    }
  }

  private static void summarize(String name, Scores scores) {
    System.out.printf(
        "%-14s rule-changing %s=%.2f  misleading %s=%.2f  precision %s=%.2f  alarms %d%n",
        name,
        scores.recall(Severity.RULE_CHANGING),
        scores.recall(Severity.RULE_CHANGING).value(),
        scores.recall(Severity.MISLEADING),
        scores.recall(Severity.MISLEADING).value(),
        scores.precision(),
        scores.precision().value(),
        scores.trials().stream().mapToInt(trial -> trial.before().size()).sum());
  }

  private static void table(Scores tuned) {
    var languages = Texts.LANGUAGES.stream().sorted().toList();
    System.out.println("| kind | tuned | " + String.join(" | ", languages) + " |");
    System.out.println("|---|---|" + "---|".repeat(languages.size()));
    for (Kind kind : Kind.values()) {
      Stream<String> byLanguage =
          languages.stream()
              .map(language ->
                  tuned
                      .recall(change ->
                          change.kinds().contains(kind) && change.language().equals(language))
                      .toString());
      System.out.println(
          "| %s | %s | %s |"
              .formatted(
                  kind,
                  tuned.recall(change -> change.kinds().contains(kind)),
                  String.join(" | ", byLanguage.toList())));
    }
  }

  private static void show(Trial trial) {
    trial.before().forEach(told -> System.out.println("ALARM " + text(told)));
    for (Trial.Result each : trial.results()) {
      Change change = each.change();
      System.out.printf(
          "%s %s:%d '%s' > '%s' %s %s%n",
          each.isFound() ? "ok  " : "MISS",
          change.language(),
          change.line(),
          change.before(),
          change.after(),
          change.kinds(),
          change.severity());
      each.hits().forEach(told -> System.out.println("       + " + text(told)));
      each.others().forEach(told -> System.out.println("       - " + text(told)));
    }
  }

  private static String text(Told told) {
    return told.edition()
        + " "
        + told.kind()
        + " "
        + told.words()
        + " "
        + told.row().units().values();
  }
}
