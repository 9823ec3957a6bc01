package dev.rulewright.simulator.missioncombat.metrics;

import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.missioncombat.MissionCounting.Counted;
import dev.rulewright.simulator.missioncombat.metrics.CardUse.Use;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// What is asked of the games of *Mission: Combat!*, out of the columns of [MissionMetrics].
record MissionMeasures(Material material, List<String> columns) {

  private static final List<Counted> MOVES =
      List.of(
          Counted.DRAWS,
          Counted.HQ_DRAWS,
          Counted.UNITS_PLAYED,
          Counted.EVENTS_PLAYED,
          Counted.MOVES_BY_AP,
          Counted.MOVES_BY_SPEED,
          Counted.MOVES_BY_ARTERIAL_ROAD,
          Counted.ATTACKS);

  /// @param columns what is counted in the games
  static MissionMeasures of(Material material, List<Column> columns) {
    return new MissionMeasures(material, columns.stream().map(Column::name).toList());
  }

  /// The counts of a column.
  Amount column(String heading) {
    int index = columns.indexOf(heading);
    if (index < 0) {
      throw new IllegalArgumentException("no column " + heading + " in " + columns);
    }
    return game -> game.counts().get(index);
  }

  /// One for every game that a player won.
  static Amount wonBy(Faction player) {
    return game -> game.score(player.id()) / 2;
  }

  /// What the share of a player's wins is called.
  static String winsOf(Faction player) {
    return "wins of the " + player;
  }

  /// How play goes: length, leads, choices, AP that lapse, who wins.
  List<Measure> play() {
    Amount since = column("winner_ahead_since");
    Amount deficit = column("winner_largest_deficit");
    var measures = new ArrayList<Measure>();
    measures.add(sums("length", "turns", "game", GameRecord::turns, Amount.GAME));
    measures.add(
        sums(
            "length of decided games",
            "turns",
            "decided game",
            game -> game.isDecided() ? game.turns() : 0,
            Amount.DECIDED_GAME));
    measures.add(sums("decisions", "decisions", "game", GameRecord::moves, Amount.GAME));
    measures.add(
        sums("branching factor", "moves", "decision", column("choices"), GameRecord::moves));
    measures.add(
        sums("forced decisions", Measure.SHARE, "decision", column("forced"), GameRecord::moves));
    measures.add(sums("lead changes", "changes", "game", column("lead_changes"), Amount.GAME));
    measures.add(
        sums(
            "winner ahead for good after",
            Measure.SHARE,
            "turn",
            since,
            game -> game.isDecided() ? game.turns() : 0));
    measures.add(
        decided(
            "winner ahead for good by half-time",
            game -> game.isDecided() && 2 * since.in(game) <= game.turns() ? 1 : 0));
    measures.add(decided("comebacks", game -> deficit.in(game) > 0 ? 1 : 0));
    measures.add(
        sums(
            "largest deficit of the winner",
            "defence",
            "decided game",
            deficit,
            Amount.DECIDED_GAME));
    for (Faction player : Faction.values()) {
      measures.add(
          sums(
              "AP unused by the " + player,
              "AP",
              "own turn",
              column(Counted.AP_UNUSED.column(player)),
              column(Counted.TURNS_ENDED.column(player))));
    }
    for (Faction player : Faction.values()) {
      measures.add(decided(winsOf(player), wonBy(player)));
    }
    measures.add(decided("wins of the start player", game -> game.score(game.starter()) / 2));
    measures.add(
        Measure.trials(List.of("draws"), "game", game -> game.isDecided() ? 0 : 1, Amount.GAME));
    return measures;
  }

  private static Measure sums(String name, String unit, String per, Amount counted, Amount among) {
    return Measure.sums(List.of(name), unit, per, counted, among);
  }

  private static Measure decided(String name, Amount successes) {
    return Measure.trials(List.of(name), "decided game", successes, Amount.DECIDED_GAME);
  }

  /// Who wins by who begins.
  List<Measure> starts() {
    var measures = new ArrayList<Measure>();
    for (Faction starter : Faction.values()) {
      Amount begun = game -> game.starter().equals(starter.id()) ? 1 : 0;
      Amount decided = game -> game.isDecided() ? begun.in(game) : 0;
      for (Faction winner : Faction.values()) {
        Amount won = wonBy(winner);
        measures.add(
            Measure.trials(
                List.of(starter.id(), winner.id()),
                "decided game",
                game -> won.in(game) * begun.in(game),
                decided));
      }
      measures.add(
          Measure.trials(
              List.of(starter.id(), GameRecord.DRAW),
              "game",
              game -> begun.in(game) - decided.in(game),
              begun));
    }
    return measures;
  }

  /// What is used: kinds of moves, areas, cards, clauses; times in a game.
  List<Measure> uses() {
    var measures = new ArrayList<Measure>();
    for (Faction player : Faction.values()) {
      for (Counted move : MOVES) {
        String name = move.column(player).substring(player.id().length() + 1).replace('_', '-');
        measures.add(use("move", player.id(), name, move.column(player)));
      }
    }
    for (Faction player : Faction.values()) {
      for (Area area : material.board().areas()) {
        measures.add(use("area-entered", player.id(), area.id(), AreaUse.heading(player, area)));
      }
    }
    for (Use use : Use.values()) {
      material
          .cards()
          .forEach(card ->
              measures.add(
                  use("card-" + use, card.faction().id(), card.id(), CardUse.heading(card, use))));
    }
    for (MissionClause clause : MissionClause.values()) {
      measures.add(use("clause-cited", "", clause.id(), ClauseUse.heading(clause)));
    }
    return measures;
  }

  private Measure use(String kind, String player, String name, String heading) {
    return Measure.sums(List.of(kind, player, name), "times", "game", column(heading), Amount.GAME);
  }

  /// Every card and what can become of it.
  Stream<CardContrast> cards() {
    return material
        .cards()
        .flatMap(card ->
            Arrays.stream(Use.values())
                .map(use -> new CardContrast(card, use, column(CardUse.heading(card, use)))));
  }
}
