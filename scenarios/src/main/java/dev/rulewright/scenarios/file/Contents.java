package dev.rulewright.scenarios.file;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.kernel.yaml.Yaml;
import dev.rulewright.kernel.yaml.YamlText;
import dev.rulewright.scenarios.Title;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The table of contents of a game's scenarios: what a reader is told of the game, which scenarios
/// are shown first, and what the rulebook calls the chapters that its folders are about.
///
/// @param about the game in one sentence
/// @param shown the groups of scenarios that are shown first, in order; the first scenario of all
///   has the picture of the game
/// @param chapters the titles of the folders as printed, in the order of the folders' names
public record Contents(Optional<Title> about, List<Group> shown, Map<String, Title> chapters) {

  /// Nothing is said.
  public static final Contents NONE = new Contents(Optional.empty(), List.of(), Map.of());

  /// The name of the file, which lies in the folder of the game's scenarios.
  public static final String NAME = "contents.yaml";

  private static final List<String> KEYS = List.of("about", "shown", "chapters");

  /// Scenarios under a heading.
  ///
  /// @param files their paths below the folder of the game, folders separated by `/`; never empty
  public record Group(String heading, List<String> files) {}

  /// The table of contents of a folder; an empty one if it has none.
  ///
  /// @throws BadInput if the file makes no sense, or names what is not there
  public static Contents in(ScenarioFolder folder) {
    return folder.file(NAME).map(file -> read(file, folder.scenarios())).orElse(NONE);
  }

  private static Contents read(DataFile file, List<String> scenarios) {
    Keys keys = Keys.of(YamlText.read(file.text(), file.name()), "a table of contents", KEYS);
    var titles = new LinkedHashMap<String, Title>();
    for (Yaml.Entry chapter : entries(keys, "chapters", "folders, each with its title")) {
      String within = chapter.key().text() + "/";
      require(
          scenarios.stream().anyMatch(path -> path.startsWith(within)), chapter.key(), "a folder");
      titles.put(chapter.key().text(), Title.of(chapter.value()));
    }
    return new Contents(
        keys.get("about").map(Title::of),
        entries(keys, "shown", "headings, each with its scenarios").stream()
            .map(entry -> group(entry, scenarios))
            .toList(),
        titles);
  }

  private static List<Yaml.Entry> entries(Keys keys, String key, String expected) {
    return keys.get(key).map(value -> value.entries(expected)).orElse(List.of());
  }

  private static Group group(Yaml.Entry entry, List<String> scenarios) {
    List<Word> files = entry.value().phrases("scenario");
    for (Word file : files) {
      require(scenarios.contains(file.text()), file, "a scenario");
    }
    if (files.isEmpty()) {
      throw entry.value().report().expected("at least one scenario");
    }
    return new Group(entry.key().text(), files.stream().map(Word::text).toList());
  }

  private static void require(boolean isThere, Word named, String what) {
    if (!isThere) {
      throw named.found().expected(what + " that lies beside this file or below");
    }
  }

  /// The chapter of a folder: its title, or else the name of the folder in words.
  ///
  /// @param folder its path below the folder of the game
  public Title chapter(String folder) {
    String words = folder.replaceFirst("^\\d+-", "").replace('-', ' ').strip();
    return Optional.ofNullable(chapters.get(folder))
        .orElseGet(() -> new Title(Map.of("en", capitalised(words))));
  }

  private static String capitalised(String words) {
    return words.isEmpty()
        ? "Scenarios"
        : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }
}
