package dev.rulewright.cli.rulings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Clause.Citation;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A clause as it is told: in our words, with where it is printed and what is unclear about it.
record ClauseEntry(Clause clause, Rulebook rulebook) {

  private static final int INDENT = 14;

  /// The editions that do not print it.
  private List<String> missingIn() {
    List<String> printing = clause.citations().stream().map(Citation::edition).toList();
    return rulebook.editions().stream().filter(edition -> !printing.contains(edition)).toList();
  }

  /// `lost`, `elsewhere` or `assumed`; null of a clause that the text at hand settles.
  private @Nullable String status() {
    return clause.status().isMarked() ? clause.status().word() : null;
  }

  /// Identifiers of the questions that it raises.
  private List<String> questions() {
    return rulebook.questions().stream()
        .filter(question -> question.clauses().contains(clause))
        .map(Question::id)
        .toList();
  }

  /// In JSON: our paraphrase, where each edition prints it, by edition what one that prints it says
  /// less or otherwise, why the model does not carry it out, if it does not, and the status, if it
  /// is marked, with what that rests on.
  JsonObject json() {
    return new JsonObject()
        .with("id", clause.id())
        .with("says", clause.paraphrase())
        .with("printed", clause.citations())
        .with("remarks", clause.remarks())
        .with("missingIn", missingIn())
        .with("notModelled", clause.notModelled().orElse(null))
        .with("questions", questions())
        .with("status", status())
        .with("evidence", clause.evidence().orElse(null));
  }

  /// Prints the clause in two or three lines, with where it is printed.
  void print(PrintWriter out, Ink ink) {
    printBriefly(out, ink);
    var lines = new ArrayList<>(List.of(editions()));
    clause.remarks().forEach((edition, remark) -> lines.add(edition + ": " + remark));
    clause.notModelled().ifPresent(why -> lines.add("not modelled: " + why));
    clause.evidence().ifPresent(evidence -> lines.add(status() + ": " + evidence));
    List<String> questions = questions();
    if (!questions.isEmpty()) {
      lines.add("unclear: " + String.join(", ", questions) + " (rulewright readings ID)");
    }
    lines.forEach(line ->
        out.println(" ".repeat(INDENT) + ink.of(Part.SOURCE, Paragraph.hanging(line, INDENT))));
  }

  /// Prints what the clause says.
  void printBriefly(PrintWriter out, Ink ink) {
    String padded = clause.id() + " ".repeat(Math.max(1, INDENT - clause.id().length()));
    String told = clause.paraphrase() + (status() == null ? "" : " (" + status() + ")");
    out.println(ink.of(Part.CLAUSE, padded) + Paragraph.hanging(told, INDENT));
  }

  /// Where the editions print it, such as `printed: de line 165, fr lines 713, 720 to 722`.
  private String editions() {
    if (clause.citations().isEmpty()) {
      return "printed in no edition";
    }
    List<String> missing = missingIn();
    return "printed: "
        + String.join(", ", Citation.byEdition(clause.citations()))
        + (missing.isEmpty() ? "" : "; not in " + String.join(", ", missing));
  }
}
