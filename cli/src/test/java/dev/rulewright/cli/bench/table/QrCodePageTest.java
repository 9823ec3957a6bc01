package dev.rulewright.cli.bench.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import dev.rulewright.cli.bench.line.Address;
import java.util.Arrays;
import java.util.Collections;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The QR code of a line, read by another program.
final class QrCodePageTest {

  private static final String SITE = "https://example.org/page.html#";
  private static final Pattern BAR = Pattern.compile("M(\\d+) (\\d+)h(\\d+)v1H\\d+z");
  private static final int PIXELS = 4;

  private static final Address LINE =
      Address.of("mission-combat")
          .with(Address.GIVEN, "arterial-road: rocket-walker & größer")
          .with(Address.MOVE, "move rocket-walker dark-portal by arterial-road");

  @Test
  void aCodeReadsAsTheAddressOfItsLine() throws Exception {
    assertThat(read(new QrCodePage(LINE, SITE).markup().html()))
        .isEqualTo(SITE + LINE.href("/table"));
  }

  @Test
  void theLongestAddressHasACodeAndALongerOneIsRefused() throws Exception {
    Address most = ofLength(QrCodePage.MOST);
    assertThat(read(new QrCodePage(most, SITE).markup().html())).hasSize(QrCodePage.MOST);
    assertThat(new QrCodePage(ofLength(QrCodePage.MOST + 1), SITE).markup().html())
        .contains("2,954 bytes", "at most 2,953")
        .doesNotContain("<svg");
  }

  @Test
  void anAddressThatNobodyElseCanOpenIsSaidToBeOne() {
    for (String here : new String[] {"file:///home/page.html#", "http://127.0.0.1:7070"}) {
      assertThat(new QrCodePage(LINE, here).markup().html()).contains("on this device");
    }
    assertThat(new QrCodePage(LINE, SITE).markup().html()).doesNotContain("on this device");
  }

  private static Address ofLength(int bytes) {
    int others = (SITE + Address.of("a").with(Address.MOVE, "x").href("/table")).length() - 1;
    return Address.of("a")
        .with(Address.MOVE, String.join("", Collections.nCopies(bytes - others, "x")));
  }

  /// What a reader of codes finds in a picture, painted pixel by pixel.
  private static String read(String html) throws Exception {
    String box = html.replaceFirst("(?s).*viewBox=\"0 0 (\\d+) .*", "$1");
    int width = Integer.parseInt(box) * PIXELS;
    var pixels = new int[width * width];
    Arrays.fill(pixels, 0xffffff);
    for (MatchResult bar : BAR.matcher(html).results().toList()) {
      int from = Integer.parseInt(bar.group(1)) * PIXELS;
      int top = Integer.parseInt(bar.group(2)) * PIXELS;
      for (int y = top; y < top + PIXELS; y++) {
        int start = y * width + from;
        Arrays.fill(pixels, start, start + Integer.parseInt(bar.group(3)) * PIXELS, 0);
      }
    }
    var picture = new RGBLuminanceSource(width, width, pixels);
    return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(picture))).getText();
  }
}
