package dev.rulewright.cli.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Jars that a user names in an option, joined as in a class path.
///
/// @param option the option, such as `--agent-path`
/// @param text what it says
public record JarPath(String option, String text) {

  /// The jars, or folders of classes.
  public List<Path> jars() {
    return Stream.of(names()).map(Path::of).toList();
  }

  /// Adds the jars to what this thread finds, and the threads that it starts: whatever is in them
  /// is used until the program ends. Classes of these jars bear the name of the option.
  ///
  /// @throws BadInput if there is no such jar
  public ClassLoader open() {
    String[] names = names();
    var urls = new URL[names.length];
    int offset = 0;
    for (int i = 0; i < names.length; i++) {
      urls[i] = url(names[i], Place.of(option).after(offset));
      offset += names[i].length() + 1;
    }
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

  private String[] names() {
    return text.split(Pattern.quote(File.pathSeparator), -1);
  }

  private static URL url(String name, Place place) {
    Path jar = Path.of(name);
    if (name.isEmpty() || !Files.exists(jar)) {
      throw BadInput.at(place).found(name).expected("a jar or a folder of classes");
    }
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException e) {
      throw BadInput.at(place).found(name).because("this path cannot be opened", e);
    }
  }
}
