package dev.rulewright.invaders.properties;

import dev.rulewright.invaders.Hero;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.HeroCard;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.kernel.property.Checks;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Heroes of the Resistance.
///
/// @param heroes the heroes of the game
record HeroChecks(List<HeroCard> heroes) {

  void addTo(Checks<Position, Move> checks) {
    checks.positions(
        "always-one-hero",
        position ->
            position.hero() != null
                || position.turn() == 0
                || position.stage() instanceof Stage.HeroComing
                || position.stage() instanceof Stage.HeroPlacing
                || position.stage() instanceof Stage.Over,
        "there is no hero");
    checks.positions("heroes-gone-are-gone", this::isThereTwice);
    checks.steps(
        "no-sacrifice-in-the-invaders-turn",
        (before, move, after) ->
            before.mover() != Seat.INVADER
                || before.hero() == null
                || before.hero().equals(after.hero())
                || move instanceof Move.Destroy
                || after.mover() != Seat.INVADER,
        "'%s' changes the hero");
    checks.steps("a-new-hero-is-turned", Move.PlaceHero.class, HeroChecks::comesOtherwise);
    checks.steps("upright-in-the-main-phase", Move.Drawn.class, HeroChecks::isNotUpright);
    checks.steps("a-hero-moves-once", Move.MoveHero.class, HeroChecks::mayNotMove);
  }

  private @Nullable String isThereTwice(Position position) {
    var all = position.heroDeck().plus(position.heroesGone());
    @Nullable Hero hero = position.hero();
    if (hero != null) {
      all = all.plus(hero.card());
    }
    if (position.stage() instanceof Stage.HeroPlacing placing) {
      all = all.plus(placing.hero());
    }
    for (HeroCard card : heroes) {
      if (all.count(card) > 1) {
        return "%s is there %d times".formatted(card, all.count(card));
      }
    }
    return null;
  }

  private static @Nullable String comesOtherwise(
      Position before, Move.PlaceHero move, Position after) {
    @Nullable Hero hero = after.hero();
    return before.turn() > 0 && (hero == null || !hero.turned() || hero.tokens() > 0)
        ? "it comes as %s".formatted(hero)
        : null;
  }

  private static @Nullable String isNotUpright(Position before, Move.Drawn move, Position after) {
    @Nullable Hero hero = after.hero();
    return after.stage() instanceof Stage.Main
            && after.mover() == Seat.MANKIND
            && hero != null
            && (hero.turned() || hero.entered() != 0)
        ? "the hero is %s".formatted(hero)
        : null;
  }

  private static @Nullable String mayNotMove(Position before, Move.MoveHero move, Position after) {
    @Nullable Hero hero = before.hero();
    return hero == null || hero.entered() != 0 || !hero.card().moves()
        ? "'%s' of %s".formatted(move, hero)
        : null;
  }
}
