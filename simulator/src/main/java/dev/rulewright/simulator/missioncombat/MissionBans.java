package dev.rulewright.simulator.missioncombat;

import dev.rulewright.kernel.Player;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.kit.Bans;
import dev.rulewright.simulator.missioncombat.MissionBan.Kind;
import dev.rulewright.simulator.restriction.Ban;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// What each faction of *Mission: Combat!* can do without, by name: a card of its deck, a kind of
/// move, `first-attack`, or an area whose effect is a move (the HQ, the Arterial Road, a portal of
/// units).
///
/// What bunkers, the Artillery Emplacement and the Dark Portal do are numbers and no moves
/// (defence, damage, AP): they cannot be banned; a board with the effect `none` for that area says
/// it.
public record MissionBans(MissionCombat rules) implements Bans<Position, Move> {

  @Override
  public String advice(String name) {
    return rules.material().board().areas().stream().anyMatch(area -> area.id().equals(name))
        ? "give the area the effect 'none' in a file for --areas?"
        : "";
  }

  @Override
  public SequencedMap<String, Ban<Position, Move>> of(Player faction) {
    var known = new LinkedHashMap<String, Ban<Position, Move>>();
    rules
        .material()
        .cards()
        .filter(card -> card.faction() == faction)
        .forEach(card -> known.put(card.id(), new MissionBan.PlayingCard(card)));
    for (Kind kind : Kind.values()) {
      known.put(kind.toString(), new MissionBan.KindOfMove(kind));
    }
    known.put(MissionBan.FirstAttack.NAME, new MissionBan.FirstAttack());
    for (Area area : rules.material().board().areas()) {
      switch (area.effect()) {
        case DRAW_ONE_MORE_KEEP_ONE ->
            known.put(area.id(), new MissionBan.KindOfMove(Kind.DRAW_WITH_HQ));
        case FREE_MOVE_INTO_OPPOSING_AREA ->
            known.put(area.id(), new MissionBan.KindOfMove(Kind.MOVE_BY_ARTERIAL_ROAD));
        case FREE_STANDARD_UNITS, FREE_ELITE_UNITS, FREE_COLOSSAL_UNITS ->
            known.put(area.id(), new MissionBan.FreeUnits(area, rules));
        case FREE_EVENTS, NONE, HALVES_MARINE_EVENTS_WHEN_OPPONENT_CONTROLS, DEFENCE_PLUS_10 -> {}
      }
    }
    return known;
  }
}
