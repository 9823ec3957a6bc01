package dev.rulewright.simulator.pocketmodel;

import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.simulator.kit.CountingByPlayer;
import java.util.List;

/// What is counted in a game of *PocketModel*.
final class PocketCounting extends CountingByPlayer<Position, Move> {

  private final Count moves = count("moves", "actions", "actions in which units moved", "Move");
  private final Count attacks =
      count("attacks", "units", "units that were announced to attack", "Attack");
  private final Count strikes =
      count("strikes", "units", "units that were announced to strike", "Strike");
  private final Count carried =
      count("carried", "actions", "actions in which a carrier brought units", "Carry");
  private final Count replaced =
      count("replaced", "cards", "objectives played", "Play an objective");
  private final Count cards = count("cards", "cards", "combat cards played", "Play a combat card");
  private final Count lost = count("lost", "units", "units destroyed");
  private final Count objectives = count("objectives", "objectives", "objectives at the end");

  PocketCounting() {
    super(List.of(Force.values()));
  }

  @Override
  protected void count(Position before, Move move, Position after, Counts counts) {
    Force mover = before.mover();
    switch (move) {
      case Move.Advance _ -> counts.add(mover, moves, 1);
      case Move.Attack _ -> counts.add(mover, attacks, 1);
      case Move.Strike _ -> counts.add(mover, strikes, 1);
      case Move.Carry _ -> counts.add(mover, carried, 1);
      case Move.Replace _ -> counts.add(mover, replaced, 1);
      case Move.Play _ when before.stage() instanceof Stage.Combat combat ->
          counts.add(combat.step().player(mover), cards, 1);
      case Move.Rolled _ -> {
        for (Force force : Force.values()) {
          int then = before.side(force).units().size();
          counts.add(force, lost, then - after.side(force).units().size());
        }
      }
      case Move _ -> {}
    }
  }

  @Override
  protected void atTheEnd(Position end, Counts counts) {
    for (Force force : Force.values()) {
      counts.set(force, objectives, end.side(force).objectives());
    }
  }

  @Override
  protected long turns(Position end, Counts counts) {
    return end.turn();
  }
}
