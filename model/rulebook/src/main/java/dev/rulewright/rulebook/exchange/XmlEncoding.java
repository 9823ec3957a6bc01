package dev.rulewright.rulebook.exchange;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// From the bytes of an XML file to its characters.
final class XmlEncoding {

  /// What a decoder puts in the place of bytes that are no text.
  private static final char NO_TEXT = '\uFFFD';

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private static final Pattern DECLARED =
      Pattern.compile("^(?:ï»¿)?<\\?xml[^>]*?\\bencoding\\s*=\\s*[\"']([^\"']*)[\"']");

  private XmlEncoding() {}

  /// The characters of a file in the encoding that it declares, or whose first bytes show.
  ///
  /// @throws BadInput if the encoding is not known, or bytes are not in it
  static String text(byte[] bytes, Path file) {
    Charset encoding = encoding(bytes, file);
    String text = new String(bytes, encoding);
    int at = text.indexOf(NO_TEXT);
    if (at >= 0) {
      String before = text.substring(0, at);
      int line = 1 + (int) before.chars().filter(letter -> letter == '\n').count();
      throw BadInput.at(new Place(file.toString(), line, at - before.lastIndexOf('\n')))
          .because("these bytes are not %1$s, expected text in %1$s", encoding);
    }
    return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
  }

  private static Charset encoding(byte[] bytes, Path file) {
    int first = bytes.length < 2 ? 0 : ((bytes[0] & 0xff) << 8) | (bytes[1] & 0xff);
    if (first == 0xfeff || first == '<') {
      return UTF_16BE;
    }
    if (first == 0xfffe || first == '<' << 8) {
      return UTF_16LE;
    }
    Matcher declared =
        DECLARED.matcher(new String(bytes, 0, Math.min(200, bytes.length), ISO_8859_1));
    if (!declared.find()) {
      return UTF_8;
    }
    String name = declared.group(1);
    try {
      return Charset.forName(name);
    } catch (IllegalArgumentException e) {
      throw BadInput.at(new Place(file.toString(), 1, 1))
          .found(name)
          .because("this encoding is not known, expected one such as UTF-8", e);
    }
  }
}
