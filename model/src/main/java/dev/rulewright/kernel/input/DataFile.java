package dev.rulewright.kernel.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.ContentDigest;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;

/// A file of data: one that ships with a game, or one that takes its place.
///
/// @param name what errors call it
/// @param text what is in it
public record DataFile(String name, String text) implements Serializable {

  /// The file that ships in the package of a class, in UTF-8.
  ///
  /// @throws BadInput if there is none
  public static DataFile beside(Class<?> type, String file) {
    String name = type.getPackageName().replace('.', '/') + "/" + file;
    try (var stream = type.getResourceAsStream(file)) {
      if (stream == null) {
        throw BadInput.at(Place.of(name)).because("no such file beside " + type.getSimpleName());
      }
      return new DataFile(name, new String(stream.readAllBytes(), UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  /// Tells files of other content apart, see [ContentDigest].
  public String digest() {
    return ContentDigest.of(text.getBytes(UTF_8));
  }
}
