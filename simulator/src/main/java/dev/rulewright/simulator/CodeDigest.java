package dev.rulewright.simulator;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rulewright.kernel.ContentDigest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A digest of compiled code and of the data that ship with it, to tell whether results were made
/// by the same. Nobody has to raise a version for it.
///
/// It covers every file that lies in the same jar or folder as a class that is named, by name and
/// content, and not where that is: a folder and a jar of the same files have the same digest. Only
/// those count whose packages begin with the same two words, or with the same three where these are
/// `dev.rulewright`; so games that ship together can be told apart.
public final class CodeDigest {

  private static final int DIGITS = 16;
  private static final String ENDING = ".class";
  private static final String OURS = "dev/rulewright/";

  private CodeDigest() {}

  /// The code that some classes lie beside, as 16 hexadecimal digits: the first 64 bits of SHA-256.
  ///
  /// @param types in any order; several of the same jar or folder count once
  /// @throws IllegalStateException if a class was loaded neither from a jar nor from a folder
  /// @throws UncheckedIOException if the jar or the folder cannot be read
  public static String of(Collection<? extends Class<?>> types) {
    return of(types, List.of());
  }

  /// The same without what belongs to other games.
  ///
  /// @param others what is in packages that begin with the same words as those of one of these
  ///   classes is left out, a word more than above
  public static String of(
      Collection<? extends Class<?>> types, Collection<? extends Class<?>> others) {
    List<String> without = others.stream().map(type -> beginning(type, 1)).toList();
    var places = new TreeMap<String, Class<?>>();
    types.forEach(type -> places.putIfAbsent(place(type) + " " + beginning(type, 0), type));
    var digests = new TreeSet<String>();
    places.values().forEach(type -> digests.add(digest(filesBeside(type, without))));
    MessageDigest all = ContentDigest.sha256();
    digests.forEach(each -> all.update(each.getBytes(UTF_8)));
    return text(all).substring(0, DIGITS);
  }

  /// The jar or folder of a class.
  private static Path place(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (source == null || !source.getLocation().getProtocol().equals("file")) {
      throw new IllegalStateException(
          type.getName() + " was loaded neither from a jar nor from a folder");
    }
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("not the address of a folder or a jar: " + source, e);
    }
  }

  private static String file(Class<?> type) {
    return type.getNestHost().getName().replace('.', '/') + ENDING;
  }

  /// Such as `dev/rulewright/kernel/`; all folders where there are fewer.
  private static String beginning(Class<?> type, int more) {
    String[] words = file(type).split("/", -1);
    int wanted = (file(type).startsWith(OURS) ? 3 : 2) + more;
    return Arrays.stream(words)
        .limit(Math.min(wanted, words.length - 1))
        .map(word -> word + "/")
        .collect(Collectors.joining());
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

  private static SortedMap<String, byte[]> filesBeside(Class<?> type, List<String> without) {
    Path place = place(type);
    try {
      if (Files.isDirectory(place)) {
        return files(place, type, without);
      }
      try (FileSystem jar = FileSystems.newFileSystem(place)) {
        return files(jar.getPath(""), type, without);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the code in " + place + ": " + e.getMessage(), e);
    }
  }

  private static SortedMap<String, byte[]> files(Path root, Class<?> type, List<String> without)
      throws IOException {
    var files = new TreeMap<String, byte[]>();
    try (Stream<Path> all = Files.walk(root.resolve(beginning(type, 0)))) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = root.relativize(file).toString().replace('\\', '/');
        if (without.stream().noneMatch(name::startsWith)) {
          files.put(name, Files.readAllBytes(file));
        }
      }
    }
    return files;
  }
}
