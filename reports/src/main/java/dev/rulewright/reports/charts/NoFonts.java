package dev.rulewright.reports.charts;

import java.awt.Font;
import java.awt.font.FontRenderContext;

/// This machine cannot write letters: Java found no font, or not the library that reads them.
public final class NoFonts extends RuntimeException {

  private NoFonts(Throwable cause) {
    super(
        """
        charts need a font, and this machine has none that Java can read (%s)
        Maybe install fontconfig and one font; on Debian: apt-get install fontconfig fonts-dejavu-core"""
            .formatted(cause),
        cause);
  }

  /// Tries to write a letter.
  ///
  /// @throws NoFonts if that fails
  static void check() {
    try {
      var context = new FontRenderContext(null, true, true);
      new Font(Font.SANS_SERIF, Font.PLAIN, 10).getStringBounds("n", context);
    } catch (RuntimeException | InternalError | LinkageError e) {
      // Without fontconfig Java gives up with an InternalError, and with linkage errors ever after.
      throw new NoFonts(e);
    }
  }
}
