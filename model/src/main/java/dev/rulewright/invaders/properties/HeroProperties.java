package dev.rulewright.invaders.properties;

import static dev.rulewright.invaders.InvadersClause.HERO_12;
import static dev.rulewright.invaders.InvadersClause.HERO_13;
import static dev.rulewright.invaders.InvadersClause.HERO_14;
import static dev.rulewright.invaders.InvadersClause.HERO_2;
import static dev.rulewright.invaders.InvadersClause.HERO_3;
import static dev.rulewright.invaders.InvadersClause.HERO_5;
import static dev.rulewright.invaders.InvadersClause.HERO_6;
import static dev.rulewright.invaders.InvadersClause.HERO_7;
import static dev.rulewright.invaders.InvadersClause.HERO_9;

import dev.rulewright.invaders.Hero;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.reading.Reading.HeroAnswers.LastSacrificed;
import dev.rulewright.invaders.reading.Reading.HeroAnswers.Moves;
import dev.rulewright.invaders.reading.Reading.HeroAnswers.TokensAfter;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.reading.Breach;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Heroes of the Resistance.
record HeroProperties(Rules rules) {

  private static final String CHAPTER = "Heroes of the Resistance";

  static List<Property<Position, Move>> of(Rules rules) {
    var chapter = new HeroProperties(rules);
    return List.of(
        chapter.alwaysOneHero(),
        chapter.goneForGood(),
        chapter.onlyDestroyedInTheInvadersTurn(),
        chapter.comesTurnedAndBare(),
        chapter.uprightInMankindsMainPhase(),
        chapter.movesOnce());
  }

  private Property<Position, Move> alwaysOneHero() {
    return rules.ofPosition(
        CHAPTER,
        "always-one-hero",
        "Until play is over there is a hero in a zone, or the next one is on its way.",
        List.of(HERO_2, HERO_6, HERO_13),
        position ->
            position.hero() != null
                    || position.turn() == 0
                    || position.stage() instanceof Stage.HeroComing
                    || position.stage() instanceof Stage.HeroPlacing
                    || position.stage() instanceof Stage.Over
                ? null
                : "there is no hero",
        Breach.of("the last hero is sacrificed for room", LastSacrificed.PLAY_GOES_ON));
  }

  private Property<Position, Move> goneForGood() {
    return rules.ofPosition(
        CHAPTER,
        "heroes-gone-are-gone",
        "Every hero is in the hero deck, in play, or out of the game, and nowhere twice.",
        List.of(HERO_7),
        position -> {
          var all = position.heroDeck().plus(position.heroesGone());
          @Nullable Hero hero = position.hero();
          if (hero != null) {
            all = all.plus(hero.card());
          }
          if (position.stage() instanceof Stage.HeroPlacing placing) {
            all = all.plus(placing.hero());
          }
          for (var card : rules.game().material().heroes()) {
            if (all.count(card) > 1) {
              return "%s is there %d times".formatted(card, all.count(card));
            }
          }
          return null;
        });
  }

  private Property<Position, Move> onlyDestroyedInTheInvadersTurn() {
    return rules.ofStep(
        CHAPTER,
        "no-sacrifice-in-the-invaders-turn",
        "In the Invader's turn a hero leaves its zone only because it is destroyed.",
        List.of(HERO_5, HERO_3),
        (before, move, after) ->
            before.mover() == Seat.INVADER
                    && before.hero() != null
                    && !before.hero().equals(after.hero())
                    && !(move instanceof Move.Destroy)
                    && after.mover() == Seat.INVADER
                ? "'%s' changes the hero".formatted(move)
                : null);
  }

  private Property<Position, Move> comesTurnedAndBare() {
    return rules.ofStep(
        CHAPTER,
        "a-new-hero-is-turned",
        "A hero that replaces another one comes turned and without tokens.",
        List.of(HERO_9, HERO_14),
        (before, move, after) -> {
          @Nullable Hero hero = after.hero();
          return before.turn() > 0
                  && move instanceof Move.PlaceHero
                  && (hero == null || !hero.turned() || hero.tokens() > 0)
              ? "it comes as %s".formatted(hero)
              : null;
        },
        Breach.of("a hero with a token is destroyed", TokensAfter.PASS_ON));
  }

  private Property<Position, Move> uprightInMankindsMainPhase() {
    return rules.ofStep(
        CHAPTER,
        "upright-in-the-main-phase",
        "When Mankind has drawn, its hero is upright and has not moved.",
        List.of(HERO_12),
        (_, move, after) -> {
          @Nullable Hero hero = after.hero();
          return move instanceof Move.Drawn
                  && after.stage() instanceof Stage.Main
                  && after.mover() == Seat.MANKIND
                  && hero != null
                  && (hero.turned() || hero.entered() != 0)
              ? "the hero is %s".formatted(hero)
              : null;
        });
  }

  private Property<Position, Move> movesOnce() {
    return rules.ofStep(
        CHAPTER,
        "a-hero-moves-once",
        "A hero that moves has not moved in this turn, and is one of those that may.",
        List.of(HERO_3),
        (before, move, _) -> {
          @Nullable Hero hero = before.hero();
          return move instanceof Move.MoveHero
                  && (hero == null || hero.entered() != 0 || !hero.card().moves())
              ? "'%s' of %s".formatted(move, hero)
              : null;
        },
        Breach.of("a hero moves and moves on", Moves.ANY_NUMBER));
  }
}
