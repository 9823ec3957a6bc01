package dev.rulewright.cli.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.missioncombat.MissionBans;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import picocli.CommandLine.Option;

/// The options that set something about the game; `--without` is short for settings such as
/// `without.marines=hellfire,first-attack`.
public final class SettingOptions {

  private static final Place PLACE = Place.of("--without");

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "Set something about the game; repeatable. See 'rulewright knobs'.")
  private List<String> settings = List.of();

  @Option(
      names = "--without",
      paramLabel = "PLAYER:WHAT",
      description = {
        "What a player does without: a card of the deck, a kind of move, an area whose effect is a move,"
            + " or first-attack, as in marines:hellfire; repeatable, or with commas between."
      })
  private List<String> without = List.of();

  /// What is set by them.
  ///
  /// @param material before anything is set
  /// @throws BadInput if a text is no setting, or a player or what to do without is unknown
  public List<Field> fields(Material material) {
    var bans = new MissionBans(new MissionCombat(material, Reading.standard()));
    var names = new EnumMap<Faction, List<String>>(Faction.class);
    for (String text : without) {
      bans.readAll(text, PLACE)
          .forEach((faction, each) ->
              each.forEach(
                  ban -> names.computeIfAbsent(faction, _ -> new ArrayList<>()).add(ban.name())));
    }
    var fields = new ArrayList<Field>();
    names.forEach((faction, all) ->
        fields.add(new Field("without." + faction, String.join(",", all), PLACE, PLACE)));
    fields.addAll(SettingText.read(settings, "--set"));
    return fields;
  }
}
