package dev.rulewright.scenarios.file;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.kernel.yaml.Yaml;
import dev.rulewright.kernel.yaml.YamlText;
import java.util.List;
import java.util.stream.Stream;

/// Reads small worlds. What belongs to a game is not looked at here; it is read when the world is
/// [opened][WorldFile#open].
public final class WorldReader {

  private static final List<String> KEYS =
      List.of("title", "about", "game", "option", "answers", "given");

  private WorldReader() {}

  /// Reads a world.
  ///
  /// @param text the content of the file
  /// @param file its name, for messages
  /// @throws BadInput if the text is no world; it names line and column
  public static WorldFile read(String text, String file) {
    Keys keys = Keys.of(YamlText.read(text, file), "a world");
    return new WorldFile(
        file,
        keys.require("title").phrase("a title"),
        keys.require("about").phrase("what the world is for"),
        keys.phrase("game", "the name of a game"),
        keys.fields("option", ScenarioReader.OPTIONS),
        keys.phrase("answers", "answers, such as game.stalemate=agreement"),
        keys.fields("given", "fields of a position, such as 'ap: 3'"),
        keys.names().stream()
            .filter(key -> !KEYS.contains(key.text()))
            .flatMap(key -> fields(key, keys.require(key.text())))
            .toList(),
        keys.get("given").map(Yaml::place).orElse(keys.whole().place()));
  }

  private static Stream<Field> fields(Word key, Yaml value) {
    if (!value.isMap()) {
      Word text = value.phrase("a text");
      return Stream.of(new Field(key.text(), text.text(), key.place(), text.place()));
    }
    return value.fields("fields").stream()
        .map(field ->
            new Field(
                key.text() + "." + field.key(),
                field.value(),
                field.keyPlace(),
                field.valuePlace()));
  }

  /// The keys that mean the same in every game.
  public static List<String> keys() {
    return KEYS;
  }
}
