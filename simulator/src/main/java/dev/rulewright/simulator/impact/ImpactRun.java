package dev.rulewright.simulator.impact;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.statistics.Distribution;
import dev.rulewright.simulator.statistics.LatticeSample;
import dev.rulewright.simulator.statistics.LatticeSample.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The games of one kind of agents, in rounds: the same games under the default and under every
/// answer whose interval is still too wide.
final class ImpactRun {

  private final Impact impact;
  private final Impact.Played played;
  private final Playing playing;
  private final List<GameRecord> standard = new ArrayList<>();
  private final Map<String, Pairs> pairs = new LinkedHashMap<>();

  ImpactRun(Impact impact, Impact.Played played, Playing playing) {
    this.impact = impact;
    this.played = played;
    this.playing = playing;
    for (Answer answer : impact.answers()) {
      Arm arm = answer.in(played.standard());
      pairs.put(arm.name(), new Pairs(arm));
    }
  }

  List<Measured> measured(Consumer<String> telling) {
    List<Pairs> open = new ArrayList<>(pairs.values());
    long games = 0;
    while (!open.isEmpty()) {
      long to = Math.min(played.most(), games + Impact.ROUND);
      play(open, games, to);
      games = to;
      open.removeIf(each -> each.isEnough());
      telling.accept(
          "%s: %,d games, %d of %d answers unfinished"
              .formatted(played.agents(), games, open.size(), pairs.size()));
    }
    var measured = new ArrayList<Measured>();
    for (Pairs each : pairs.values()) {
      measured.add(each.measured(impact.answers().get(measured.size()), measured.size()));
    }
    return measured;
  }

  private void play(List<Pairs> open, long from, long to) {
    var orders = new ArrayList<Order>();
    orders.add(new Order(from == 0 ? played.exposed() : played.standard(), from, to));
    open.forEach(each -> orders.add(new Order(each.arm, from, to)));
    playing.play(
        orders,
        game -> {
          Pairs under = pairs.get(game.arm());
          if (under == null) {
            standard.add(game);
          } else {
            under.take(game, standard.get((int) game.game()));
          }
        });
  }

  /// The games under one answer, each beside the same game under the default.
  private final class Pairs {
    private final Arm arm;
    private LatticeSample scores = LatticeSample.none(Kind.DIFFERENCES, 1, impact.seats());
    private long changed;

    Pairs(Arm arm) {
      this.arm = arm;
    }

    void take(GameRecord game, GameRecord other) {
      scores = scores.with(score(game) - score(other));
      changed += counts(game).equals(counts(other)) ? 0 : 1;
    }

    private int score(GameRecord game) {
      return game.score(impact.player(), impact.seats());
    }

    /// What counts as changed is what was counted: a detour with the same counts is none.
    private List<Object> counts(GameRecord game) {
      return List.of(
          game.starter(),
          game.winner(),
          game.reason(),
          game.turns(),
          game.moves(),
          game.outcomes(),
          game.counts().subList(0, game.counts().size() - pairs.size()));
    }

    boolean isEnough() {
      return scores.pairs() >= played.most() || scores.interval().width() <= impact.precision();
    }

    Measured measured(Answer answer, int index) {
      var positions = new Distribution.Collecting();
      standard.stream()
          .limit(Math.min(played.most(), Impact.ROUND))
          .forEach(game ->
              positions.add(game.counts().get(game.counts().size() - pairs.size() + index)));
      return new Measured(played.agents(), answer, positions.distribution(), scores, changed);
    }
  }
}
