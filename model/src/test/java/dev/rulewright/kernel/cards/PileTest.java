package dev.rulewright.kernel.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class PileTest {

  private record Suit(String id, int index, int copies) implements CardKind {}

  private static final Suit CLUB = new Suit("club", 0, 1);
  private static final Suit HEART = new Suit("heart", 1, 0);
  private static final Suit SPADE = new Suit("spade", 2, 3);
  private static final Pile<Suit> NONE = Pile.empty(List.of(CLUB, HEART, SPADE));
  private static final Pile<Suit> ALL = Pile.full(List.of(CLUB, HEART, SPADE));

  @Test
  void aFullPileHoldsEveryCopy() {
    assertThat(ALL).hasToString("club, spade x3").isEqualTo(NONE.plusAll(ALL.toList()));
    assertThat(ALL.size()).isEqualTo(4);
    assertThat(ALL.distinct()).isEqualTo(2);
  }

  @Test
  void pilesArePutTogetherAndTakenApart() {
    Pile<Suit> two = NONE.plus(HEART).plus(SPADE);
    assertThat(ALL.plus(two).minus(ALL)).isEqualTo(two);
    assertThat(ALL.plus(two).minus(SPADE).count(SPADE)).isEqualTo(3);
    assertThat(ALL.containsAll(two)).isFalse();
    assertThat(ALL.only(card -> card.copies() == 3)).hasToString("spade x3");
    assertThat(ALL.emptied()).isEqualTo(NONE);
    assertThatIllegalStateException().isThrownBy(() -> ALL.minus(two));
    assertThatIllegalStateException().isThrownBy(() -> ALL.minus(HEART));
  }

  @Test
  void everyCopyIsAsLikelyToBeDrawn() {
    var draws = new Draws<Suit, String>(ALL, Suit::id);
    assertThat(draws.size()).isEqualTo(2);
    assertThat(draws.get(1)).isEqualTo("spade");
    assertThat(draws.weight(1)).isEqualTo(3);
    assertThat(LongStream.range(0, draws.totalWeight()).mapToObj(draws::drawn))
        .containsExactly("club", "spade", "spade", "spade");
    assertThatThrownBy(() -> draws.drawn(4)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> draws.get(2)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void hiddenCardsAreDealtAnew() {
    var unseen = new Unseen<>(ALL, cards -> cards - 1);
    assertThat(unseen.take(1, CLUB::equals)).hasToString("club");
    assertThat(unseen.take(2)).hasToString("spade x2");
    assertThat(unseen.left()).hasToString("spade");
    assertThat(unseen.next()).isEqualTo(SPADE);
    assertThatIllegalStateException().isThrownBy(unseen::next);
    assertThat(new Unseen<>(ALL, Deal.IN_ORDER).next()).isEqualTo(CLUB);
  }

  @Test
  void kindsStandWhereTheirIndexSays() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Pile.empty(List.of(SPADE)))
        .withMessage("spade stands at 0 and has index 2");
  }
}
