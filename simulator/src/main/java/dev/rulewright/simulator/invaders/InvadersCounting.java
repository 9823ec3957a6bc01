package dev.rulewright.simulator.invaders;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.simulator.kit.CountingByPlayer;
import java.util.List;

/// What is counted in a game of *Invaders*.
final class InvadersCounting extends CountingByPlayer<Position, Move> {

  private final Count invaderPlayed =
      count("invader_played", "cards", "cards that the Invader played", "Invader plays a card");
  private final Count mankindPlayed =
      count("mankind_played", "cards", "cards that Mankind played", "Mankind plays a card");
  private final Count used = count("used", "cards", "cards used", "Use a card");
  private final Count attackDrained =
      count("attack_drained", "cards", "cards that Mankind drained because of attacks");
  private final Count otherDrained =
      count("other_drained", "cards", "cards that Mankind drained because of cards used");
  private final Count destroyed = count("destroyed", "cards", "cards destroyed, heroes included");
  private final Count sacrificed =
      count("sacrificed", "cards", "cards sacrificed, heroes included");
  private final Count heroMoves = count("hero_moves", "moves", "moves of a hero", "Move the hero");
  private final Count heroesGone = count("heroes_gone", "heroes", "heroes that have left the game");
  private final Count marker = count("marker", "spaces", "where the plot marker is at the end");

  InvadersCounting() {
    super(List.of());
  }

  @Override
  protected void count(Position before, Move move, Position after, Counts counts) {
    switch (move) {
      case Move.Play play -> {
        counts.add(before.mover() == Seat.INVADER ? invaderPlayed : mankindPlayed, 1);
        counts.add(sacrificed, play.sacrificed() == null ? 0 : 1);
      }
      case Move.Use _ -> counts.add(used, 1);
      case Move.Drained _ when before.stage() instanceof Stage.Draining draining ->
          counts.add(draining.attack() ? attackDrained : otherDrained, 1);
      case Move.Destroy destroy -> counts.add(destroyed, destroy.targets().size());
      case Move.Sacrifice _ -> counts.add(sacrificed, 1);
      case Move.MoveHero _ -> counts.add(heroMoves, 1);
      case Move _ -> {}
    }
  }

  @Override
  protected void atTheEnd(Position end, Counts counts) {
    counts.set(heroesGone, end.heroesGone().size());
    counts.set(marker, end.marker());
  }

  @Override
  protected long turns(Position end, Counts counts) {
    return end.turn();
  }
}
