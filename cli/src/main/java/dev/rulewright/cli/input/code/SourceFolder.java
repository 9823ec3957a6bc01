package dev.rulewright.cli.input.code;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.declared.Declaration;
import dev.rulewright.kernel.declared.DeclaredProvider;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.simulator.kit.GameKit;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;

/// A folder with the sources of a game, its rulebook and its tables: what a user writes. It is
/// compiled when it is opened, into a folder that is gone when the program ends.
///
/// @param folder the folder
/// @param sources the Java files in it and below it, in the order of their paths
record SourceFolder(Path folder, List<Path> sources) {

  private static final int DEEPEST = 12;
  private static final String SERVICE = "META-INF/services/" + BoxProvider.class.getName();
  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");
  private static final Pattern DECLARATION =
      Pattern.compile(
          "(?m)^(?:(?:public|final)\\s+)*class\\s+(\\w+)\\s+extends\\s+"
              + Declaration.class.getSimpleName()
              + "\\b");

  /// A class that declares a game.
  private record Declared(String inPackage, String name) {

    String provider() {
      return name + "Provider";
    }

    String qualified() {
      return inPackage.isEmpty() ? provider() : inPackage + "." + provider();
    }

    /// The provider that a jar would hold.
    String source() {
      return """
      %spublic final class %s extends %s {
        public %2$s() {
          super(%s::new);
        }
      }
      """
          .formatted(
              inPackage.isEmpty() ? "" : "package " + inPackage + ";",
              provider(),
              DeclaredProvider.class.getName(),
              name);
    }
  }

  /// The folder, if there are Java files in it.
  ///
  /// @throws BadInput if it cannot be read
  static Optional<SourceFolder> of(Path folder) {
    if (!Files.isDirectory(folder)) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.walk(folder, DEEPEST)) {
      List<Path> sources =
          files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
      return sources.isEmpty() ? Optional.empty() : Optional.of(new SourceFolder(folder, sources));
    } catch (IOException | UncheckedIOException e) {
      throw BadInput.at(Place.of(folder.toString())).because("the folder cannot be read", e);
    }
  }

  /// Where the classes and the other files of the game are found.
  ///
  /// @throws BadInput if the sources do not compile: the first mistake, at its place; the others
  ///   are suppressed in it
  List<Path> opened() {
    try {
      TemporaryFolder temporary = TemporaryFolder.of("rulewright-game");
      Runtime.getRuntime().addShutdownHook(new Thread(temporary::close));
      Path classes = temporary.path();
      List<Declared> declared = declared();
      boolean named = Files.exists(folder.resolve(SERVICE));
      if (declared.isEmpty() && !named) {
        throw BadInput.at(Place.of(folder.toString()))
            .because(
                "there is no game in it: expected a class that extends "
                    + Declaration.class.getSimpleName());
      }
      compile(classes, named ? List.of() : declared);
      if (!named) {
        Path service = classes.resolve(SERVICE);
        Files.createDirectories(Objects.requireNonNull(service.getParent()));
        Files.write(service, declared.stream().map(Declared::qualified).toList());
      }
      var places = new ArrayList<Path>(List.of(classes, folder));
      sources.stream().map(this::root).distinct().forEach(places::add);
      return places.stream().distinct().toList();
    } catch (IOException e) {
      throw BadInput.at(Place.of(folder.toString())).because("it cannot be compiled", e);
    }
  }

  private List<Declared> declared() {
    return sources.stream()
        .map(InputFile::text)
        .flatMap(text ->
            DECLARATION
                .matcher(text)
                .results()
                .map(found -> new Declared(packageOf(text), found.group(1))))
        .toList();
  }

  private static String packageOf(String source) {
    Matcher found = PACKAGE.matcher(source);
    return found.find() ? found.group(1) : "";
  }

  /// Where the package of a source begins: files beside a class are found from there.
  private Path root(Path source) {
    Path root = Objects.requireNonNull(source.toAbsolutePath().normalize().getParent());
    String name = packageOf(InputFile.text(source));
    for (int i = name.isEmpty() ? 0 : name.split("\\.", -1).length; i > 0; i--) {
      root = Objects.requireNonNullElse(root.getParent(), folder);
    }
    return root;
  }

  private void compile(Path classes, List<Declared> declared) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw BadInput.at(Place.of(folder.toString()))
          .because("sources need a JDK, and this is a Java without a compiler; a jar would do");
    }
    var mistakes = new DiagnosticCollector<JavaFileObject>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(mistakes, Locale.ENGLISH, null)) {
      var units = new ArrayList<JavaFileObject>();
      files.getJavaFileObjectsFromPaths(sources).forEach(units::add);
      declared.forEach(each -> units.add(new Text(each.provider(), each.source())));
      var options =
          List.of("-proc:none", "-g", "-Xlint:none", "-cp", classPath(), "-d", classes.toString());
      if (!compiler.getTask(null, files, mistakes, options, null, units).call()) {
        throw mistakes(
            mistakes.getDiagnostics().stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .toList());
      }
    }
  }

  /// What games are written against.
  private static String classPath() {
    return Stream.of(Declaration.class, GameKit.class, NullMarked.class)
        .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
        .map(SourceFolder::path)
        .map(Path::toString)
        .distinct()
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Path path(URL url) {
    try {
      return Path.of(url.toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(url.toString(), e);
    }
  }

  private BadInput mistakes(List<Diagnostic<? extends JavaFileObject>> errors) {
    String more = errors.size() == 1 ? "" : " (the first of %d mistakes)".formatted(errors.size());
    BadInput first = mistake(errors.getFirst(), more);
    errors.stream().skip(1).map(each -> mistake(each, "")).forEach(first::addSuppressed);
    return first;
  }

  private BadInput mistake(Diagnostic<? extends JavaFileObject> error, String more) {
    JavaFileObject source = error.getSource();
    var place =
        source == null
            ? Place.of(folder.toString())
            : new Place(
                source.getName(), (int) error.getLineNumber(), (int) error.getColumnNumber());
    return BadInput.at(place)
        .because(error.getMessage(Locale.ENGLISH).replaceAll("\\s*\n\\s*", "; ") + more);
  }

  /// A source that no file holds.
  private static final class Text extends SimpleJavaFileObject {

    private final String text;

    Text(String name, String text) {
      super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreErrors) {
      return text;
    }
  }
}
