package dev.rulewright.cli.output;

import dev.rulewright.scenarios.telling.Emphasis;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Style;

/// Colours on a terminal.
///
/// @param coloured whether there are any
public record Ink(boolean coloured) implements Emphasis {

  @Override
  public String of(Part part, String text) {
    return switch (part) {
      case TITLE -> with(text, Style.bold);
      case SOURCE -> with(text, Style.faint);
      case MOVE -> with(text, Style.bold);
      case CLAUSE -> with(text, Style.fg_cyan);
      case REFUSAL -> with(text, Style.fg_yellow);
      case FAILURE -> with(text, Style.bold, Style.fg_red);
      case PASSED -> with(text, Style.fg_green);
    };
  }

  /// Ends with a reset, because what picocli takes for the end of bold underlines on some
  /// terminals.
  private String with(String text, IStyle... styles) {
    return coloured ? Style.on(styles) + text + Style.reset.on() : text;
  }
}
