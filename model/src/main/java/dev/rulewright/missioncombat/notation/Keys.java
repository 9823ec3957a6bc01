package dev.rulewright.missioncombat.notation;

import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import java.util.ArrayList;
import java.util.List;

/// The keys of the fields. Besides these, each area's name is a key.
public final class Keys {

  static final String STAGE = "stage";
  static final String TURN = "turn";

  /// The key of the field that says who is on the move.
  public static final String TO_MOVE = "to-move";

  static final String AP = "ap";
  static final String GUEST = "guest";
  static final String STAYING = "memory.staying";
  static final String PORTALS_USED = "memory.portals-used";
  static final String FACE_DOWN = "memory.face-down";
  static final String ON_TOP = "memory.on-top";
  static final String FREE_MOVES_USED = "memory.free-moves-used";

  static final String CONTROL = "control.";
  static final String UNITS = "-units";
  static final String SIZE = "-size";

  /// The value of a deck that holds every card that is nowhere else.
  static final String REST = "rest";

  private Keys() {}

  /// The keys of the fields that make up a position, in the order in which they are written.
  static List<String> ofPositions(Material material) {
    var keys = new ArrayList<>(List.of(STAGE, TURN, TO_MOVE, AP));
    material.board().areas().stream().map(Area::id).forEach(keys::add);
    keys.addAll(List.of(GUEST, STAYING, PORTALS_USED, FREE_MOVES_USED, FACE_DOWN, ON_TOP));
    PileName.ALL.stream().map(PileName::key).forEach(keys::add);
    return keys;
  }

  /// The keys of the fields that give the cards of the decks.
  public static List<String> ofDecks() {
    return PileName.ALL.stream()
        .filter(name -> name.kind() == PileName.Kind.DECK)
        .map(PileName::key)
        .toList();
  }

  /// The keys of the fields that say who controls an area.
  static List<String> ofControl(Material material) {
    return material.board().areas().stream().map(area -> CONTROL + area).toList();
  }

  /// The keys of the fields that follow from a position.
  static List<String> derived(Material material) {
    var keys = new ArrayList<>(ofControl(material));
    for (Faction faction : Faction.values()) {
      keys.add(faction + UNITS);
    }
    PileName.ALL.stream().map(name -> name.key() + SIZE).forEach(keys::add);
    return keys;
  }
}
