package dev.rulewright.reports.charts;

import java.awt.Font;
import java.awt.font.FontRenderContext;

/// This machine cannot write letters: Java found no font, or not the library that lists them.
public final class NoFonts extends RuntimeException {

  private NoFonts(Throwable cause) {
    super(
        """
        charts need a font, and Java finds none on this machine (%s)
        Maybe install one; on Debian: apt-get install libfontconfig1 fonts-dejavu-core\
        """
            .formatted(cause.getMessage()),
        cause);
  }

  /// Tries to write a letter.
  ///
  /// @throws NoFonts if that fails
  public static void check() {
    try {
      var context = new FontRenderContext(null, true, true);
      new Font(Font.SANS_SERIF, Font.PLAIN, 10).getStringBounds("n", context);
    } catch (RuntimeException | Error e) {
      // Java gives up in several ways: RuntimeException without fontconfig, plain Error without a
      // font file, NoClassDefFoundError whenever it is asked again.
      throw new NoFonts(e);
    }
  }
}
