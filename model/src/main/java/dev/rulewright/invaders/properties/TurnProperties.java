package dev.rulewright.invaders.properties;

import static dev.rulewright.invaders.InvadersClause.ATTACK_1;
import static dev.rulewright.invaders.InvadersClause.ATTACK_2;
import static dev.rulewright.invaders.InvadersClause.HERO_10;
import static dev.rulewright.invaders.InvadersClause.HERO_13;
import static dev.rulewright.invaders.InvadersClause.PLOT_1;
import static dev.rulewright.invaders.InvadersClause.TURN_1;
import static dev.rulewright.invaders.InvadersClause.TURN_3;
import static dev.rulewright.invaders.InvadersClause.ZONE_2;

import dev.rulewright.invaders.Hero;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.invaders.reading.Reading.DrainAnswers.TooFew;
import dev.rulewright.invaders.reading.Reading.HeroAnswers.TokensTurned;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.reading.Breach;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Turns, the attack and the ends of play.
record TurnProperties(Rules rules) {

  private static final String CHAPTER = "Turns and the end";

  static List<Property<Position, Move>> of(Rules rules) {
    var chapter = new TurnProperties(rules);
    return List.of(
        chapter.decksNeverGrow(),
        chapter.differencesAddUp(),
        chapter.theMarkerFallsByOne(),
        chapter.theSkullEndsPlay(),
        chapter.theLastHeroEndsPlay(),
        chapter.whoCannotDrainLoses());
  }

  private Property<Position, Move> decksNeverGrow() {
    return rules.ofStep(
        CHAPTER,
        "decks-never-grow",
        "No card comes back to a deck, so every play ends.",
        List.of(TURN_1),
        (before, move, after) ->
            after.invader().deck().size() <= before.invader().deck().size()
                    && after.mankind().deck().size() <= before.mankind().deck().size()
                    && after.heroDeck().size() <= before.heroDeck().size()
                ? null
                : "'%s' lets a deck grow".formatted(move));
  }

  private Property<Position, Move> differencesAddUp() {
    return rules.ofStep(
        CHAPTER,
        "differences-add-up",
        "After an attack Mankind drains the positive differences of all zones, a turned hero left"
            + " out.",
        List.of(ATTACK_1, ZONE_2, HERO_10, TURN_3),
        (before, move, after) -> {
          if (!(move instanceof Move.EndMain) || after.stage() instanceof Stage.Over) {
            return null;
          }
          int drains = before.mover() == Seat.INVADER ? drains(before) : 0;
          int found =
              after.stage() instanceof Stage.Draining draining && draining.attack()
                  ? draining.left()
                  : 0;
          return drains == found ? null : "%d are drained instead of %d".formatted(found, drains);
        },
        Breach.of("a turned hero with tokens is attacked", TokensTurned.YES),
        Breach.of("Mankind's deck is empty", TooFew.LOSES_AT_THE_NEXT_DRAW));
  }

  private int drains(Position position) {
    int drains = 0;
    for (Zone zone : rules.zones()) {
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

  private Property<Position, Move> theMarkerFallsByOne() {
    return rules.ofStep(
        CHAPTER,
        "the-marker-falls-by-one",
        "The plot marker goes down one space when a turn of the Invader ends in which Mankind"
            + " drained nothing, and never else.",
        List.of(ATTACK_2),
        (before, move, after) -> {
          boolean ends =
              before.mover() == Seat.INVADER && after.mover() == Seat.MANKIND && before.turn() > 0;
          boolean drained =
              before.drained()
                  || (move instanceof Move.Drained && before.stage() instanceof Stage.Draining);
          int falls = ends && !drained ? 1 : 0;
          return before.marker() - after.marker() == falls || after.stage() instanceof Stage.Over
              ? null
              : "'%s' takes the marker from %d to %d"
                  .formatted(move, before.marker(), after.marker());
        });
  }

  private Property<Position, Move> theSkullEndsPlay() {
    return rules.ofPosition(
        CHAPTER,
        "the-skull-ends-play",
        "Play is over as soon as the plot marker is at 0, and then Mankind has won.",
        List.of(PLOT_1),
        position ->
            position.marker() > 0 || isWonBy(position, Seat.MANKIND, Stage.Over.PLOT)
                ? null
                : "the marker is at %d".formatted(position.marker()));
  }

  private static boolean isWonBy(Position position, Seat winner, String reason) {
    return position.stage() instanceof Stage.Over over
        && over.result().winners().equals(List.of(winner))
        && over.result().reason().equals(reason);
  }

  private Property<Position, Move> theLastHeroEndsPlay() {
    return rules.ofStep(
        CHAPTER,
        "the-last-hero-ends-play",
        "When the last hero is destroyed, the Invader has won.",
        List.of(HERO_13),
        (before, move, after) ->
            move instanceof Move.Destroy
                    && after.hero() == null
                    && before.hero() != null
                    && before.heroDeck().isEmpty()
                    && !isWonBy(after, Seat.INVADER, Stage.Over.LAST_HERO)
                ? "play goes on without a hero"
                : null);
  }

  private Property<Position, Move> whoCannotDrainLoses() {
    return rules.ofStep(
        CHAPTER,
        "who-cannot-drain-loses",
        "When Mankind has drained its last card and has to drain more, the Invader has won.",
        List.of(ATTACK_1),
        (before, move, after) ->
            move instanceof Move.Drained
                    && before.stage() instanceof Stage.Draining draining
                    && draining.left() > 1
                    && after.mankind().deck().isEmpty()
                    && !isWonBy(after, Seat.INVADER, Stage.Over.CANNOT_DRAIN)
                ? "play goes on, %d short".formatted(draining.left() - 1)
                : null,
        Breach.of("the deck is too small", TooFew.LOSES_AT_THE_NEXT_DRAW));
  }
}
