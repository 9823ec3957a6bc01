package dev.rulewright.simulator.metrics;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.metrics.Measures.Counted;
import java.util.ArrayList;
import java.util.List;

/// What is asked of the games of a box, out of the columns of [Measures#everything].
record PlayMeasures(Box<?, ?> box, Measures<?, ?> own, Counted counted) {

  private static final String CLAUSE_CITED = "clause-cited";
  private static final String WINS_OF_STARTER = "wins of the start player";

  /// Whether a measure says something of whoever begins.
  static boolean isOfStarter(Measure measure) {
    return measure.names().contains(WINS_OF_STARTER);
  }

  /// Whether a use is that of a clause.
  static boolean isOfClause(ArmMetrics.Use use) {
    return use.names().getFirst().equals(CLAUSE_CITED);
  }

  List<String> players() {
    return box.players().stream().map(Player::id).toList();
  }

  /// What the share of a player's wins is called.
  static String winsOf(String player) {
    return "wins of the " + player;
  }

  /// How play goes: length, choices, what the game asks for, who wins.
  List<Measure> play() {
    var measures = new ArrayList<Measure>();
    measures.add(Measure.sums("length", "turns", "game", GameRecord::turns, Amount.GAME));
    measures.add(
        Measure.sums(
            "length of decided games",
            "turns",
            "decided game",
            game -> game.isDecided() ? game.turns() : 0,
            Amount.DECIDED_GAME));
    measures.add(Measure.sums("decisions", "decisions", "game", GameRecord::moves, Amount.GAME));
    measures.add(
        Measure.sums(
            "branching factor", "moves", "decision", counted.column("choices"), GameRecord::moves));
    measures.add(
        Measure.sums(
            "forced decisions",
            Measure.SHARE,
            "decision",
            counted.column("forced"),
            GameRecord::moves));
    measures.addAll(own.play(counted));
    for (String player : players()) {
      measures.add(Measure.ofDecided(winsOf(player), Amount.wonBy(player)));
    }
    measures.add(Measure.ofDecided(WINS_OF_STARTER, game -> Amount.wonBy(game.starter()).in(game)));
    measures.add(
        Measure.trials(List.of("draws"), "game", game -> game.isDecided() ? 0 : 1, Amount.GAME));
    return measures;
  }

  /// Who wins by who begins.
  List<Measure> starts() {
    var measures = new ArrayList<Measure>();
    for (String starter : players()) {
      Amount begun = game -> game.starter().equals(starter) ? 1 : 0;
      Amount decided = game -> game.isDecided() ? begun.in(game) : 0;
      for (String winner : players()) {
        Amount won = Amount.wonBy(winner);
        measures.add(
            Measure.trials(
                List.of(starter, winner),
                "decided game",
                game -> won.in(game) * begun.in(game),
                decided));
      }
      measures.add(
          Measure.trials(
              List.of(starter, GameRecord.DRAW),
              "game",
              game -> begun.in(game) - decided.in(game),
              begun));
    }
    return measures;
  }

  /// What is used: what the game asks for, and clauses; times in a game.
  List<Measure> uses() {
    var measures = new ArrayList<>(own.uses(counted));
    box.rulebook()
        .clauses()
        .forEach(clause ->
            measures.add(counted.use(CLAUSE_CITED, "", clause.id(), ClauseUse.heading(clause))));
    return measures;
  }

  /// Every card and what can become of it.
  List<CardContrast> cards() {
    return own.cards(counted);
  }
}
