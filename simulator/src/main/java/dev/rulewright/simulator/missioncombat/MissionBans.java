package dev.rulewright.simulator.missioncombat;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.missioncombat.MissionBan.Kind;
import dev.rulewright.simulator.restriction.Ban;
import dev.rulewright.simulator.restriction.RestrictedGame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What each faction of *Mission: Combat!* can do without, by name: a card of its deck, a kind of
/// move, `first-attack`, or an area whose effect is a move (the HQ, the Arterial Road, a portal of
/// units).
///
/// What bunkers, the Artillery Emplacement and the Dark Portal do are numbers and no moves
/// (defence, damage, AP): they cannot be banned; a board with the effect `none` for that area says
/// it.
public final class MissionBans {

  private final MissionCombat combat;

  /// For a game.
  public MissionBans(MissionCombat combat) {
    this.combat = combat;
  }

  /// The names of everything that a faction can do without.
  public List<String> names(Faction faction) {
    return List.copyOf(known(faction).keySet());
  }

  /// Reads names joined by commas, such as `hellfire,first-attack`; nothing from an empty text.
  ///
  /// @param start where the text begins
  /// @throws BadInput if a name is unknown, or is that of an area whose effect is no move
  public List<Ban<Position, Move>> read(Faction faction, String text, Place start) {
    var bans = new ArrayList<Ban<Position, Move>>();
    if (text.isEmpty()) {
      return bans;
    }
    Place place = start;
    for (String name : text.split(",", -1)) {
      bans.add(ban(faction, name, place));
      place = place.after(name.length() + 1);
    }
    return bans;
  }

  /// Reads factions with what they do without, such as `marines:hellfire,portalists:event`.
  ///
  /// @param start where the text begins
  /// @throws BadInput if a faction or a name is unknown
  public Map<Faction, List<Ban<Position, Move>>> readAll(String text, Place start) {
    Map<Faction, List<Ban<Position, Move>>> bans = new LinkedHashMap<>();
    Place place = start;
    for (String piece : text.split(",", -1)) {
      int colon = piece.indexOf(':');
      if (colon < 0) {
        throw BadInput.at(place).found(piece).expected("faction:what, as in marines:hellfire");
      }
      Faction faction = faction(piece.substring(0, colon), place);
      bans.computeIfAbsent(faction, _ -> new ArrayList<>())
          .add(ban(faction, piece.substring(colon + 1), place.after(colon + 1)));
      place = place.after(piece.length() + 1);
    }
    return bans;
  }

  /// The game in which factions do without something.
  public Game<Position, Move> game(Map<Faction, ? extends List<Ban<Position, Move>>> bans) {
    return bans.values().stream().allMatch(List::isEmpty)
        ? combat
        : new RestrictedGame<>(
            combat,
            combat.players().stream()
                .map(faction -> bans.containsKey(faction) ? bans.get(faction) : none())
                .toList());
  }

  private static List<Ban<Position, Move>> none() {
    return List.of();
  }

  private static Faction faction(String name, Place place) {
    List<Faction> all = List.of(Faction.values());
    return all.stream()
        .filter(faction -> faction.id().equals(name))
        .findFirst()
        .orElseThrow(() ->
            BadInput.at(place).unknown("a faction", name, all.stream().map(Faction::id).toList()));
  }

  private MissionBan ban(Faction faction, String name, Place place) {
    Map<String, MissionBan> known = known(faction);
    MissionBan ban = known.get(name);
    if (ban != null) {
      return ban;
    }
    throw combat.material().board().areas().stream().anyMatch(area -> area.id().equals(name))
        ? BadInput.at(place)
            .found(name)
            .expected(
                "something whose effect is a move",
                "give the area the effect 'none' in a file for --areas?")
        : BadInput.at(place)
            .unknown("something that the " + faction + " can do without", name, known.keySet());
  }

  private Map<String, MissionBan> known(Faction faction) {
    var known = new LinkedHashMap<String, MissionBan>();
    combat
        .material()
        .cards()
        .filter(card -> card.faction() == faction)
        .forEach(card -> known.put(card.id(), new MissionBan.PlayingCard(card)));
    for (Kind kind : Kind.values()) {
      known.put(kind.toString(), new MissionBan.KindOfMove(kind));
    }
    known.put(MissionBan.FirstAttack.NAME, new MissionBan.FirstAttack());
    for (Area area : combat.material().board().areas()) {
      switch (area.effect()) {
        case DRAW_ONE_MORE_KEEP_ONE ->
            known.put(area.id(), new MissionBan.KindOfMove(Kind.DRAW_WITH_HQ));
        case FREE_MOVE_INTO_OPPOSING_AREA ->
            known.put(area.id(), new MissionBan.KindOfMove(Kind.MOVE_BY_ARTERIAL_ROAD));
        case FREE_STANDARD_UNITS, FREE_ELITE_UNITS, FREE_COLOSSAL_UNITS ->
            known.put(area.id(), new MissionBan.FreeUnits(area, combat));
        case FREE_EVENTS, NONE, HALVES_MARINE_EVENTS_WHEN_OPPONENT_CONTROLS, DEFENCE_PLUS_10 -> {}
      }
    }
    return known;
  }
}
