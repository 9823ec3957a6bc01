package dev.rulewright.cli.page.browser;

import dev.rulewright.cli.bench.pages.StartPage.Found;
import dev.rulewright.scenarios.Title;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// What a scenario is found by, as lines that lie beside it in a page, so that no scenario is read
/// before somebody opens it: a word, and what it says.
public final class FoundText {

  /// What is behind the path of a scenario in that of its lines.
  public static final String SUFFIX = ".found";

  private static final String TITLE = "title ";
  private static final String ABOUT = "about ";
  private static final String QUESTION = "question ";
  private static final String TRIED = "tried ";

  private FoundText() {}

  /// The lines.
  public static String write(Found found) {
    var lines = new ArrayList<String>();
    found.title().texts().forEach((language, text) -> lines.add(TITLE + language + " " + text));
    found.about().forEach(clause -> lines.add(ABOUT + clause));
    found.question().ifPresent(question -> lines.add(QUESTION + question));
    found.tried().forEach(move -> lines.add(TRIED + move));
    return lines.stream().map(line -> line.replace('\n', ' ')).collect(Collectors.joining("\n"));
  }

  /// What the lines say of a scenario.
  ///
  /// @param file its path below the folder of its game
  static Found read(String file, String lines) {
    Map<String, String> titles = new LinkedHashMap<>();
    for (String title : behind(TITLE, lines)) {
      int space = title.indexOf(' ');
      titles.put(title.substring(0, space), title.substring(space + 1));
    }
    return new Found(
        file,
        new Title(titles),
        behind(ABOUT, lines),
        behind(QUESTION, lines).stream().findFirst(),
        behind(TRIED, lines));
  }

  private static List<String> behind(String word, String lines) {
    return lines
        .lines()
        .filter(line -> line.startsWith(word))
        .map(line -> line.substring(word.length()))
        .toList();
  }
}
