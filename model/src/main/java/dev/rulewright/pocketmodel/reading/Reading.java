package dev.rulewright.pocketmodel.reading;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.pocketmodel.PocketClause;
import java.util.List;

/// An answer to every question that the leaflet leaves open and that rules ask; the others stand in
/// `questions.csv` alone.
public record Reading(
    SetUpAnswers setup,
    PackAnswers pack,
    TurnAnswers turn,
    ObjectiveAnswers objective,
    CombatAnswers combat,
    BattleAnswers battle,
    EndAnswers end,
    DamageAnswers damage,
    HandAnswers hand,
    CardAnswers card,
    AbilityAnswers ability,
    StrikeAnswers strike,
    PileAnswers pile,
    PowerAnswers power,
    GameAnswers game) {

  /// What the leaflet leaves open, in words.
  public static final Readings<Reading> READINGS =
      Readings.of(
          "pocketmodel", "Star Wars PocketModel TCG", PocketClause.class, Reading.class, List.of());

  /// The rulebook.
  public static final Rulebook RULEBOOK = READINGS.rulebook();

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

  /// Before the first turn.
  public record SetUpAnswers(
      StartPlayer startPlayer,
      Deployment deployment,
      BelowTwenty belowTwenty,
      OwnFaceDown ownFaceDown) {

    public enum StartPlayer {
      BY_LOT,
      SEAT_ORDER
    }

    public enum Deployment {
      START_PLAYER_FIRST,
      SIMULTANEOUS
    }

    public enum BelowTwenty {
      ANY_TOTAL_BELOW,
      MOST_POSSIBLE
    }

    public enum OwnFaceDown {
      UNKNOWN_TO_OWNER,
      OWNER_MAY_LOOK
    }
  }

  /// One pack each.
  public record PackAnswers(Units units) {
    public enum Units {
      ALL_IN_PLAY,
      UP_TO_TWENTY_STARS
    }
  }

  /// The turn.
  public record TurnAnswers(TurnAnswers.Order order, Action action) {
    public enum Order {
      ANY_ORDER,
      OBJECTIVE_FIRST
    }

    public enum Action {
      OPTIONAL,
      COMPULSORY
    }
  }

  /// Playing objectives.
  public record ObjectiveAnswers(EmptyPlace emptyPlace, RevealByPlay revealByPlay) {
    public enum EmptyPlace {
      REPLACE_ONLY,
      FILL_ALLOWED
    }

    public enum RevealByPlay {
      ALSO_WHEN_PLAYED,
      ONLY_WHEN_TURNED_UP
    }
  }

  /// Combat actions.
  public record CombatAnswers(Zones zones) {
    public enum Zones {
      SEVERAL_ZONES,
      ONE_ZONE
    }
  }

  /// Battles.
  public record BattleAnswers(
      BattleAnswers.Order order,
      DestroyedWhen destroyedWhen,
      HitWhen hitWhen,
      NaturalTwelve naturalTwelve,
      RerollWhen rerollWhen,
      RerollOfTwelve rerollOfTwelve,
      Simultaneous simultaneous) {

    public enum Order {
      BEFOREHAND,
      ONE_BY_ONE
    }

    public enum DestroyedWhen {
      AT_LEAST_SHIELDS,
      MORE_THAN_SHIELDS
    }

    public enum HitWhen {
      AT_LEAST_DEFENCE,
      MORE_THAN_DEFENCE
    }

    public enum NaturalTwelve {
      OWN_HIT_ONLY,
      ENDS_THE_EVALUATION
    }

    public enum RerollWhen {
      AFTER_BOTH_ROLLS,
      BEFORE_THE_OTHER_ROLLS
    }

    public enum RerollOfTwelve {
      SECOND_ROLL_COUNTS,
      FIRST_ROLL_COUNTS
    }

    public enum Simultaneous {
      BOTH_CAN_FALL,
      ATTACKER_FIRST
    }
  }

  /// The end of play.
  public record EndAnswers(BothOut bothOut, When when, OutOfUnits units) {
    public enum BothOut {
      DRAW,
      ATTACKER_WINS,
      ATTACKER_LOSES
    }

    public enum When {
      AT_ONCE,
      AFTER_THE_ACTION
    }

    public enum OutOfUnits {
      LOST,
      PLAYS_ON
    }
  }

  /// Damage counters.
  public record DamageAnswers(Lasts lasts) {
    public enum Lasts {
      UNTIL_DESTROYED,
      UNTIL_END_OF_TURN,
      UNTIL_END_OF_BATTLE
    }
  }

  /// Filling hands after a battle.
  public record HandAnswers(Size size, Refill refill) {
    public enum Size {
      THREE,
      SIZE_BEFORE_THE_BATTLE
    }

    public enum Refill {
      MUST,
      MAY
    }
  }

  /// Cards that forbid others.
  public record CardAnswers(AlreadyPlayed alreadyPlayed) {
    public enum AlreadyPlayed {
      STAYS,
      IS_CANCELLED
    }
  }

  /// Lasting abilities.
  public record AbilityAnswers(Copies copies) {
    public enum Copies {
      ADD_UP,
      ONCE
    }
  }

  /// Strikes.
  public record StrikeAnswers(
      UnitsNamed unitsNamed,
      Stop stop,
      Twelve twelve,
      FailedObjective failedObjective,
      ReserveForCombatCard reserveForCombatCard,
      ReserveStars reserveStars) {

    public enum UnitsNamed {
      BEFORE_TURNING_UP,
      AFTER
    }

    public enum Stop {
      TO_THE_END,
      MAY_STOP
    }

    public enum Twelve {
      NO_AUTOMATIC_SUCCESS,
      AUTOMATIC_SUCCESS
    }

    public enum FailedObjective {
      STAYS_FACE_UP,
      TURNED_DOWN_AGAIN
    }

    public enum ReserveForCombatCard {
      ITS_STARS_COUNT,
      NONE
    }

    public enum ReserveStars {
      FEWER_TOO,
      JUST_AS_MANY
    }
  }

  /// Shuffling a discard pile.
  public record PileAnswers(JustDiscarded justDiscarded) {
    public enum JustDiscarded {
      YES,
      NO
    }
  }

  /// Power abilities.
  public record PowerAnswers(OncePerTurn oncePerTurn, Stars stars) {
    public enum OncePerTurn {
      OUTSIDE_BATTLES_ONLY,
      ALL_POWER_ABILITIES
    }

    public enum Stars {
      CARRIER_3_TURBOLASER_4_OR_5,
      CARRIER_2_TURBOLASER_2_OR_4
    }
  }

  /// The length of play.
  public record GameAnswers(Length length) {
    public enum Length {
      DRAW_AFTER_TURN_LIMIT,
      ENDLESS
    }
  }
}
