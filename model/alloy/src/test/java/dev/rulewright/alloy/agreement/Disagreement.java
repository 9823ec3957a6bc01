package dev.rulewright.alloy.agreement;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A step about which the two encodings say different things.
///
/// @param kind what they differ in
/// @param position before the step
/// @param move the step; null if Java has no word for it
/// @param act the step as the twin has it
/// @param java what the rules in Java say; null if they failed with an exception
/// @param twin the conditions of the twin that are not met, each with its clauses; empty if it
///   allows the step
public record Disagreement(
    Kind kind,
    Position position,
    @Nullable Move move,
    String act,
    @Nullable Ruling java,
    List<String> twin) {

  /// What two encodings can differ in.
  public enum Kind {
    /// Java allows what the twin forbids.
    ONLY_JAVA_ALLOWS,
    /// The twin allows what Java forbids.
    ONLY_THE_TWIN_ALLOWS,
    /// Both allow it, with different results.
    OTHER_RESULT,
    /// Java cannot carry out what it allows.
    JAVA_FAILS
  }

  /// Copies the list.
  public Disagreement {
    twin = List.copyOf(twin);
  }

  /// The disagreement in words, with the position as it is written.
  public String text(Notation<Position, Move> notation) {
    return "%s: %s%n  Java: %s%n  twin: %s%n  in%n%s"
        .formatted(
            kind,
            move == null ? act : notation.writeMove(move),
            java == null ? "an exception" : said(java),
            twin.isEmpty() ? "allows it" : "not met: " + String.join(", ", twin),
            notation.write(position).indent(4));
  }

  private static String said(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed allowed ->
          "allows it ("
              + allowed.clauses().stream().map(Clause::id).collect(Collectors.joining(", "))
              + "): "
              + allowed.reason();
      case Ruling.Refused(Clause clause, String reason) ->
          "forbids it (" + clause.id() + "): " + reason;
    };
  }
}
