package dev.rulewright.kernel.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.BufferedReader;
import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/// A reader that remembers what was read of it since the line that is looked at, so that faults can
/// be told with their place however long the text is.
final class RecordedText extends FilterReader {

  /// The longest line, in characters; a reader takes some more before they are looked at.
  private static final int MOST = 1_000_000;

  private static final int BEGINNING = 10_000;

  private final StringBuilder text = new StringBuilder();
  private long forgotten;
  private Place place;

  /// A byte order mark at the beginning is left out.
  RecordedText(Reader reader, String source) throws IOException {
    super(reader.markSupported() ? reader : new BufferedReader(reader));
    place = new Place(source, 1, 1);
    in.mark(1);
    if (in.read() != '\uFEFF') {
      in.reset();
    }
  }

  /// The first characters, which are read all the same afterwards.
  String beginning() throws IOException {
    var letters = new char[BEGINNING];
    in.mark(BEGINNING);
    int length = 0;
    for (int more = 0; more >= 0 && length < BEGINNING; length += Math.max(0, more)) {
      more = in.read(letters, length, BEGINNING - length);
    }
    in.reset();
    return new String(letters, 0, length);
  }

  @Override
  public int read() throws IOException {
    var one = new char[1];
    return read(one, 0, 1) < 0 ? -1 : one[0];
  }

  @Override
  public int read(char[] to, int from, int length) throws IOException {
    int read = super.read(to, from, length);
    if (read > 0) {
      text.append(to, from, read);
    }
    if (text.length() > MOST) {
      throw BadInput.at(place).because("a line of more than %,d characters begins here", MOST);
    }
    return read;
  }

  /// Forgets what stands before a character, and ends of lines at it.
  ///
  /// @param until number of characters from the beginning
  void forgetUntil(long until) {
    int end = (int) (until - forgotten);
    while (end < text.length() && (text.charAt(end) == '\n' || text.charAt(end) == '\r')) {
      end++;
    }
    int lines = 0;
    for (int i = 0; i < end; i++) {
      lines += text.charAt(i) == '\n' ? 1 : 0;
    }
    place = new Place(place.source(), place.line() + lines, 1);
    text.delete(0, end);
    forgotten += end;
  }

  /// What is remembered, until more is read or forgotten.
  CharSequence text() {
    return text;
  }

  /// Where it begins.
  Place place() {
    return place;
  }
}
