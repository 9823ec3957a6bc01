package dev.rulewright.simulator;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rulewright.kernel.ContentDigest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Collection;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/// A digest of compiled code, to tell whether results were made by the same code. Nobody has to
/// raise a version for it.
///
/// It covers every class that lies in the same jar or folder as a class that is named, by name and
/// content, and not where that is: a folder and a jar of the same classes have the same digest. In
/// jars and folders that hold several projects only those count whose packages begin alike, with
/// the same two words.
public final class CodeDigest {

  private static final int DIGITS = 16;
  private static final String ENDING = ".class";

  private CodeDigest() {}

  /// The code that some classes lie beside, as 16 hexadecimal digits: the first 64 bits of SHA-256.
  ///
  /// @param types in any order; several of the same jar or folder count once
  /// @throws IllegalStateException if a class was loaded neither from a jar nor from a folder
  /// @throws UncheckedIOException if the jar or the folder cannot be read
  public static String of(Collection<? extends Class<?>> types) {
    var places = new TreeMap<String, Class<?>>();
    types.forEach(type -> places.putIfAbsent(place(type), type));
    var digests = new TreeSet<String>();
    places.values().forEach(type -> digests.add(digest(classesBeside(type))));
    MessageDigest all = ContentDigest.sha256();
    digests.forEach(each -> all.update(each.getBytes(UTF_8)));
    return text(all).substring(0, DIGITS);
  }

  /// The jar or folder of a class, and which of its packages count.
  private static String place(Class<?> type) {
    String url = url(type).toString();
    return url.substring(0, url.length() - file(type).length()) + beginning(type);
  }

  private static URL url(Class<?> type) {
    URL url = type.getNestHost().getResource("/" + file(type));
    if (url == null) {
      throw new IllegalStateException("no class file of " + type.getName());
    }
    return url;
  }

  /// Such as `dev/rulewright/kernel/Game.class`.
  private static String file(Class<?> type) {
    return type.getNestHost().getName().replace('.', '/') + ENDING;
  }

  /// Such as `dev/rulewright/`; all folders where there are fewer than two.
  private static String beginning(Class<?> type) {
    String file = file(type);
    int second = file.indexOf('/', file.indexOf('/') + 1);
    return file.substring(0, (second < 0 ? file.lastIndexOf('/') : second) + 1);
  }

  private static String digest(SortedMap<String, byte[]> classes) {
    MessageDigest digest = ContentDigest.sha256();
    classes.forEach((name, content) -> {
      digest.update((name + " " + content.length + "\n").getBytes(UTF_8));
      digest.update(content);
    });
    return text(digest);
  }

  private static String text(MessageDigest digest) {
    return HexFormat.of().formatHex(digest.digest());
  }

  // ---- Where classes lie ----

  private static SortedMap<String, byte[]> classesBeside(Class<?> type) {
    URL url = url(type);
    try {
      return switch (url.getProtocol()) {
        case "file" -> inFolder(folder(url, file(type)), beginning(type));
        case "jar" -> inJar(url, beginning(type));
        default ->
            throw new IllegalStateException(
                type.getName() + " was loaded from " + url + ", not from a jar or a folder");
      };
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the code in " + url + ": " + e.getMessage(), e);
    }
  }

  private static Path folder(URL url, String file) {
    String text = url.toString();
    try {
      return Path.of(new URI(text.substring(0, text.length() - file.length())));
    } catch (URISyntaxException e) {
      throw new IllegalStateException("not the address of a folder: " + text, e);
    }
  }

  private static SortedMap<String, byte[]> inFolder(Path folder, String beginning)
      throws IOException {
    var classes = new TreeMap<String, byte[]>();
    try (Stream<Path> files = Files.walk(folder.resolve(beginning))) {
      for (Path file : files.filter(each -> each.toString().endsWith(ENDING)).toList()) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        classes.put(name, Files.readAllBytes(file));
      }
    }
    return classes;
  }

  private static SortedMap<String, byte[]> inJar(URL url, String beginning) throws IOException {
    var connection = (JarURLConnection) url.openConnection();
    connection.setUseCaches(false);
    var classes = new TreeMap<String, byte[]>();
    try (JarFile jar = connection.getJarFile()) {
      for (var entry : jar.stream().toList()) {
        String name = entry.getName();
        if (name.startsWith(beginning) && name.endsWith(ENDING)) {
          try (var in = jar.getInputStream(entry)) {
            classes.put(name, in.readAllBytes());
          }
        }
      }
    }
    return classes;
  }
}
