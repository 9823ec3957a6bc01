package dev.rulewright.rulebook.quality;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A limit that becomes a fixed number is told, in longer texts, too: *at most 3 cards*, *3 cards*.
class LostLimitsTest {

  /// Limits in front of a number, by language.
  private static final Map<String, Pattern> LIMITS =
      Map.of(
          "de",
              Pattern.compile(
                  "(?:höchstens|bis zu|maximal) (?=\\d|zwei|drei|vier|fünf|sechs|acht)"),
          "en",
              Pattern.compile(
                  "(?:at most|up to|a maximum of) (?=\\d|two|three|four|five|six|eight)"),
          "fr",
              Pattern.compile(
                  "(?:au plus|au maximum|jusqu'à) (?=\\d|deux|trois|quatre|cinq|six|huit)"),
          "it", Pattern.compile("(?:al massimo|fino a) (?=\\d|due|tre|quattro|cinque|sei|otto)"));

  private static final List<List<String>> PAIRS = List.of(List.of("de", "en"), List.of("fr", "it"));

  @TempDir private Path folder = Path.of("");

  /// Limits that are taken out, each alone, by whether that is told.
  private record Lost(List<String> told, List<String> untold) {}

  private Lost lost(List<String> texts) throws IOException {
    var lost = new Lost(new ArrayList<>(), new ArrayList<>());
    for (String text : texts) {
      for (List<String> pair : PAIRS) {
        for (String language : pair) {
          lose(text, pair, language, lost);
        }
      }
    }
    return lost;
  }

  private void lose(String text, List<String> pair, String language, Lost lost) throws IOException {
    String whole = Files.readString(Texts.file(text, language));
    Matcher limit = Objects.requireNonNull(LIMITS.get(language)).matcher(whole);
    while (limit.find()) {
      String without = whole.substring(0, limit.start()) + whole.substring(limit.end());
      Edition changed =
          Texts.read(language, Files.writeString(folder.resolve(language + ".txt"), without));
      int line = 1 + (int) whole.substring(0, limit.start()).chars().filter(c -> c == '\n').count();
      List<Edition> editions =
          pair.stream()
              .map(each -> each.equals(language) ? changed : Texts.read(text, each))
              .toList();
      boolean told =
          Texts.findings(editions).stream().anyMatch(finding -> tells(finding, language, line));
      (told ? lost.told : lost.untold).add(text + " " + language + ":" + line);
    }
  }

  private static boolean tells(Finding finding, String language, int line) {
    return List.of(Kind.QUANTIFIER, Kind.COST).contains(finding.kind())
        && finding.severity() == Severity.RULE_CHANGING
        && finding.row().in(language).stream()
            .anyMatch(unit -> unit.firstLine() <= line && line <= unit.lastLine());
  }

  @Test
  void everyLimitThatASmallRulebookLosesIsTold() throws IOException {
    Lost lost = lost(Quality.FIRST);
    assertThat(lost.told).hasSizeGreaterThan(5);
    assertThat(lost.untold).isEmpty();
  }

  @Test
  void mostLimitsThatLongerTextsLoseAreTold() throws IOException {
    Lost lost = lost(Quality.TUNED.subList(20, 24));
    assertThat(lost.told).hasSizeGreaterThan(lost.untold.size());
  }
}
