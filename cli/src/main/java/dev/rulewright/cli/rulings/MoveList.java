package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.SearchWords;
import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.scenarios.Opening;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The moves of a position, grouped by kind; the kind is the first word of the notation.
///
/// @param turn whose turn it is
/// @param kinds none if play is over
record MoveList<P, M>(Game<P, M> game, P position, Turn<M> turn, List<Kind> kinds) {

  /// The moves of one kind.
  ///
  /// @param count how many there are
  /// @param moves the first of them
  record Kind(String kind, long count, List<Each> moves) {}

  /// A move.
  ///
  /// @param weight its weight, if it is an outcome of chance
  record Each(String move, @Nullable Long weight) {}

  /// @param limit the most moves of each kind that are kept
  /// @param like what they must hold, in notation or as a sentence
  static <P, M> MoveList<P, M> of(Opening<P, M> opening, int limit, SearchWords like) {
    Game<P, M> game = opening.game();
    Turn<M> turn = game.turn(opening.given());
    var outcomes = turn instanceof Turn.Chance<M>(_, var all) ? all : null;
    List<Kind> kinds = kinds(turn.choices(), outcomes, opening, like, limit);
    return new MoveList<>(game, opening.given(), turn, kinds);
  }

  /// @param outcomes the moves with their weights, if chance decides
  private static <M> List<Kind> kinds(
      Moves<M> moves,
      @Nullable Outcomes<M> outcomes,
      Opening<?, M> opening,
      SearchWords like,
      int limit) {
    var notation = opening.game().notation();
    var sentences = opening.box().sentences();
    var counts = new LinkedHashMap<String, Long>();
    var shown = new LinkedHashMap<String, List<Each>>();
    for (long i = 0; i < moves.size(); i++) {
      String move = notation.writeMove(moves.get(i));
      if (!like.words().isEmpty() && !like.areIn(move + " " + sentences.of(move))) {
        continue;
      }
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

  /// In JSON: who decides, `chance` or `nobody` if no player does; what chance decides and the sum
  /// of the weights of its outcomes, if it does; and how play ended, if it is over.
  JsonObject json() {
    var json = new JsonObject().with("position", game.notation().write(position));
    switch (turn) {
      case Turn.Decision<M>(Player player, Moves<M> moves) ->
          json.with("decides", player.id()).with("count", moves.size());
      case Turn.Chance<M>(int source, Outcomes<M> outcomes) ->
          json.with("decides", "chance")
              .with("source", game.chanceSources().get(source))
              .with("count", outcomes.size())
              .with("weight", outcomes.totalWeight());
      case Turn.Over<M>(var result) ->
          json.with("decides", "nobody")
              .with("count", 0)
              .with(
                  "over",
                  new JsonObject()
                      .with("winners", winners(result))
                      .with("reason", result.reason())
                      .with("clauses", clauses(result)));
    }
    return json.with("kinds", kinds);
  }

  private static List<String> winners(Result result) {
    return result.winners().stream().<String>map(Player::id).toList();
  }

  private static List<String> clauses(Result result) {
    return result.clauses().stream().<String>map(Clause::id).toList();
  }

  void print(PrintWriter out, Ink ink) {
    out.println(ink.of(Part.TITLE, headline()));
    for (Kind kind : kinds) {
      out.printf("\n%s: %,d%n", kind.kind, kind.count);
      for (Each each : kind.moves) {
        String weight =
            turn instanceof Turn.Chance<M>(_, var outcomes)
                ? "  %d of %d".formatted(each.weight, outcomes.totalWeight())
                : "";
        out.println("  " + each.move + weight);
      }
      long more = kind.count - kind.moves.size();
      if (more > 0) {
        out.printf("  … and %,d more; --limit shows them%n", more);
      }
    }
  }

  private String headline() {
    return switch (turn) {
      case Turn.Decision<M>(Player player, Moves<M> moves) ->
          "%s: %s".formatted(player.id(), Paragraph.count(moves.size(), "legal move"));
      case Turn.Chance<M>(int source, Outcomes<M> outcomes) ->
          "chance, %s: %s"
              .formatted(
                  game.chanceSources().get(source), Paragraph.count(outcomes.size(), "outcome"));
      case Turn.Over<M>(var result) ->
          "play is over, %s: %s [%s]"
              .formatted(
                  (result.isDraw() ? "nobody" : String.join(" and ", winners(result))) + " won",
                  result.reason(),
                  String.join(", ", clauses(result)));
    };
  }
}
