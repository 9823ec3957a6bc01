package dev.rulewright.cli.adequacy;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Example;
import dev.rulewright.scenarios.Example.RuledOut;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// What examples say about the questions of a rulebook: which answers they rule out, so that only
/// those of a reading are left.
///
/// @param reading the reading that they are to pin
/// @param examples the examples at hand, in the order of their files
/// @param open every answer that is to be ruled out
/// @param smallest the fewest examples that rule out all that any of them does, of which those with
///   the fewest steps
record Adequacy(
    Rulebook rulebook,
    Word reading,
    List<Example> examples,
    List<RuledOut> open,
    List<Example> smallest) {

  static Adequacy of(Rulebook rulebook, Word reading, List<Example> examples) {
    return new Adequacy(
        rulebook,
        reading,
        examples,
        Example.others(rulebook.questions(), reading),
        Covering.smallest(
            examples.stream().filter(each -> !each.ruledOut().isEmpty()).toList(),
            Example::ruledOut,
            Example::steps));
  }

  /// What no example rules out.
  List<RuledOut> left() {
    Set<RuledOut> left = new LinkedHashSet<>(open);
    examples.forEach(example -> left.removeAll(example.ruledOut()));
    return List.copyOf(left);
  }

  /// What the rulebook's own examples do.
  ///
  /// @param edition the edition that prints them, or `all` of a rulebook of one edition
  /// @param ruledOut the answers that they rule out
  /// @param clauses the clauses that they are about
  record Own(String edition, int examples, List<RuledOut> ruledOut, List<String> clauses) {}

  /// For each edition.
  List<Own> own() {
    var all = new ArrayList<Own>();
    for (String edition : rulebook.editions()) {
      List<Example> printed =
          examples.stream().filter(each -> each.isPrinted(Optional.of(edition))).toList();
      all.add(
          new Own(
              edition,
              printed.size(),
              open.stream()
                  .filter(each -> printed.stream().anyMatch(of -> of.ruledOut().contains(each)))
                  .toList(),
              rulebook.clauses().stream()
                  .<String>map(Clause::id)
                  .filter(id -> printed.stream().anyMatch(of -> of.scenario().about().contains(id)))
                  .toList()));
    }
    return all;
  }

  /// Which of the smallest choice rules out an answer that no other one of it does.
  ///
  /// @param example one of the smallest choice
  List<RuledOut> alone(Example example) {
    var others = new TreeMap<String, Integer>();
    smallest.forEach(
        each -> each.ruledOut().forEach(out -> others.merge(out.toString(), 1, Integer::sum)));
    return example.ruledOut().stream()
        .filter(out -> others.getOrDefault(out.toString(), 0) == 1)
        .toList();
  }

  /// The matrix of examples and answers as CSV: a row for each example, a column for each answer, 1
  /// where it is ruled out.
  List<List<String>> matrix() {
    var rows = new ArrayList<List<String>>();
    var head = new ArrayList<>(List.of("scenario", "steps", "chosen"));
    open.forEach(out -> head.add(out.toString()));
    rows.add(head);
    for (Example example : examples) {
      var row =
          new ArrayList<>(
              List.of(
                  example.scenario().file(),
                  "" + example.steps(),
                  smallest.contains(example) ? "1" : "0"));
      open.forEach(out -> row.add(example.ruledOut().contains(out) ? "1" : "0"));
      rows.add(row);
    }
    return rows;
  }
}
