package dev.rulewright.missioncombat.rules.table;

import static dev.rulewright.missioncombat.MissionClause.CONTROL_OPPOSING_AREA;
import static dev.rulewright.missioncombat.MissionClause.CONTROL_OWN_AREA;
import static dev.rulewright.missioncombat.MissionClause.CONTROL_PERSISTS;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Memory.Controlled;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.otherwise.ControlOtherwise;
import java.util.Arrays;
import java.util.List;

/// Chapter *Areas*: who controls an area and may use its effect.
///
/// **Under the standard reading control is never stored: it follows from where the units stand.**
/// Both players have units in an area only while a guest stands there, and a guest always enters an
/// area that the waiting player held alone. So "who had it last" (CONTROL-5) is always the player
/// who is not on the move. What other readings say, and what they have to remember for it, is in
/// [ControlOtherwise].
public final class Control {

  private final Board board;
  private final ControlOtherwise otherwise;
  private final boolean asStandard;

  /// The control of the areas of a board under a reading.
  public Control(Board board, Reading reading) {
    this.board = board;
    otherwise = new ControlOtherwise(board, new Buildings(board, reading)::areClosedTo, reading);
    asStandard = otherwise.isStandard();
  }

  /// The areas that a faction controls.
  ///
  /// - CONTROL-3: An own area is controlled when it is empty or holds only own units.
  /// - CONTROL-4: An opposing area is controlled when it holds own units and nobody else's.
  /// - CONTROL-5: With units of both players in an area, control stays with who had it last.
  public int areasOf(Faction faction, Position position) {
    if (!asStandard) {
      return otherwise.areasOf(faction, position);
    }
    int mine = position.side(faction).occupied();
    int theirs = position.side(faction.opponent()).occupied();
    // CONTROL-3: an own area, empty or with own units only.
    int own = board.own(faction) & ~theirs;
    // CONTROL-4: an opposing area with own units only.
    int opposing = mine & ~theirs;
    // CONTROL-5: units of both: control stays with who had it last.
    int contested = faction == position.mover() ? 0 : mine & theirs;
    return own | opposing | contested;
  }

  /// Who controls an area: one faction; both, where the reading gives an own area to its owner for
  /// good (`control.own-condition`); or nobody, where it takes contested areas from everybody
  /// (`control.mixed-own-area`).
  public List<Faction> of(Area area, Position position) {
    return Arrays.stream(Faction.values())
        .filter(faction -> (areasOf(faction, position) & area.bit()) != 0)
        .toList();
  }

  /// Of the areas that have an effect, those where a faction may use it.
  ///
  /// - CONTROL-1: A player may use the effect of an area, own or opposing, while controlling it.
  public int usable(AreaEffect effect, Faction faction, Position position) {
    return board.with(effect) & areasOf(faction, position);
  }

  /// Whether these can be all who control an area under some position of its units.
  public boolean mayBe(List<Faction> controllers, Area area) {
    boolean owner = controllers.contains(area.faction());
    return switch (controllers.size()) {
      case 0 -> otherwise.mayBeNobodys();
      case 1 -> owner || !otherwise.areOwnersForGood();
      default -> otherwise.areOwnersForGood();
    };
  }

  /// Whether who controls an area has to be remembered, because it does not follow from where the
  /// units stand.
  public boolean isRemembered() {
    return otherwise.isRemembered();
  }

  /// Who would control what if nobody remembered.
  public Controlled unremembered(Position position) {
    return otherwise.unremembered(position);
  }

  /// The position, remembering who controls what after an action, where that has to be remembered.
  public Position remembered(Position position) {
    return asStandard ? position : otherwise.remembered(position);
  }

  /// The position, remembering who controls what between two turns.
  public Position rememberedAtTurnEnd(Position position) {
    return asStandard ? position : otherwise.rememberedAtTurnEnd(position);
  }

  /// Tells which areas have changed hands between two positions.
  public void tellChanges(Position before, Position after, Chronicle chronicle) {
    int changed = changed(Faction.MARINES, before, after);
    if (!asStandard) {
      changed |= changed(Faction.PORTALISTS, before, after);
    }
    for (Area area : board.areasOf(changed)) {
      // Whoever lost an area that both controlled leaves it to the other.
      List<Faction> controllers = of(area, after);
      controllers.stream()
          .filter(to -> controllers.size() == 1 || !of(area, before).contains(to))
          .forEach(to -> chronicle.tell(changed(area, to, after)));
    }
  }

  private int changed(Faction faction, Position before, Position after) {
    return areasOf(faction, before) ^ areasOf(faction, after);
  }

  private static Event changed(Area area, Faction to, Position after) {
    boolean held = after.side(to).holds(area);
    boolean contested = held && after.side(to.opponent()).holds(area);
    if (area.faction() == to) {
      return Event.of(
          List.of(CONTROL_OWN_AREA),
          "control %s %s: an own area%s",
          area,
          to,
          held ? "" : ", empty");
    }
    return held && !contested
        ? Event.of(
            List.of(CONTROL_OPPOSING_AREA),
            "control %s %s: an opposing area with own units only",
            area,
            to)
        : Event.of(List.of(CONTROL_PERSISTS), "control %s %s: an opposing area, kept", area, to);
  }
}
