package dev.rulewright.kernel.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.ContentDigest;
import dev.rulewright.kernel.Place;
import java.io.File;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.util.Map;

/// A file of data: one that ships with a game, or one that takes its place.
///
/// @param name what errors call it
/// @param text what is in it
public record DataFile(String name, String text) implements Serializable {

  /// Whether a file ships in the package of a class.
  public static boolean isBeside(Class<?> type, String file) {
    try (var stream = type.getResourceAsStream(file)) {
      return stream != null;
    } catch (IOException e) {
      throw new UncheckedIOException(name(type, file), e);
    }
  }

  /// The file that ships in the package of a class, in UTF-8.
  ///
  /// @throws BadInput if there is none
  public static DataFile beside(Class<?> type, String file) {
    String name = name(type, file);
    try (var stream = type.getResourceAsStream(file)) {
      if (stream == null) {
        throw BadInput.at(Place.of(name)).because("no such file beside " + type.getSimpleName());
      }
      return new DataFile(name, new String(stream.readAllBytes(), UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  /// The file of a kind: the one that a user gave, or else `KIND.csv` in the package of a class.
  ///
  /// @param given files by kind
  /// @throws BadInput if none is given and none ships
  public static DataFile of(String kind, Map<String, DataFile> given, Class<?> type) {
    DataFile file = given.get(kind);
    return file == null ? beside(type, kind + ".csv") : file;
  }

  /// The path from the root of the class path; of a file in no package, which lies in a folder of a
  /// user's, the path of that.
  private static String name(Class<?> type, String file) {
    URL url = type.getPackageName().isEmpty() ? type.getResource(file) : null;
    if (url == null || !url.getProtocol().equals("file")) {
      return (type.getPackageName() + ".").replace('.', '/') + file;
    }
    String path = URI.create(url.toString()).getPath();
    String here = new File("").getAbsolutePath() + "/";
    return path.startsWith(here) ? path.substring(here.length()) : path;
  }

  /// Tells files of other content apart, see [ContentDigest].
  public String digest() {
    return ContentDigest.of(text.getBytes(UTF_8));
  }
}
