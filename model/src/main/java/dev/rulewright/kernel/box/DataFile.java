package dev.rulewright.kernel.box;

import dev.rulewright.kernel.ContentDigest;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;

/// A file of data that takes the place of one that ships with a game.
///
/// @param name what errors call it
/// @param text what is in it
public record DataFile(String name, String text) implements Serializable {

  /// Tells files of other content apart, see [ContentDigest].
  public String digest() {
    return ContentDigest.of(text.getBytes(StandardCharsets.UTF_8));
  }
}
