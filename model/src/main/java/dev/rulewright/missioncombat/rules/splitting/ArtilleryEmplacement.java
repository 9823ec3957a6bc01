package dev.rulewright.missioncombat.rules.splitting;

import static dev.rulewright.missioncombat.MissionClause.ARTILLERY_FULL;
import static dev.rulewright.missioncombat.MissionClause.ARTILLERY_HALF;
import static dev.rulewright.missioncombat.MissionClause.PLAY_EVENT_EFFECT;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.EventCard.Barrage;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.splitting.Strike.Terms;
import dev.rulewright.missioncombat.rules.table.Control;
import java.util.List;

/// Chapter *Artillery Emplacement*: what damage events do, and when they do half of it.
public final class ArtilleryEmplacement {

  private final Board board;
  private final Control control;
  private final Rounding rounding;
  private final boolean halvesPortalists;

  public ArtilleryEmplacement(Board board, Control control, Reading reading) {
    this.board = board;
    this.control = control;
    rounding = reading.answer("artillery.rounding", Rounding.values());
    halvesPortalists = reading.says("artillery.halved-side=controller");
  }

  /// - ARTILLERY-1: While the Marines control the Artillery Emplacement their events do the printed
  ///   damage.
  /// - ARTILLERY-2: While the opponent controls it, Marine events do half the printed damage.
  public Strike strike(Position position, Barrage barrage) {
    boolean halved = isHalved(position);
    return new Strike(
        null,
        halved ? half(barrage.damage()) : barrage.damage(),
        barrage.type(),
        board.all(),
        halved ? termsOfHalf() : Terms.USUAL);
  }

  private Terms termsOfHalf() {
    return rounding == Rounding.HALF_PER_TARGET ? Terms.HALVED_FOR_EACH_TARGET : Terms.HALVED;
  }

  /// The points of a printed damage, which is even, that are split when it is halved.
  private int half(int damage) {
    return switch (rounding) {
      case EXACT -> damage / 2;
      case HALF_PER_TARGET -> damage;
      case DOWN_TO_TENS -> damage / 20 * 10;
      case UP_TO_TENS -> Math.ceilDiv(damage, 20) * 10;
    };
  }

  private boolean isHalved(Position position) {
    Faction mover = position.mover();
    return mover == (halvesPortalists ? Faction.PORTALISTS : Faction.MARINES)
        && isCaptured(position);
  }

  private boolean isCaptured(Position position) {
    return control.usable(
            AreaEffect.HALVES_MARINE_EVENTS_WHEN_OPPONENT_CONTROLS, Faction.PORTALISTS, position)
        != 0;
  }

  /// What the targets feel of the points that they are given.
  public static List<Hit> felt(Strike strike, List<Hit> given) {
    return strike.terms() != Terms.HALVED_FOR_EACH_TARGET
        ? given
        : given.stream()
            .filter(hit -> strike.damageBy(hit.damage()) > 0)
            .map(hit -> new Hit(hit.target(), strike.damageBy(hit.damage())))
            .toList();
  }

  /// Tells what a damage event does.
  public void tell(Position position, Move.PlayBarrage move, Barrage barrage, Chronicle chronicle) {
    boolean halved = isHalved(position);
    Strike strike = strike(position, barrage);
    String half =
        strike.terms() == Terms.HALVED_FOR_EACH_TARGET
            ? ", of which each target takes half"
            : ", half of " + barrage.damage();
    chronicle.tell(
        Event.of(
            List.of(
                Strike.eventAgainst(barrage.type()),
                halved ? ARTILLERY_HALF : ARTILLERY_FULL,
                PLAY_EVENT_EFFECT),
            "played %s: up to %d damage against %s units%s%s",
            move.card(),
            strike.pool(),
            barrage.type(),
            halved ? half : "",
            move.hits().isEmpty() ? ", no target" : ""));
  }

  /// The answers to `artillery.rounding`.
  private enum Rounding {
    EXACT,
    DOWN_TO_TENS,
    UP_TO_TENS,
    HALF_PER_TARGET
  }
}
