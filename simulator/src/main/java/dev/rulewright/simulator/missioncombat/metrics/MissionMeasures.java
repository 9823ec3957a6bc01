package dev.rulewright.simulator.missioncombat.metrics;

import dev.rulewright.kernel.Game;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.metrics.Amount;
import dev.rulewright.simulator.metrics.CardContrast;
import dev.rulewright.simulator.metrics.Measure;
import dev.rulewright.simulator.metrics.Measures;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import dev.rulewright.simulator.missioncombat.metrics.CardUse.Use;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What is asked of the games of *Mission: Combat!*: leads, AP that lapse, and the use of moves,
/// areas and cards.
public record MissionMeasures(Material material) implements Measures<Position, Move> {

  private static final List<MissionCounting.Counted> MOVES =
      List.of(
          MissionCounting.Counted.DRAWS,
          MissionCounting.Counted.HQ_DRAWS,
          MissionCounting.Counted.UNITS_PLAYED,
          MissionCounting.Counted.EVENTS_PLAYED,
          MissionCounting.Counted.MOVES_BY_AP,
          MissionCounting.Counted.MOVES_BY_SPEED,
          MissionCounting.Counted.MOVES_BY_ARTERIAL_ROAD,
          MissionCounting.Counted.ATTACKS);

  @Override
  public Counting<Position, Move> counting(Game<Position, Move> game) {
    return new Leads().and(new CardUse(material).counting()).and(AreaUse.of(material.board()));
  }

  @Override
  public List<Measure> play(Counted counted) {
    Amount since = counted.column("winner_ahead_since");
    Amount deficit = counted.column("winner_largest_deficit");
    var measures =
        new ArrayList<>(
            List.of(
                Measure.sums(
                    "lead changes", "changes", "game", counted.column("lead_changes"), Amount.GAME),
                Measure.sums(
                    "winner ahead for good after",
                    Measure.SHARE,
                    "turn",
                    since,
                    game -> game.isDecided() ? game.turns() : 0),
                Measure.ofDecided(
                    "winner ahead for good by half-time",
                    game -> game.isDecided() && 2 * since.in(game) <= game.turns() ? 1 : 0),
                Measure.ofDecided("comebacks", game -> deficit.in(game) > 0 ? 1 : 0),
                Measure.sums(
                    "largest deficit of the winner",
                    "defence",
                    "decided game",
                    deficit,
                    Amount.DECIDED_GAME)));
    for (Faction player : Faction.values()) {
      measures.add(
          Measure.sums(
              "AP unused by the " + player,
              "AP",
              "own turn",
              counted.column(MissionCounting.Counted.AP_UNUSED.column(player)),
              counted.column(MissionCounting.Counted.TURNS_ENDED.column(player))));
    }
    return measures;
  }

  /// Kinds of moves, areas and cards.
  @Override
  public List<Measure> uses(Counted counted) {
    var measures = new ArrayList<Measure>();
    for (Faction player : Faction.values()) {
      for (MissionCounting.Counted move : MOVES) {
        String name = move.column(player).substring(player.id().length() + 1).replace('_', '-');
        measures.add(counted.use("move", player.id(), name, move.column(player)));
      }
    }
    for (Faction player : Faction.values()) {
      for (Area area : material.board().areas()) {
        measures.add(
            counted.use("area-entered", player.id(), area.id(), AreaUse.heading(player, area)));
      }
    }
    for (Use use : Use.values()) {
      material
          .cards()
          .forEach(card ->
              measures.add(
                  counted.use(
                      "card-" + use, card.faction().id(), card.id(), CardUse.heading(card, use))));
    }
    return measures;
  }

  @Override
  public List<CardContrast> cards(Counted counted) {
    return material
        .cards()
        .flatMap(card ->
            Arrays.stream(Use.values())
                .map(use ->
                    new CardContrast(
                        card.faction().id(),
                        card.id(),
                        use.toString(),
                        counted.column(CardUse.heading(card, use)))))
        .toList();
  }

  @Override
  public List<String> notes() {
    return List.of(
        "Who leads is judged by the defence on the board at the end of each turn; a winner who was"
            + " ever behind came back.");
  }
}
