package dev.rulewright.invaders.properties;

import dev.rulewright.invaders.Hero;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.property.Checks;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Turns, the attack and the ends of play.
///
/// @param zones the zones of the game
record TurnChecks(List<Zone> zones) {

  void addTo(Checks<Position, Move> checks) {
    checks.steps(
        "decks-never-grow",
        (before, _, after) ->
            after.invader().deck().size() <= before.invader().deck().size()
                && after.mankind().deck().size() <= before.mankind().deck().size()
                && after.heroDeck().size() <= before.heroDeck().size(),
        "'%s' lets a deck grow");
    checks.steps("differences-add-up", Move.EndMain.class, this::drainsOtherwise);
    checks.steps("the-marker-falls-by-one", TurnChecks::fallsOtherwise);
    checks.positions(
        "the-skull-ends-play",
        position ->
            position.marker() > 0 || isWonBy(position, Seat.MANKIND, Stage.Over.PLOT)
                ? null
                : "the marker is at %d".formatted(position.marker()));
    checks.steps(
        "the-last-hero-ends-play",
        Move.Destroy.class,
        (before, _, after) ->
            after.hero() != null
                || before.hero() == null
                || !before.heroDeck().isEmpty()
                || isWonBy(after, Seat.INVADER, Stage.Over.LAST_HERO),
        "play goes on without a hero");
    checks.steps(
        "who-cannot-drain-loses",
        Move.Drained.class,
        (before, _, after) ->
            before.stage() instanceof Stage.Draining draining
                    && draining.left() > 1
                    && after.mankind().deck().isEmpty()
                    && !isWonBy(after, Seat.INVADER, Stage.Over.CANNOT_DRAIN)
                ? "play goes on, %d short".formatted(draining.left() - 1)
                : null);
  }

  private @Nullable String drainsOtherwise(Position before, Move.EndMain move, Position after) {
    if (after.stage() instanceof Stage.Over) {
      return null;
    }
    int drains = before.mover() == Seat.INVADER ? drains(before) : 0;
    int found =
        after.stage() instanceof Stage.Draining draining && draining.attack() ? draining.left() : 0;
    return drains == found ? null : "%d are drained instead of %d".formatted(found, drains);
  }

  private int drains(Position position) {
    int drains = 0;
    for (Zone zone : zones) {
      int difference = -zone.power();
      for (Card card : position.invader().in(zone).toList()) {
        difference += card.power();
      }
      for (Card card : position.mankind().in(zone).toList()) {
        difference -= card.power();
      }
      @Nullable Hero hero = position.hero();
      if (hero != null && position.isHeroIn(zone) && !hero.turned()) {
        difference -= hero.card().power() + hero.tokens();
      }
      drains += Math.max(difference, 0);
    }
    return drains;
  }

  private static @Nullable String fallsOtherwise(Position before, Move move, Position after) {
    boolean ends =
        before.mover() == Seat.INVADER && after.mover() == Seat.MANKIND && before.turn() > 0;
    boolean drained =
        before.drained()
            || (move instanceof Move.Drained && before.stage() instanceof Stage.Draining);
    int falls = ends && !drained ? 1 : 0;
    return before.marker() - after.marker() == falls || after.stage() instanceof Stage.Over
        ? null
        : "'%s' takes the marker from %d to %d".formatted(move, before.marker(), after.marker());
  }

  private static boolean isWonBy(Position position, Seat winner, String reason) {
    return position.stage() instanceof Stage.Over over
        && over.result().winners().equals(List.of(winner))
        && over.result().reason().equals(reason);
  }
}
