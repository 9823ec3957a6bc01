package dev.rulewright.scenarios;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import java.util.List;
import java.util.Optional;

/// Reads small worlds. What belongs to a game is not looked at here; it is read when the world is
/// [opened][WorldFile#open].
public final class WorldReader {

  private static final List<String> KEYS =
      List.of(
          "title",
          "about",
          "game",
          "answers",
          "cards",
          "areas",
          "numbers",
          "given",
          "everywhere",
          "turns");

  private WorldReader() {}

  /// Reads a world.
  ///
  /// @param text the content of the file
  /// @param file its name, for messages
  /// @throws BadInput if the text is no world; it names line and column
  public static WorldFile read(String text, String file) {
    Keys keys = Keys.of(YamlText.read(text, file), "a world", KEYS);
    if (!keys.has("given") && !keys.has("everywhere")) {
      throw keys.whole().report().because("a world needs 'given', 'everywhere', or both");
    }
    return new WorldFile(
        file,
        keys.require("title").phrase("a title"),
        keys.require("about").phrase("what the world is for"),
        keys.phrase("game", "the name of a game"),
        keys.phrase("answers", "answers, such as game.stalemate=agreement"),
        keys.fields("cards", "cards, such as 'big: portalists elite 20, elite 10, oversized'"),
        field(keys, "areas", "areas, such as 'hq, red-portal'"),
        keys.fields("numbers", "numbers of the rulebook, such as 'starting-units: 2'"),
        keys.fields("given", "fields of a position, such as 'ap: 3'"),
        field(keys, "everywhere", "units, such as 'rifleman, exorcist x2'"),
        field(keys, "turns", "a number of turns"),
        keys.get("given").map(Yaml::place).orElse(keys.whole().place()));
  }

  private static Optional<Field> field(Keys keys, String key, String expected) {
    return keys.phrase(key, expected)
        .map(value -> new Field(key, value.text(), value.place(), value.place()));
  }

  /// The keys of a world, for the check of the JSON schema.
  static List<String> keys() {
    return KEYS;
  }
}
