package dev.rulewright.cli.output;

import dev.rulewright.kernel.Shown;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.regex.Pattern;

/// Spells out what would steer a terminal, such as an escape sequence in the title of somebody
/// else's scenario. Ends of lines, tabulators and, where there are any, colours pass.
public final class PlainWriter extends FilterWriter {

  private static final Pattern COLOUR = Pattern.compile("\\x1b\\[[0-9;]*m");

  private final boolean coloured;
  private final boolean redrawn;

  /// Wraps a writer.
  ///
  /// @param coloured whether colours pass
  /// @param redrawn whether carriage returns pass, by which a progress bar is drawn again
  public PlainWriter(Writer writer, boolean coloured, boolean redrawn) {
    super(writer);
    this.redrawn = redrawn;
    this.coloured = coloured;
  }

  @Override
  public void write(int letter) throws IOException {
    write(String.valueOf((char) letter));
  }

  @Override
  public void write(char[] letters, int from, int length) throws IOException {
    write(new String(letters, from, length));
  }

  @Override
  public void write(String text, int from, int length) throws IOException {
    String part = text.substring(from, from + length);
    out.write(Shown.isPlain(part) ? part : plain(part));
  }

  private String plain(String text) {
    var plain = new StringBuilder();
    var colour = COLOUR.matcher(text);
    int at = 0;
    while (at < text.length()) {
      if (coloured && colour.region(at, text.length()).lookingAt()) {
        plain.append(colour.group());
        at = colour.end();
      } else {
        String letter = text.substring(at, at + 1);
        plain.append(passes(text, at) ? letter : Shown.plainly(letter));
        at++;
      }
    }
    return plain.toString();
  }

  private boolean passes(String text, int at) {
    return switch (text.charAt(at)) {
      case '\n', '\t' -> true;
      case '\r' -> redrawn || text.startsWith("\n", at + 1);
      default -> false;
    };
  }
}
