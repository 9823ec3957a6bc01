package dev.rulewright.reports.results;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.simulator.files.JsonFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// What an experiment was asked and what it answers, read back from `verdict.json`.
///
/// @param question what was asked
/// @param sentence the answer in one sentence, with its interval
/// @param plan what was planned before the first game, one sentence each
/// @param base what was set in all arms, by the key of the setting
/// @param basis what the games rest on besides: seed, versions, digests of data and code
/// @param tables the names of the tables, the most telling first
/// @param notes what the numbers mean, one sentence or two each
/// @param assumed what stands in the data without evidence
public record Conclusion(
    String question,
    String sentence,
    List<String> plan,
    SequencedMap<String, String> base,
    SequencedMap<String, String> basis,
    List<String> tables,
    List<String> notes,
    List<String> assumed) {

  /// The same with further notes.
  Conclusion withNotes(List<String> more) {
    var all = new ArrayList<>(notes);
    all.addAll(more);
    return new Conclusion(question, sentence, plan, base, basis, tables, all, assumed);
  }

  /// Reads a verdict that was written.
  ///
  /// @throws BadInput if the file holds none
  public static Conclusion read(Path file) {
    var verdict = JsonFile.read(file);
    var basis = new LinkedHashMap<String, String>();
    basis.put("seed", verdict.textIfThere("seed"));
    basis.putAll(verdict.map("identity"));
    return new Conclusion(
        verdict.text("question"),
        verdict.text("verdict"),
        verdict.texts("plan"),
        verdict.map("base"),
        basis,
        verdict.object("tables").propertyStream().map(Map.Entry::getKey).toList(),
        verdict.texts("notes"),
        verdict.texts("assumed"));
  }

  /// Puts tables into the order in which the verdict has them; the others stand behind.
  List<String> inOrder(List<String> names) {
    var ordered = new ArrayList<>(tables.stream().filter(names::contains).toList());
    names.stream().filter(name -> !tables.contains(name)).forEach(ordered::add);
    return ordered;
  }
}
