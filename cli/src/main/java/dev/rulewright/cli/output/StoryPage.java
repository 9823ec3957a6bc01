package dev.rulewright.cli.output;

import dev.rulewright.kernel.Rulebook;
import dev.rulewright.reports.html.Chapters;
import dev.rulewright.reports.html.Page;
import dev.rulewright.scenarios.Plays;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// One page that tells scenarios by storyboards and needs nothing else.
public final class StoryPage {

  private static final String TITLE = "Scenarios, replayed";

  private StoryPage() {}

  /// The content of the file.
  ///
  /// @param language the language of titles and names
  public static String of(List<Plays> stories, String language) {
    Map<String, List<Plays>> byGame = new LinkedHashMap<>();
    stories.forEach(
        each -> byGame.computeIfAbsent(rulebook(each).game(), _ -> new ArrayList<>()).add(each));
    List<Page> pages =
        byGame.values().stream()
            .map(all ->
                new Page(
                    byGame.size() > 1 ? rulebook(all.getFirst()).title() : TITLE,
                    "",
                    rulebook(all.getFirst()),
                    List.of(Page.Stories.of(all, language))))
            .toList();
    return pages.size() == 1 ? pages.getFirst().html() : new Chapters(TITLE, "", pages).html();
  }

  private static Rulebook rulebook(Plays story) {
    return story.transcripts().getFirst().opening().box().rulebook();
  }
}
