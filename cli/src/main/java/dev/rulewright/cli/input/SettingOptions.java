package dev.rulewright.cli.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.kit.Bans;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import picocli.CommandLine.Option;

/// The options that set something about the game; `--without` is short for settings such as
/// `without.marines=hellfire,first-attack`.
public final class SettingOptions {

  private static final Place PLACE = Place.of("--without");

  @Option(names = "--set", paramLabel = "KEY=VALUE")
  private List<String> settings = List.of();

  @Option(names = "--without", paramLabel = "PLAYER:WHAT")
  private List<String> without = List.of();

  /// What is set by them.
  ///
  /// @param box before anything is set
  /// @throws BadInput if a text is no setting, or a player or what to do without is unknown
  public List<Field> fields(Box<?, ?> box) {
    var fields = new ArrayList<Field>();
    if (!without.isEmpty()) {
      var names = new LinkedHashMap<String, List<String>>();
      Bans<?, ?> bans = Bans.of(box);
      for (String text : without) {
        bans.readAll(text, PLACE)
            .forEach((player, each) ->
                each.forEach(ban ->
                    names.computeIfAbsent(player.id(), _ -> new ArrayList<>()).add(ban.name())));
      }
      names.forEach((player, all) ->
          fields.add(new Field("without." + player, String.join(",", all), PLACE, PLACE)));
    }
    fields.addAll(read(settings, "--set"));
    return fields;
  }

  /// Reads settings: `key=value`.
  ///
  /// @param option where the texts come from
  public static List<Field> read(List<String> texts, String option) {
    return texts.stream().map(text -> read(text, option)).toList();
  }

  private static Field read(String text, String option) {
    int equals = text.indexOf('=');
    if (equals < 1) {
      throw BadInput.at(Place.of(option)).found(text).expected("key=value");
    }
    return new Field(
        text.substring(0, equals),
        text.substring(equals + 1),
        Place.of(option),
        Place.of(option).after(equals + 1));
  }
}
