package dev.rulewright.invaders.properties;

import dev.rulewright.invaders.InvadersClause;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Side;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.invaders.reading.Reading;
import dev.rulewright.invaders.rules.Invaders;
import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.reading.Breach;
import java.util.List;

/// The game as the checks ask about it.
record Rules(Invaders game) {

  /// A property of one position.
  Property<Position, Move> ofPosition(
      String chapter,
      String id,
      String sentence,
      List<InvadersClause> clauses,
      Check.OfPosition<Position, Move> check,
      Breach... breaches) {
    return new Property<>(id, chapter, sentence, clauses, check, expected(breaches));
  }

  /// A property of one step of play.
  Property<Position, Move> ofStep(
      String chapter,
      String id,
      String sentence,
      List<InvadersClause> clauses,
      Check.OfStep<Position, Move> check,
      Breach... breaches) {
    return new Property<>(id, chapter, sentence, clauses, check, expected(breaches));
  }

  private Expectation expected(Breach... breaches) {
    return Breach.expected(Reading.READINGS, game.answers(), breaches);
  }

  List<Zone> zones() {
    return game.material().zones();
  }

  /// Every card of a player, wherever it is; one that is being paid for, too.
  Pile<Card> all(Position position, Seat seat) {
    Side side = position.side(seat);
    Pile<Card> all = side.hand().plus(side.deck()).plus(side.discard());
    for (Zone zone : zones()) {
      all = all.plus(side.in(zone));
    }
    if (position.mover() != seat) {
      return all;
    }
    return switch (position.stage()) {
      case Stage.Paying paying -> all.plus(paying.play().card());
      case Stage.Discarding discarding -> all.plus(discarding.play().card());
      case Stage.Turning turning -> all.plus(turning.play().card());
      case Stage.HeroComing coming -> all(all, coming.succession());
      case Stage.HeroPlacing placing -> all(all, placing.succession());
      case Stage.Entering entering -> all.plus(entering.play().card());
      case Stage.Main _,
          Stage.Drawing _,
          Stage.Draining _,
          Stage.Destroying _,
          Stage.Sacrificing _,
          Stage.Over _ ->
          all;
    };
  }

  private static Pile<Card> all(Pile<Card> others, Stage.Succession succession) {
    return succession.then() instanceof Stage.Entering(Move.Play play)
        ? others.plus(play.card())
        : others;
  }
}
