package dev.rulewright.cli.files;

import dev.rulewright.reports.results.Conclusion;
import dev.rulewright.reports.results.ResultFolder;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Writes what is printed on things of a box where results have the names that are typed, and the
/// words of numbers of the rules: `numbers.turn-ap` is *turn ap*.
///
/// @param names what is printed, by the name that is typed; other names stay as they are
record PrintedNames(Map<String, String> names) {

  private static final Pattern KEY = Pattern.compile("\\b[a-z]+\\.([a-z0-9-]+)\\.([a-z0-9-]+)(=?)");
  private static final Pattern NUMBER = Pattern.compile("\\bnumbers\\.([a-z][a-z0-9-]*)(=?)");
  private static final Pattern ASSUMED = Pattern.compile("^[a-z]+ ([a-z0-9-]+)(?=:)");

  /// Results as they are shown; calls and settings stay as they are typed.
  ResultFolder in(ResultFolder results) {
    return new ResultFolder(
        results.path(),
        results.conclusion().map(this::in),
        results.manifest(),
        results.games(),
        results.tables().stream().map(this::in).toList(),
        results.files());
  }

  private Conclusion in(Conclusion found) {
    return new Conclusion(
        sentence(found.question()),
        sentence(found.sentence()),
        sentences(found.plan()),
        found.base(),
        found.basis(),
        found.tables(),
        sentences(found.notes()),
        sentences(found.assumed()));
  }

  private ResultTable in(ResultTable table) {
    return new ResultTable(
        table.name(),
        table.columns().stream()
            .map(each -> new Column(sentence(each.name()), each.unit(), sentence(each.meaning())))
            .toList(),
        table.rows().stream().map(row -> row.stream().map(this::cell).toList()).toList());
  }

  private String cell(String text) {
    return names.getOrDefault(text, sentence(text));
  }

  List<String> sentences(List<String> texts) {
    return texts.stream().map(this::sentence).toList();
  }

  private String sentence(String text) {
    String keys =
        KEY.matcher(text)
            .replaceAll(key ->
                Matcher.quoteReplacement(
                    names.containsKey(key.group(1))
                        ? "%s of %s%s"
                            .formatted(
                                key.group(2),
                                names.get(key.group(1)),
                                key.group(3).isEmpty() ? "" : " = ")
                        : key.group()));
    String numbers =
        NUMBER
            .matcher(keys)
            .replaceAll(number ->
                number.group(1).replace('-', ' ') + (number.group(2).isEmpty() ? "" : " = "));
    return ASSUMED
        .matcher(numbers)
        .replaceAll(
            card -> Matcher.quoteReplacement(names.getOrDefault(card.group(1), card.group())));
  }
}
