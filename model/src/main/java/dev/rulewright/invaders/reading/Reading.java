package dev.rulewright.invaders.reading;

import dev.rulewright.invaders.InvadersClause;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.reading.Readings;
import java.util.List;

/// An answer to every question that the page leaves open, see `questions.csv` and `answers.csv`.
///
/// The rules ask where they apply a clause, as in `reading.cost().unpayable()`.
public record Reading(
    CostAnswers cost,
    NanobotAnswers nanobot,
    HeroAnswers hero,
    ThingAnswers thing,
    DrainAnswers drain,
    RoomAnswers room) {

  /// What the page leaves open, in words.
  public static final Readings<Reading> READINGS =
      Readings.of("invaders", "Invaders", InvadersClause.class, Reading.class, List.of());

  /// What can be cited, and what is unclear.
  public static final Rulebook RULEBOOK = READINGS.rulebook();

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

  /// Paying.
  public record CostAnswers(
      Unpayable unpayable, TwoCards twoCards, Choice choice, Order order, DrainShort drainShort) {

    /// V01: May a card be played for which too few other cards are in hand?
    public enum Unpayable {
      NOT_PLAYABLE,
      AS_MANY_AS_THERE_ARE
    }

    /// V02: What are the two cards of which the last of the destroyed words speak?
    public enum TwoCards {
      THE_DRAW_PHASE,
      A_DRAIN_COST
    }

    /// V03: Who chooses the cards that are discarded?
    public enum Choice {
      PAYER,
      AT_RANDOM
    }

    /// V04: Which of the two costs is paid first?
    public enum Order {
      DISCARD_THEN_DRAIN,
      ANY
    }

    /// V05: May a card be played whose drain cost is above the own deck?
    public enum DrainShort {
      NOT_PLAYABLE,
      DRAINS_WHAT_IS_THERE,
      PLAYABLE_AND_LOSES
    }
  }

  /// Nanobot Kill-Swarm.
  public record NanobotAnswers(Targets targets) {

    /// V07: What may Nanobot Kill-Swarm destroy?
    public enum Targets {
      ANY_CARD_OF_MANKIND,
      NO_HEROES,
      ANY_CARD_IN_PLAY
    }
  }

  /// Heroes.
  public record HeroAnswers(
      LostClass lostClass,
      Where where,
      AllFull allFull,
      WhoPlaces whoPlaces,
      LastSacrificed lastSacrificed,
      LastDestroyedByMankind lastDestroyedByMankind,
      Moves moves,
      TurnedMoves turnedMoves,
      TargetWhenUpright targetWhenUpright,
      TokensAfter tokensAfter,
      TokensTurned tokensTurned) {

    /// V08: Which class do heroes have?
    public enum LostClass {
      DEFENDER,
      LOCATION,
      ITS_OWN
    }

    /// V12: Where may a new hero go?
    public enum Where {
      ANY_FREE_SLOT,
      ANY_ZONE
    }

    /// V13: May the hero be sacrificed for room if no other zone has a free slot?
    public enum AllFull {
      NOT_ALLOWED,
      HERO_TAKES_THE_SLOT,
      HERO_OVERFLOWS
    }

    /// V14: Who chooses the place of a new hero?
    public enum WhoPlaces {
      MANKIND,
      WHOEVER_REMOVED_IT
    }

    /// V15: May the last hero be sacrificed?
    public enum LastSacrificed {
      NOT_ALLOWED,
      INVADER_WINS,
      PLAY_GOES_ON
    }

    /// V16: Who wins when Mankind destroys its own last hero?
    public enum LastDestroyedByMankind {
      INVADER_WINS,
      NOT_ALLOWED
    }

    /// V17: How often may a hero move in a turn?
    public enum Moves {
      ONCE_PER_TURN,
      ANY_NUMBER
    }

    /// V18: May a turned hero move?
    public enum TurnedMoves {
      YES,
      NO
    }

    /// V19: Is an upright hero a target?
    public enum TargetWhenUpright {
      ALWAYS,
      FOR_THE_INVADER,
      TURNED_ONLY
    }

    /// V20: What becomes of the tokens of a hero that is gone?
    public enum TokensAfter {
      VANISH,
      PASS_ON
    }

    /// V21: Do the tokens of a turned hero count for its zone?
    public enum TokensTurned {
      NO,
      YES
    }
  }

  /// The 'Thing'.
  public record ThingAnswers(HowMany howMany, AtOnce atOnce, Stays stays) {

    /// V09: How many cards does 'Thing' destroy?
    public enum HowMany {
      UP_TO_TWO,
      EXACTLY_TWO
    }

    /// V10: Are the cards that 'Thing' destroys chosen together?
    public enum AtOnce {
      TOGETHER,
      ONE_AFTER_THE_OTHER
    }

    /// V11: Does 'Thing' stay in a zone?
    public enum Stays {
      UNIT_WITH_EFFECT,
      ONE_SHOT
    }
  }

  /// Draining.
  public record DrainAnswers(TooFew tooFew) {

    /// V23: What happens if Mankind has to drain more cards than are in its deck?
    public enum TooFew {
      MANKIND_LOSES_AT_ONCE,
      LOSES_AT_THE_NEXT_DRAW
    }
  }

  /// Room.
  public record RoomAnswers(Invader invader, ReplacedWhen replacedWhen) {

    /// V25: May the Invader sacrifice a card for room?
    public enum Invader {
      NO,
      LIKE_MANKIND
    }

    /// V26: Does the new card come into play before a hero that was sacrificed for it is replaced?
    public enum ReplacedWhen {
      CARD_FIRST,
      HERO_FIRST
    }
  }
}
