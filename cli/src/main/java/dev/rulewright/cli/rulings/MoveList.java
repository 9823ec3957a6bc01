package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.Situation;
import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The moves of a position, grouped by kind; the kind is the first word of the notation. Also the
/// JSON answer of `moves`.
///
/// @param position the position in text form
/// @param decides the player who decides, `chance` or `nobody`
/// @param source what chance decides, if it does
/// @param count number of moves, or of outcomes of chance
/// @param weight sum of the weights of the outcomes, if chance decides
/// @param over how play ended, if it is over
record MoveList(
    String position,
    String decides,
    @Nullable String source,
    long count,
    @Nullable Long weight,
    @Nullable Over over,
    List<Kind> kinds) {

  /// The moves of one kind.
  ///
  /// @param count how many there are
  /// @param moves the first of them
  record Kind(String kind, long count, List<Each> moves) {}

  /// A move.
  ///
  /// @param weight its weight, if it is an outcome of chance
  record Each(String move, @Nullable Long weight) {}

  /// How play ended.
  record Over(List<String> winners, String reason, List<String> clauses) {}

  /// @param limit the most moves of each kind that are kept
  static <P, M> MoveList of(Situation<P, M> situation, int limit) {
    var game = situation.game();
    var notation = game.notation();
    String position = notation.write(situation.position());
    return switch (game.turn(situation.position())) {
      case Turn.Decision<M>(Player player, Moves<M> moves) ->
          new MoveList(
              position,
              player.id(),
              null,
              moves.size(),
              null,
              null,
              kinds(moves, null, notation, limit));
      case Turn.Chance<M>(int source, Outcomes<M> outcomes) ->
          new MoveList(
              position,
              "chance",
              game.chanceSources().get(source),
              outcomes.size(),
              outcomes.totalWeight(),
              null,
              kinds(outcomes, outcomes, notation, limit));
      case Turn.Over<M>(var result) ->
          new MoveList(
              position,
              "nobody",
              null,
              0,
              null,
              new Over(
                  result.winners().stream().<String>map(Player::id).toList(),
                  result.reason(),
                  result.clauses().stream().<String>map(Clause::id).toList()),
              List.of());
    };
  }

  /// @param outcomes the moves with their weights, if chance decides
  private static <M> List<Kind> kinds(
      Moves<M> moves, @Nullable Outcomes<M> outcomes, Notation<?, M> notation, int limit) {
    var counts = new LinkedHashMap<String, Long>();
    var shown = new LinkedHashMap<String, List<Each>>();
    for (long i = 0; i < moves.size(); i++) {
      String move = notation.writeMove(moves.get(i));
      String kind = move.split(" ", 2)[0];
      counts.merge(kind, 1L, Long::sum);
      List<Each> some = shown.computeIfAbsent(kind, _ -> new ArrayList<>());
      if (some.size() < limit) {
        some.add(new Each(move, outcomes == null ? null : outcomes.weight(i)));
      }
    }
    var kinds = new ArrayList<Kind>();
    counts.forEach(
        (kind, count) -> kinds.add(new Kind(kind, count, shown.getOrDefault(kind, List.of()))));
    return kinds;
  }

  void print(PrintWriter out, Ink ink) {
    out.println(ink.of(Part.TITLE, headline()));
    for (Kind kind : kinds) {
      out.printf("\n%s: %,d%n", kind.kind, kind.count);
      for (Each each : kind.moves) {
        out.println(
            each.weight == null
                ? "  " + each.move
                : "  %s  %d of %d".formatted(each.move, each.weight, weight));
      }
      long more = kind.count - kind.moves.size();
      if (more > 0) {
        out.printf("  … and %,d more; --limit shows them%n", more);
      }
    }
  }

  private String headline() {
    if (over != null) {
      return "play is over, %s: %s [%s]"
          .formatted(
              over.winners.isEmpty() ? "nobody won" : String.join(" and ", over.winners) + " won",
              over.reason,
              String.join(", ", over.clauses));
    }
    return source == null
        ? "%s: %s".formatted(decides, Paragraph.count(count, "legal move"))
        : "chance, %s: %s".formatted(source, Paragraph.count(count, "outcome"));
  }
}
