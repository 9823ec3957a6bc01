package dev.rulewright.cli.rulings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Clause.Citation;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A clause as it is told: in our words, with where it is printed and what is unclear about it.
/// Also its form in JSON.
///
/// @param id such as `MOVE-7`
/// @param says our paraphrase
/// @param printed where each edition prints it
/// @param remarks by edition, what an edition that prints it says less or otherwise
/// @param missingIn the editions that do not print it
/// @param notModelled why the model does not carry it out, if it does not
/// @param questions identifiers of the questions that it raises
/// @param status `lost`, `elsewhere` or `assumed`; null of a clause that the text at hand settles
/// @param evidence what the status rests on, if that is said
record ClauseEntry(
    String id,
    String says,
    List<Citation> printed,
    Map<String, String> remarks,
    List<String> missingIn,
    @Nullable String notModelled,
    List<String> questions,
    @Nullable String status,
    @Nullable String evidence) {

  private static final int INDENT = 14;

  static ClauseEntry of(Clause clause, Rulebook rulebook) {
    List<String> editions = clause.citations().stream().map(Citation::edition).toList();
    return new ClauseEntry(
        clause.id(),
        clause.paraphrase(),
        clause.citations(),
        clause.remarks(),
        rulebook.editions().stream().filter(edition -> !editions.contains(edition)).toList(),
        clause.notModelled().orElse(null),
        rulebook.questions().stream()
            .filter(question -> question.clauses().contains(clause))
            .map(Question::id)
            .toList(),
        clause.status().isMarked() ? clause.status().word() : null,
        clause.evidence().orElse(null));
  }

  /// Prints the clause in two or three lines, with where it is printed.
  void print(PrintWriter out, Ink ink) {
    printBriefly(out, ink);
    var lines = new ArrayList<>(List.of(editions()));
    remarks.forEach((edition, remark) -> lines.add(edition + ": " + remark));
    if (evidence != null) {
      lines.add(status + ": " + evidence);
    }
    if (notModelled != null) {
      lines.add("not modelled: " + notModelled);
    }
    if (!questions.isEmpty()) {
      lines.add("unclear: " + String.join(", ", questions) + " (rulewright readings ID)");
    }
    lines.forEach(line ->
        out.println(" ".repeat(INDENT) + ink.of(Part.SOURCE, Paragraph.hanging(line, INDENT))));
  }

  /// Prints what the clause says.
  void printBriefly(PrintWriter out, Ink ink) {
    String told = status == null ? says : says + " (" + status + ")";
    String padded = id + " ".repeat(Math.max(1, INDENT - id.length()));
    out.println(ink.of(Part.CLAUSE, padded) + Paragraph.hanging(told, INDENT));
  }

  /// Where the editions print it, such as `printed: de line 165, fr lines 713, 720 to 722`.
  private String editions() {
    if (printed.isEmpty()) {
      return "printed in no edition";
    }
    return "printed: "
        + String.join(", ", Citation.byEdition(printed))
        + (missingIn.isEmpty() ? "" : "; not in " + String.join(", ", missingIn));
  }
}
