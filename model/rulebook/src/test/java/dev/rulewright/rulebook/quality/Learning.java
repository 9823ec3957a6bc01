package dev.rulewright.rulebook.quality;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.project.Compared;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Learns what [Comparison] knows by numbers, from the texts that are tuned on, each without a
/// change and with each of its changes, and writes `kept.csv`, which concepts translators keep;
/// `several-editions.trees` and `two-editions.trees`, by which it judges how likely one deviates,
/// boosted trees (see [Boosting]); `several-editions-kinds.csv` and `two-editions-kinds.csv`, by
/// which it names the difference, one [LogisticRegression] for each kind against all others. **It
/// refuses the texts that nobody tunes on.** They are written anew whenever the features, the
/// lexicons or the texts change, with the classes of this module and of its tests; `kept.csv`
/// first, as the others rest on it:
///
/// `java -cp … dev.rulewright.rulebook.quality.Learning FOLDER kept`, then without `kept`
final class Learning {

  /// In so many texts a concept stands at least that says anything of others.
  private static final int FEWEST_TEXTS = 3;

  /// In so many changes a feature stands at least that says what to call them.
  private static final int FEWEST_CHANGES = 5;

  /// In so many pairs of languages each change is tried.
  private static final int PAIRS = 3;

  /// What a row of a text without a change weighs beside one with it, of three editions or more and
  /// of two; one of the sentences, which have no text around them, weighs half as much.
  private static final double UNCHANGED = 4;

  private static final double UNCHANGED_OF_TWO = 2;

  /// The logarithms of the odds from which something is told: of several editions where no less is
  /// right of what is told in the close texts than before clues became surer, as lexicons fit the
  /// texts that they were mended by better than others; of two editions where five or six findings
  /// are told in a thousand sentences that say the same.
  private static final double THRESHOLD = -0.5;

  private static final double THRESHOLD_OF_TWO = 0.75;

  /// The logarithm of the odds of the least confidence that is told.
  private static final double LEAST =
      Math.log(Compared.LEAST_CONFIDENCE / (1 - Compared.LEAST_CONFIDENCE));

  /// An edition in a row.
  ///
  /// @param changed whether it deviates
  /// @param weight how much it counts
  /// @param surroundings where the words stand with which it is alone
  /// @param kinds what people call the change; empty if there is none
  /// @param found the kind of what is found first of it
  record Sample(
      boolean changed,
      double weight,
      Map<String, Double> features,
      Map<String, Double> surroundings,
      Set<Kind> kinds,
      Optional<Kind> found) {}

  private Learning() {}

  static void main(String[] arguments) throws IOException {
    Path tables = Path.of(arguments[0]);
    List<String> texts =
        Stream.concat(Quality.TUNED.stream(), Stream.of(Quality.SENTENCES)).toList();
    if (arguments.length > 1) {
      write(tables.resolve("kept.csv"), "concept", List.of("met", "kept"), kept(texts));
      return;
    }
    List<Sample> several = samples(texts, List.of(Texts.LANGUAGES));
    List<Sample> two = samples(texts, Quality.pairs().toList());
    write(tables, "several-editions", several, THRESHOLD, FEWEST_CHANGES);
    write(tables, "two-editions", two, THRESHOLD_OF_TWO, PAIRS * FEWEST_CHANGES);
  }

  /// Writes how likely an edition deviates, and what to call it.
  ///
  /// @param fewest in so many samples a feature stands at least that says what to call it
  private static void write(
      Path tables, String name, List<Sample> samples, double threshold, int fewest)
      throws IOException {
    Files.write(
        tables.resolve(name + ".trees"), Boosting.learn(examples(samples), LEAST - threshold));
    write(
        tables.resolve(name + "-kinds.csv"),
        "feature",
        Stream.of(Kind.values()).map(Kind::toString).toList(),
        columns(
            Stream.of(Kind.values())
                .map(kind -> LogisticRegression.learn(named(samples, kind), fewest))
                .toList()));
  }

  /// What all texts teach, each in all of some sets of languages, in their order, on all cores.
  private static List<Sample> samples(List<String> texts, List<List<String>> sets)
      throws IOException {
    Path folder = Files.createTempDirectory("learning");
    return texts.parallelStream()
        .flatMap(text ->
            sets.stream()
                .flatMap(languages -> samples(text, languages, folder.resolve(text)).stream()))
        .toList();
  }

  private static List<Boosting.Example> examples(List<Sample> samples) {
    return samples.stream()
        .map(each -> new Boosting.Example(each.features(), each.changed(), each.weight()))
        .toList();
  }

  /// Which changes are of a kind, and which are not.
  private static List<Boosting.Example> named(List<Sample> samples, Kind kind) {
    return samples.stream()
        .filter(Sample::changed)
        .map(sample -> {
          Map<String, Double> features = new LinkedHashMap<>(sample.features());
          features.putAll(sample.surroundings());
          sample.found().ifPresent(found -> features.put("found " + found, 1.0));
          return new Boosting.Example(features, sample.kinds().contains(kind), 1);
        })
        .toList();
  }

  /// The weights of several regressions, by feature.
  private static Map<String, List<Double>> columns(List<Map<String, Double>> weights) {
    Map<String, List<Double>> columns = new TreeMap<>();
    weights.forEach(each ->
        each.keySet()
            .forEach(feature ->
                columns.computeIfAbsent(
                    feature,
                    _ -> weights.stream().map(w -> w.getOrDefault(feature, 0.0)).toList())));
    return columns;
  }

  /// How often a concept is named beside each other edition, and how often that one names it, too.
  /// What few texts name is left out: unknown texts name such things as well, and nothing is known
  /// of those.
  private static Map<String, List<Double>> kept(List<String> texts) {
    Map<String, List<Double>> kept = new TreeMap<>();
    Map<String, Integer> naming = new TreeMap<>();
    for (String text : texts) {
      kept(text)
          .forEach((concept, counts) -> {
            kept.merge(concept, counts, Learning::plus);
            naming.merge(concept, 1, Integer::sum);
          });
    }
    naming.forEach((concept, times) -> {
      if (times < FEWEST_TEXTS) {
        kept.remove(concept);
      }
    });
    return kept;
  }

  private static Map<String, List<Double>> kept(String text) {
    Map<String, List<Double>> kept = new TreeMap<>();
    for (Featured row : features(Texts.read(text))) {
      row.named()
          .forEach((language, words) ->
              row.mentioned()
                  .forEach((other, mentioned) -> {
                    if (!other.equals(language)) {
                      words.forEach(word -> count(word, mentioned, kept));
                    }
                  }));
    }
    return kept;
  }

  private static void count(
      Set<String> word, Set<String> mentioned, Map<String, List<Double>> kept) {
    double shared = Collections.disjoint(word, mentioned) ? 0 : 1;
    for (String concept : word) {
      kept.merge(concept, List.of(1.0, shared), Learning::plus);
    }
  }

  private static List<Double> plus(List<Double> one, List<Double> more) {
    return List.of(one.getFirst() + more.getFirst(), one.getLast() + more.getLast());
  }

  private static void write(
      Path file, String first, List<String> columns, Map<String, List<Double>> rows)
      throws IOException {
    var text = new StringBuilder(first + "," + String.join(",", columns) + "\n");
    rows.forEach((name, values) ->
        text.append(name)
            .append(',')
            .append(
                values.stream()
                    .map(value ->
                        String.format(Locale.ROOT, "%.2f", value).replaceFirst("\\.00$", ""))
                    .collect(Collectors.joining(",")))
            .append('\n'));
    Files.writeString(file, text);
  }

  /// The rows of a text without a change, for each edition, and those with each change; of two
  /// editions, for the second one only: what the first one has more, that one has less.
  static List<Sample> samples(String text, List<String> languages, Path folder) {
    Quality.refuseHeldOut(text);
    List<Edition> editions = languages.stream().map(each -> Texts.read(text, each)).toList();
    List<String> judged = languages.size() == 2 ? List.of(languages.getLast()) : languages;
    double unchanged =
        (languages.size() == 2 ? UNCHANGED_OF_TWO : UNCHANGED)
            / (text.equals(Quality.SENTENCES) ? 2 : 1);
    var samples = new ArrayList<Sample>();
    for (Featured row : features(editions)) {
      judged.forEach(language -> add(row, language, Optional.empty(), unchanged, samples));
    }
    List<Change> changes = text.equals(Quality.SENTENCES) ? List.of() : Change.byHand(text);
    for (Change change : changes) {
      // What nobody plays otherwise, such as slips of letters, leaves nothing to learn from.
      boolean matters = change.severity() != Severity.COSMETIC;
      if (matters && languages.contains(change.language())) {
        List<Edition> changed = new ArrayList<>(editions);
        int index = languages.indexOf(change.language());
        changed.set(index, change.applied(folder));
        Set<String> old =
            editions.get(index).units().stream().map(Unit::text).collect(Collectors.toSet());
        for (Featured row : features(changed)) {
          if (row.row().in(change.language()).stream().anyMatch(u -> !old.contains(u.text()))) {
            judged.forEach(language ->
                add(
                    row,
                    language,
                    languages.size() == 2
                        ? Optional.of(change.seenFrom(language))
                        : Optional.of(change).filter(_ -> language.equals(change.language())),
                    1,
                    samples));
          }
        }
      }
    }
    return samples;
  }

  /// Without the rows in which two of more editions speak, which are judged as of two.
  private static List<Featured> features(List<Edition> editions) {
    return Featured.of(Alignment.of(editions, editions.getFirst())).stream()
        .filter(row -> editions.size() == 2 || row.features().size() > 2)
        .toList();
  }

  private static void add(
      Featured row, String language, Optional<Change> change, double weight, List<Sample> samples) {
    Map<String, Double> features = row.features().get(language);
    if (features != null) {
      samples.add(
          new Sample(
              change.isPresent(),
              weight,
              features,
              row.surroundings().getOrDefault(language, Map.of()),
              change.map(Change::kinds).orElse(Set.of()),
              Optional.ofNullable(row.found().get(language))));
    }
  }
}
