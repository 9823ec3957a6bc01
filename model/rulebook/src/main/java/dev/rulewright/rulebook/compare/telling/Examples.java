package dev.rulewright.rulebook.compare.telling;

import static java.util.stream.Collectors.toSet;

import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.PassageReader;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.reading.Slot;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.compare.weighing.Ground;
import dev.rulewright.rulebook.lexicon.Lexicon;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The examples of one edition, held against the clause that each shows at work: the one with which
/// it has most in common of what few clauses name. An example that leaves to a player what its
/// clause demands, or demands what it leaves, is told. Numbers are not compared, as examples reckon
/// with what happens to lie there: in eleven texts of the tests and a printed rulebook 35 differ
/// from those of the clause, and none of them is wrong.
public final class Examples {

  /// An example has so much in common with its clause, see [#common].
  private static final double LEAST = 1;

  /// Of what these say, one excludes the other.
  private static final Set<String> CONTRARY = Set.of("modality.may", "modality.must");

  private static final Slot MODALITY = Slot.named("modality").orElseThrow();

  private final String language;
  private final List<Named> rules;

  /// The rules that name a thing, by their indices.
  private final Map<String, List<Integer>> naming = new HashMap<>();

  /// The sum of what weighs in each rule, and 1.
  private final double[] wholes;

  /// @param names what its words name, and what they do
  private record Named(Passage passage, Set<String> names) {

    static Named of(Unit unit, Lexicon lexicon) {
      Passage passage = PassageReader.read(List.of(unit), lexicon);
      return new Named(
          passage,
          Stream.concat(
                  passage.words().stream()
                      .map(word ->
                          word.concepts().isEmpty() ? word.stem() : word.concepts().toString()),
                  passage.marks().stream()
                      .map(said -> said.mark().type())
                      .filter(type -> type.startsWith("verb.")))
              .collect(toSet()));
    }
  }

  private Examples(String language, List<Named> rules) {
    this.language = language;
    this.rules = rules;
    for (int i = 0; i < rules.size(); i++) {
      for (String name : rules.get(i).names()) {
        naming.computeIfAbsent(name, _ -> new ArrayList<>()).add(i);
      }
    }
    wholes = new double[rules.size()];
    Arrays.fill(wholes, 1);
    naming.values().forEach(all -> all.forEach(rule -> wholes[rule] += weight(all)));
  }

  /// What a single rule names weighs 1, what all name 0.
  private double weight(List<Integer> naming) {
    return 1 - Math.log(naming.size()) / Math.log(rules.size());
  }

  /// The examples of an edition that say otherwise than their clauses.
  public static List<Finding> of(String language, List<Unit> units) {
    Lexicon lexicon = Lexicon.of(language);
    List<Named> demanding =
        units.stream()
            .filter(unit -> unit.role() == Role.EXAMPLE)
            .map(unit -> Named.of(unit, lexicon))
            .filter(example -> demand(example).isPresent())
            .toList();
    if (demanding.isEmpty()) {
      return List.of();
    }
    var examples =
        new Examples(
            language,
            units.stream()
                .filter(unit -> unit.role().isNormative())
                .map(unit -> Named.of(unit, lexicon))
                .toList());
    return demanding.stream().flatMap(example -> examples.otherwise(example).stream()).toList();
  }

  private Optional<Finding> otherwise(Named example) {
    double[] common = common(example);
    return IntStream.range(0, common.length)
        .boxed()
        .max(Comparator.comparingDouble(rule -> common[rule]))
        .filter(rule -> common[rule] >= LEAST)
        .map(rules::get)
        .filter(rule -> demand(rule).isPresent() && !demand(rule).equals(demand(example)))
        .map(rule -> finding(example.passage(), rule.passage()));
  }

  /// Whether something may or must be done; empty if neither is said, or both.
  private static Optional<String> demand(Named named) {
    Set<String> said = named.passage().values(MODALITY);
    said.retainAll(CONTRARY);
    return said.size() == 1 ? said.stream().findFirst() : Optional.empty();
  }

  /// How much of what each rule names an example names as well, by the square root of all that the
  /// rule names.
  private double[] common(Named example) {
    double[] common = new double[wholes.length];
    for (String name : example.names()) {
      List<Integer> all = naming.getOrDefault(name, List.of());
      double weight = weight(all);
      all.forEach(rule -> common[rule] += weight);
    }
    Arrays.setAll(common, rule -> common[rule] / Math.sqrt(wholes[rule]));
    return common;
  }

  private Finding finding(Passage example, Passage rule) {
    Passage.Answer answer = answer(example);
    var units = new ArrayList<>(example.units());
    units.addAll(rule.units());
    return new Finding(
        Kind.EXAMPLE,
        Severity.MISLEADING,
        Ground.EXAMPLE.sure(),
        new Row(Map.of(language, units), 1),
        Map.of(language, new Said(answer.value(), answer.place())),
        MODALITY.name(),
        "the rule in line %d says '%s'"
            .formatted(rule.units().getFirst().firstLine(), answer(rule).place().text()),
        Finding.Link.NONE);
  }

  private static Passage.Answer answer(Passage passage) {
    return passage.answers(MODALITY).stream()
        .filter(each -> CONTRARY.contains(each.value()))
        .findFirst()
        .orElseThrow();
  }
}
