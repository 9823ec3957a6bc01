package dev.rulewright.pocketmodel.rules;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.pocketmodel.PocketClause;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.material.Ability;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.Material;
import dev.rulewright.pocketmodel.material.Numbers;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What every chapter looks at: the material, the reading, and the piles.
final class Table extends Asking {

  private final boolean mayDrawJustDiscarded = says("pile.just-discarded=yes");
  private final boolean starsAreHigh = says("power.stars=carrier-3-turbolaser-4-or-5");
  private final boolean copiesCountOnce = says("ability.copies=once");
  private final Material material;

  Table(Material material, Reading reading) {
    super(reading);
    this.material = material;
  }

  Material material() {
    return material;
  }

  Numbers numbers() {
    return material.numbers();
  }

  /// A side that is about to draw: with a draw pile, if there is any card for one.
  ///
  /// - PILE-4: If a card is to be drawn and the draw pile is used up, the discard pile is shuffled
  ///   and becomes the draw pile.
  ///
  /// @param just the card that was thrown away a moment ago, or null
  Side readyToDraw(Side side, @Nullable Card just, Force force, Chronicle chronicle) {
    if (!side.draw().isEmpty()) {
      return side;
    }
    Pile<Card> none = side.discard().emptied();
    Pile<Card> left = just == null || mayDrawJustDiscarded ? none : none.plus(just);
    Pile<Card> shuffled = side.discard().minus(left);
    if (shuffled.isEmpty()) {
      return side;
    }
    chronicle.tell(
        () -> Event.of("shuffled the discard pile of the " + force, PocketClause.PILE_4));
    return side.withPiles(shuffled, left);
  }

  /// Clauses, and the one that assumes stars where the print is lost, unless the reading takes
  /// others (P34).
  ///
  /// - STARS-1: A carrier brings up to three stars, and a turbolaser has its effect on units of
  ///   four or five stars.
  List<PocketClause> withStars(List<PocketClause> clauses) {
    return starsAreHigh ? and(clauses, PocketClause.STARS_1) : clauses;
  }

  /// Clauses, and those of lasting abilities of objectives if these have done something.
  List<PocketClause> withLasting(List<PocketClause> clauses, int done) {
    return done == 0 ? clauses : and(clauses, PocketClause.OBJECTIVE_5, PocketClause.OBJECTIVE_6);
  }

  private static List<PocketClause> and(List<PocketClause> clauses, PocketClause... more) {
    return Stream.concat(clauses.stream(), Stream.of(more)).toList();
  }

  /// How much the face-up objectives of a side do by a lasting ability.
  ///
  /// - OBJECTIVE-5: The ability of an objective works only while the card lies face up.
  /// - OBJECTIVE-6: Some abilities work once, when the card is turned up, others for as long as it
  ///   lies face up.
  ///
  /// @param except a card of which one copy does not count, or null
  int lasting(Side side, Ability.Kind ability, @Nullable Card except) {
    int sum = 0;
    Pile<Card> faceUp = side.faceUp();
    for (int kind = 0; kind < faceUp.kinds() && !faceUp.isEmpty(); kind++) {
      int copies = faceUp.count(kind);
      if (copies > 0) {
        Card card = faceUp.kind(kind);
        copies -= card.equals(except) ? 1 : 0;
        copies = copiesCountOnce ? Math.min(copies, 1) : copies;
        sum += copies * card.ability().amount(ability);
      }
    }
    return sum;
  }

  /// Whether a side has a face-up objective with an ability.
  static boolean has(Side side, Ability.Kind ability) {
    Pile<Card> faceUp = side.faceUp();
    for (int kind = 0; kind < faceUp.kinds() && !faceUp.isEmpty(); kind++) {
      if (faceUp.count(kind) > 0 && faceUp.kind(kind).ability().is(ability)) {
        return true;
      }
    }
    return false;
  }
}
