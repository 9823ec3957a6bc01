package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/// A jar as a user makes one: from sources and resources, without Maven.
public final class OwnJar {

  private final Path folder;
  private final Map<String, byte[]> entries = new LinkedHashMap<>();

  /// @param folder where classes and jars are put
  public OwnJar(Path folder) {
    this.folder = folder;
  }

  /// Token Race, written without declaring it.
  public static OwnJar sample(Path folder) throws IOException {
    Path sample = Path.of("..", "simulator", "src", "test", "token-race");
    try (Stream<Path> files = Files.walk(sample.resolve("src"))) {
      return new OwnJar(folder)
          .compiling(files.filter(file -> file.toString().endsWith(".java")))
          .holding(sample.resolve("resources"));
    }
  }

  /// The same from changed sources.
  public static OwnJar sample(Path folder, UnaryOperator<String> change) throws IOException {
    Path sample = Path.of("..", "simulator", "src", "test", "token-race");
    Path changed = Files.createTempDirectory(folder, "sources");
    try (Stream<Path> files = Files.walk(sample.resolve("src"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        Files.writeString(
            changed.resolve(file.getFileName()), change.apply(Files.readString(file)));
      }
    }
    try (Stream<Path> files = Files.list(changed)) {
      return new OwnJar(folder).compiling(files).holding(sample.resolve("resources"));
    }
  }

  /// Compiles Java sources against the classes of this process.
  public OwnJar compiling(Stream<Path> sources, String... options) throws IOException {
    Path classes = Files.createTempDirectory(folder, "classes");
    var arguments =
        new ArrayList<>(
            List.of(
                "-proc:none",
                "-classpath",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                "-d",
                classes.toString()));
    arguments.addAll(List.of(options));
    sources.map(Path::toString).forEach(arguments::add);
    var compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    assertThat(compiler.run(null, null, null, arguments.toArray(String[]::new))).isZero();
    return holding(classes);
  }

  /// Adds all files of a folder.
  public OwnJar holding(Path resources) throws IOException {
    try (Stream<Path> files = Files.walk(resources)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        entries.put(
            resources.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    }
    return this;
  }

  /// Adds a file, or puts it in the place of one.
  public OwnJar holding(String name, String text) {
    entries.put(name, text.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  /// Changes a file.
  public OwnJar changing(String name, UnaryOperator<byte[]> change) {
    entries.compute(name, (_, bytes) -> change.apply(Objects.requireNonNull(bytes)));
    return this;
  }

  /// Leaves a file out.
  public OwnJar without(String name) {
    assertThat(entries.remove(name)).isNotNull();
    return this;
  }

  /// Writes the jar.
  public Path written(String name) throws IOException {
    Path jar = folder.resolve(name);
    try (OutputStream out = Files.newOutputStream(jar);
        var written = new JarOutputStream(out)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        written.putNextEntry(new JarEntry(entry.getKey()));
        written.write(entry.getValue());
      }
    }
    return jar;
  }
}
