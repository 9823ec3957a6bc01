package dev.rulewright.reports.html;

import java.util.List;

/// A page made of pages about one game each, one below the other.
///
/// @param title the title of the whole
/// @param lead what it is about, in a few sentences
/// @param chapters the pages, no two of the same game
public record Chapters(String title, String lead, List<Page> chapters) {

  /// The whole as the text of an HTML file. The place of a game in it is the name of the game.
  ///
  /// @throws dev.rulewright.reports.charts.NoFonts as in [Page#html]
  public String html() {
    return PageText.of(this);
  }
}
