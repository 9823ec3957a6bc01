package dev.rulewright.cli.bench.table;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.reports.markup.Markup;
import io.nayuki.qrcodegen.QrCode;
import java.nio.charset.StandardCharsets;

/// Writes the address of a line as a QR code, for a table on paper.
///
/// @param root what stands before the address of a page where the pages are shown, such as
///   `http://127.0.0.1:7070`
public record QrCodePage(Address address, String root) {

  /// The path of the page.
  public static final String PATH = "/qr";

  /// The most bytes that a code holds, the largest one with the least correction.
  static final int MOST = 2953;

  /// What has to be round a code.
  private static final int MARGIN = 4;

  public Markup markup() {
    String text = root + address.href(TablePage.PATH);
    int bytes = text.getBytes(StandardCharsets.UTF_8).length;
    return bytes > MOST
        ? Markup.of(
            "<p class=\"note\" role=\"status\">This address has %,d bytes, and a QR code holds at most %,d. A line with fewer moves has a shorter one.</p>\n"
                .formatted(bytes, MOST))
        : Markup.of(
            "<figure>{}<figcaption>{}</figcaption></figure>\n",
            svg(QrCode.encodeText(text, QrCode.Ecc.LOW)),
            reach());
  }

  /// Who can open the address.
  private Markup reach() {
    return root.matches("https?://(?!127\\.0\\.0\\.1[:/]|localhost[:/]).*")
        ? Markup.of("The address of this line.")
        : Markup.of(
            "The address of this line on this device. It is of use to others where the page is on a"
                + " site; <code>rulewright page</code> writes one.");
  }

  /// The code, a square of dark modules per unit.
  private static Markup svg(QrCode code) {
    int width = code.size + 2 * MARGIN;
    return Markup.of(
        "<svg class=\"qr-code\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"QR code of the address of this line\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{}v{}H0z\"/><path fill=\"#000\" d=\"{}\"/></svg>",
        width,
        width,
        width,
        width,
        dark(code));
  }

  /// The dark modules, as bars of each row.
  private static String dark(QrCode code) {
    var path = new StringBuilder();
    for (int y = 0; y < code.size; y++) {
      for (int x = 0; x < code.size; x++) {
        int from = x;
        while (code.getModule(x, y)) {
          x++;
        }
        if (x > from) {
          path.append(
              "M%d %dh%dv1H%dz".formatted(from + MARGIN, y + MARGIN, x - from, from + MARGIN));
        }
      }
    }
    return path.toString();
  }

  /// What makes the code once it is opened.
  static Markup folded(Address address) {
    String page = address.href(PATH);
    return Markup.of(
        """
        <details class="qr"><summary>As a QR code</summary>
        <div hx-get="{}" hx-trigger="toggle from:closest details once"><a href="{}">The address of this line as a QR code</a></div></details>
        """,
        page,
        page);
  }
}
