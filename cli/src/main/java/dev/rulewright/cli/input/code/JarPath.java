package dev.rulewright.cli.input.code;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Jars, or folders of sources or classes, that a user names in an option, joined as in a class
/// path.
///
/// @param option the option, such as `--agent-path`
/// @param text what it says
public record JarPath(String option, String text) {

  /// The jars, or folders of classes.
  public List<Path> jars() {
    return names().map(Word::text).map(Path::of).toList();
  }

  /// Adds the jars to what this thread finds, and the threads that it starts: whatever is in them
  /// is used until the program ends. Classes of these jars bear the name of the option.
  ///
  /// @throws BadInput if there is no such jar, or sources do not compile
  public ClassLoader open() {
    URL[] urls = names().flatMap(JarPath::opened).map(JarPath::url).toArray(URL[]::new);
    Thread thread = Thread.currentThread();
    ClassLoader known = thread.getContextClassLoader();
    var loader =
        new URLClassLoader(option, urls, known == null ? JarPath.class.getClassLoader() : known);
    thread.setContextClassLoader(loader);
    return loader;
  }

  /// Begins a report about the jars.
  public BadInput.Report at() {
    return BadInput.at(Place.of(option)).found(text);
  }

  private Stream<Word> names() {
    return new Word(text, Place.of(option)).pieces(File.pathSeparatorChar).stream();
  }

  /// What is found under a name: itself, or what a folder of sources is compiled to.
  private static Stream<Path> opened(Word name) {
    Path jar = Path.of(name.text());
    if (name.text().isEmpty() || !Files.exists(jar)) {
      throw name.expected("a jar, a folder of sources or a folder of classes");
    }
    return SourceFolder.of(jar).map(SourceFolder::opened).orElseGet(() -> List.of(jar)).stream();
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw BadInput.at(Place.of(path.toString())).because("this path cannot be opened", e);
    }
  }
}
