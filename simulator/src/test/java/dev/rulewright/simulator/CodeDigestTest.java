package dev.rulewright.simulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.Game;
import dev.rulewright.simulator.explore.Explorer;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodeDigestTest {

  private static final String ONE = "dev/rulewright/kernel/Player.class";
  private static final String OTHER = "dev/rulewright/kernel/Clause.class";

  @TempDir Path folder;

  @Test
  void isTheSameForAFolderAndForAJarOfTheSameClasses() throws IOException {
    var classes = Map.of(ONE, bytes(ONE), OTHER, bytes(OTHER));
    assertThat(digest(folder("a b", classes)))
        .hasSize(16)
        .isEqualTo(digest(folder("other", classes)))
        .isEqualTo(digest(jar("some.jar", classes)));
  }

  @Test
  void changesWithTheContentOfAnyClass() throws IOException {
    var before = Map.of(ONE, bytes(ONE), OTHER, bytes(OTHER));
    var after = new TreeMap<>(before);
    after.put(OTHER, changed(bytes(OTHER)));
    assertThat(digest(folder("after", after))).isNotEqualTo(digest(folder("before", before)));
    assertThat(digest(jar("after.jar", after))).isNotEqualTo(digest(jar("before.jar", before)));
  }

  @Test
  void changesWhenAClassIsAdded() throws IOException {
    var two = Map.of(ONE, bytes(ONE), OTHER, bytes(OTHER));
    assertThat(digest(folder("one", Map.of(ONE, bytes(ONE)))))
        .isNotEqualTo(digest(folder("two", two)));
  }

  @Test
  void leavesOutOtherProjectsInTheSameJar() throws IOException {
    var alone = Map.of(ONE, bytes(ONE));
    var among = new TreeMap<>(alone);
    among.put("org/example/Other.class", bytes(OTHER));
    among.put("dev/rulewright/othergame/Other.class", bytes(OTHER));
    assertThat(digest(jar("among.jar", among))).isEqualTo(digest(jar("alone.jar", alone)));
    among.put("dev/rulewright/kernel/words.txt", new byte[] {1, 2, 3});
    assertThat(digest(jar("words.jar", among))).isNotEqualTo(digest(jar("alone.jar", alone)));
  }

  @Test
  void doesNotDependOnTheOrderOfTheClasses() {
    String digest = CodeDigest.of(List.of(Game.class, Explorer.class));
    assertThat(CodeDigest.of(List.of(Explorer.class, Game.class, Explorer.class)))
        .isEqualTo(digest);
  }

  @Test
  void knowsAClassInsideAnother() {
    assertThat(CodeDigest.of(List.of(Inner.class)))
        .isEqualTo(CodeDigest.of(List.of(CodeDigestTest.class)));
  }

  private record Inner() {}

  @Test
  void saysWhenAClassComesFromElsewhere() {
    assertThatThrownBy(() -> CodeDigest.of(List.of(String.class)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("java.lang.String was loaded neither from a jar nor from a folder");
  }

  // ---- Classes in other places ----

  private static byte[] bytes(String file) throws IOException {
    try (var in = Game.class.getResourceAsStream("/" + file)) {
      return Objects.requireNonNull(in, file).readAllBytes();
    }
  }

  /** As if the compiler had written one constant otherwise. */
  private static byte[] changed(byte[] bytes) {
    byte[] other = bytes.clone();
    other[other.length - 1]++;
    return other;
  }

  private Path folder(String name, Map<String, byte[]> classes) throws IOException {
    Path root = folder.resolve(name);
    for (var each : classes.entrySet()) {
      Path file = root.resolve(each.getKey());
      Files.createDirectories(Objects.requireNonNull(file.getParent()));
      Files.write(file, each.getValue());
    }
    return root;
  }

  private Path jar(String name, Map<String, byte[]> classes) throws IOException {
    Path file = folder.resolve(name);
    try (var jar = new JarOutputStream(Files.newOutputStream(file))) {
      for (var each : classes.entrySet()) {
        jar.putNextEntry(new JarEntry(each.getKey()));
        jar.write(each.getValue());
      }
    }
    return file;
  }

  private static String digest(Path place) throws IOException {
    try (var loader = new URLClassLoader(new URL[] {place.toUri().toURL()}, null)) {
      return CodeDigest.of(List.of(loader.loadClass("dev.rulewright.kernel.Player")));
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
