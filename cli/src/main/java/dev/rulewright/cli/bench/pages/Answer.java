package dev.rulewright.cli.bench.pages;

import dev.rulewright.reports.markup.Markup;

/// What whoever follows a link or sends a form gets.
public sealed interface Answer {

  /// A page.
  ///
  /// @param title what stands on top of it
  /// @param isRefusal whether it says that what was asked makes no sense
  record Whole(String title, Markup content, boolean isRefusal) implements Answer {

    /// A page that answers what was asked.
    public Whole(String title, Markup content) {
      this(title, content, false);
    }
  }

  /// A part of the page that asked for it.
  record Part(Markup content) implements Answer {}

  /// Another address, which is to be followed at once.
  record Elsewhere(String href) implements Answer {}

  /// A file to keep.
  ///
  /// @param type its media type
  record File(String name, String type, String text) implements Answer {}
}
