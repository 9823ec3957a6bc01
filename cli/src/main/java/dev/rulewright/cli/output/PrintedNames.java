package dev.rulewright.cli.output;

import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.reports.results.Assumed;
import dev.rulewright.reports.results.Conclusion;
import dev.rulewright.reports.results.ResultFolder;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Writes the printed names of cards where results have the names that are typed.
public final class PrintedNames {

  private static final Pattern KEY = Pattern.compile("\\bcards\\.([a-z0-9-]+)\\.([a-z0-9-]+)(=?)");
  private static final Pattern ASSUMED = Pattern.compile("^card ([a-z0-9-]+)(?=:)");

  private final Material material;
  private final Map<String, String> names;

  private PrintedNames(Material material) {
    this.material = material;
    names = material.cards().collect(Collectors.toMap(Card::id, Card::name));
  }

  /// The names of these cards; other names stay as they are.
  public static PrintedNames of(Material material) {
    return new PrintedNames(material);
  }

  /// What stands in the data without evidence, one sentence each.
  public List<String> assumptions() {
    return material.assumptions().stream().map(this::sentence).toList();
  }

  /// Results as they are shown; calls and settings stay as they are typed.
  public ResultFolder in(ResultFolder results) {
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
        new Assumed(sentences(found.assumed().lines())));
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

  private List<String> sentences(List<String> texts) {
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
    return ASSUMED
        .matcher(keys)
        .replaceAll(
            card -> Matcher.quoteReplacement(names.getOrDefault(card.group(1), card.group())));
  }
}
