package dev.rulewright.airsoftsquads.reading;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.reading.Contradiction;
import dev.rulewright.kernel.reading.Readings;
import java.util.stream.Stream;

/// An answer to every question of `questions.csv`, in the words of `answers.csv`; the first answer
/// to each is the standard one. The rules ask where they apply a clause, as in
/// `reading.exchange().duty()`.
public record Reading(
    Phase phase,
    Combat combat,
    Bonus bonus,
    Support support,
    Item item,
    Draw draw,
    Exchange exchange,
    Save save,
    Fill fill,
    Out out,
    Counter counter,
    Defence defence,
    Suppression suppression,
    Perform perform,
    Deck deck,
    Discard discard) {

  /// What the chapter leaves open, in words.
  public static final Readings<Reading> READINGS =
      Readings.of(
          "airsoft-squads",
          "Airsoft Squads",
          AirsoftClause.class,
          Reading.class,
          contradictions().toList());

  /// The chapter as a rulebook.
  public static final Rulebook RULEBOOK = READINGS.rulebook();

  // ---- Topics ----

  public record Phase(Skipped skipped) {}

  public record Combat(Pass pass, NoLegalAction noLegalAction) {}

  public record Bonus(BonusWhen when) {}

  public record Support(SupportWhose whose, SupportOrder order) {}

  public record Item(ItemWhose whose, OffField offField) {}

  public record Draw(DrawWhose whose, DrawPile pile) {}

  public record Exchange(Und und, ExchangeDuty duty, WhoFirst whoFirst, Partial partial) {}

  public record Save(OutWithoutPartner outWithoutPartner, WhichHit whichHit, Enough enough) {}

  public record Fill(FillDuty duty, SamePhase samePhase) {}

  public record Out(OutWhere where, LossWhen when, BothOut both) {}

  public record Counter(HitCounter hit, ObjectiveCounter objective) {}

  public record Defence(DefenceDie die) {}

  public record Suppression(Rounding rounding) {}

  public record Perform(OwnFault ownFault) {}

  public record Deck(EmptyDeck empty) {}

  public record Discard(DiscardWhose whose) {}

  // ---- Questions ----

  /// Q01.
  public enum Skipped {
    PHASE_TAKES_PLACE,
    AT_LEAST_ONE_CARD
  }

  /// Q02.
  public enum Pass {
    NO,
    YES
  }

  /// Q03.
  public enum NoLegalAction {
    SKIPPED,
    EXHAUSTS
  }

  /// Q04.
  public enum BonusWhen {
    AT_ONCE,
    IN_THE_ALTERNATION,
    IN_THE_ALTERNATION_WHILE_THE_PHASE_LASTS
  }

  /// Q05.
  public enum SupportWhose {
    BOTH_PLAYERS,
    ACTIVE_PLAYER_ONLY
  }

  /// Q06.
  public enum ItemWhose {
    ACTIVE_PLAYER_ONLY,
    BOTH
  }

  /// Q07.
  public enum DrawWhose {
    ACTIVE_PLAYER,
    BOTH
  }

  /// Q08.
  public enum Und {
    EACH_OF_BOTH_KINDS,
    ONLY_WHAT_IS_BOTH
  }

  /// Q09.
  public enum ExchangeDuty {
    MUST,
    MAY
  }

  /// Q10.
  public enum WhoFirst {
    OWNER_CHOOSES,
    OUT_FIRST,
    HIT_FIRST,
    FROM_THE_LEFT
  }

  /// Q11.
  public enum Partial {
    AS_MANY_AS_POSSIBLE,
    NONE_AT_ALL
  }

  /// Q12.
  public enum OutWithoutPartner {
    STAYS_ON_THE_FIELD,
    GOES_TO_THE_SAVEZONE,
    LEAVES_THE_GAME
  }

  /// Q13.
  public enum WhichHit {
    OWNER_CHOOSES,
    FROM_THE_LEFT
  }

  /// Q14.
  public enum FillDuty {
    MAY,
    MUST
  }

  /// Q15.
  public enum SamePhase {
    NEXT_TIME,
    AT_ONCE
  }

  /// Q16.
  public enum OutWhere {
    IN_THE_SAVEZONE,
    ANYWHERE
  }

  /// Q17.
  public enum LossWhen {
    AT_ITS_PLACE_IN_THE_LIST,
    AT_ONCE
  }

  /// Q18.
  public enum BothOut {
    DRAW,
    ACTIVE_PLAYER_LOSES,
    ACTIVE_PLAYER_WINS
  }

  /// Q19.
  public enum HitCounter {
    UNTIL_HIT,
    UNTIL_END_OF_TURN
  }

  /// Q20.
  public enum ObjectiveCounter {
    LOST,
    STAYS_WITH_THE_OPERATOR,
    STAYS_WITH_THE_POSITION
  }

  /// Q21.
  public enum OffField {
    STAYS_ATTACHED,
    DISCARDED
  }

  /// Q22.
  public enum DefenceDie {
    EP,
    AP
  }

  /// Q23.
  public enum Rounding {
    DOWN,
    UP
  }

  /// Q24.
  public enum OwnFault {
    COUNTS,
    ONLY_BY_MY_ACTION
  }

  /// Q25.
  public enum EmptyDeck {
    NO_CARD,
    SHUFFLE_THE_DISCARDZONE,
    LOSES
  }

  /// Q26.
  public enum DrawPile {
    DECK,
    DECK_OR_ITEMDECK
  }

  /// Q27.
  public enum SupportOrder {
    STEP_BY_STEP,
    OPPONENT_FIRST,
    PLAYER_BY_PLAYER
  }

  /// Q28.
  public enum Enough {
    ONE_FACE_UP_FOR_EACH,
    ONE_FOR_EACH,
    ONE_FACE_UP,
    ONE_FACE_UP_FOR_EACH_EXCHANGE
  }

  /// Q29.
  public enum DiscardWhose {
    OWNERS,
    ACTIVE_PLAYERS
  }

  private static Stream<Contradiction> contradictions(
      Enum<?> one, String because, Enum<?>... others) {
    return Stream.of(others).map(other -> new Contradiction(one, other, because));
  }

  private static Stream<Contradiction> contradictions() {
    return Stream.of(
            contradictions(
                Und.ONLY_WHAT_IS_BOTH,
                "nobody is exchanged at all",
                ExchangeDuty.MAY,
                WhoFirst.OUT_FIRST,
                WhoFirst.HIT_FIRST,
                WhoFirst.FROM_THE_LEFT,
                Partial.NONE_AT_ALL),
            contradictions(
                LossWhen.AT_ONCE,
                "one player is always the first to lose",
                BothOut.ACTIVE_PLAYER_LOSES,
                BothOut.ACTIVE_PLAYER_WINS),
            contradictions(
                SupportWhose.ACTIVE_PLAYER_ONLY,
                "the opponent has nothing to decide about operators",
                SupportOrder.OPPONENT_FIRST,
                SupportOrder.PLAYER_BY_PLAYER))
        .flatMap(each -> each);
  }

  /// The reading that takes the first answer to every question.
  public static Reading standard() {
    return READINGS.standard();
  }

  /// Reads a reading, see [Readings#parse].
  ///
  /// @throws BadInput as there
  public static Reading parse(String text, Place place) {
    return READINGS.parse(text, place);
  }

  /// The shortest text that [#parse] reads as this reading.
  @Override
  public String toString() {
    return READINGS.named(this).name();
  }
}
