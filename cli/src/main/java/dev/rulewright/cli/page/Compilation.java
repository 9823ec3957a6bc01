package dev.rulewright.cli.page;

import dev.rulewright.cli.input.code.TemporaryFolder;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.BoxProvider;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.diagnostics.ProblemSeverity;
import org.teavm.model.CallLocation;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/// The rules of some games, with the bench's pages, as a script.
///
/// @param script what a browser runs; its entry is a function `main`
/// @param classes the names of the classes that are in it
record Compilation(String script, List<String> classes) {

  private static final String SCRIPT = "rules.js";

  /// Compiles, in some seconds.
  ///
  /// @param main what the entry of the script is
  /// @param loader where the classes of the games are found
  /// @throws BadInput if the rules of a game use what a browser lacks
  static Compilation of(Class<?> main, List<BoxProvider> games, ClassLoader loader) {
    try (var folder = TemporaryFolder.of("rulewright-page")) {
      return of(main, folder.path(), new GamesLoader(games, folder.path(), loader));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Compilation of(Class<?> main, Path folder, ClassLoader loader) throws IOException {
    var tool = new TeaVMTool();
    tool.setClassLoader(loader);
    tool.setMainClass(main.getName());
    tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
    tool.setTargetDirectory(folder.toFile());
    tool.setTargetFileName(SCRIPT);
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setObfuscated(true);
    // As on a Java machine, what lies outside of an array or is null is a fault.
    tool.setStrict(true);
    tool.setAssertionsRemoved(true);
    tool.getTransformers().add(MissingMethods.class.getName());
    try {
      tool.generate();
    } catch (TeaVMToolException e) {
      throw new IllegalStateException(e);
    }
    tool.getProblemProvider().getProblems().stream()
        .filter(problem -> problem.getSeverity() == ProblemSeverity.ERROR)
        .findFirst()
        .ifPresent(problem -> {
          throw refused(problem);
        });
    return new Compilation(
        Files.readString(folder.resolve(SCRIPT)), List.copyOf(tool.getClasses()));
  }

  private static BadInput refused(Problem problem) {
    var sentence = new DefaultProblemTextConsumer();
    problem.render(sentence);
    return BadInput.at(place(problem.getLocation()))
        .because("a browser cannot run this: " + sentence.getText());
  }

  private static Place place(CallLocation call) {
    return call == null || call.getSourceLocation() == null
        ? Place.of("page")
        : new Place(call.getSourceLocation().getFileName(), call.getSourceLocation().getLine(), 1);
  }
}
