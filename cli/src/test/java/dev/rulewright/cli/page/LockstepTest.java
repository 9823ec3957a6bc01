package dev.rulewright.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.page.lockstep.Lockstep;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.box.Boxes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The rules in a page play as those on this machine: positions, lists, what happens, refusals with
/// their clauses, and the ways to go on.
class LockstepTest {

  private static final int PLIES = 5000;
  private static final int COUNTED = 300;

  @TempDir private Path folder;

  @Test
  void thousandsOfRandomPliesOfEachGameAreAnsweredAlike() throws Exception {
    Boxes boxes = Boxes.standard();
    ClassLoader loader = LockstepTest.class.getClassLoader();
    Compilation compiled = Compilation.of(Lockstep.class, List.copyOf(boxes.providers()), loader);
    var files = new CarriedFiles();
    files.takeBeside(compiled, loader);
    Path page = folder.resolve("lockstep.html");
    Files.writeString(page, new PageText(compiled.script(), files.all()).html());
    List<String> wanted =
        boxes.providers().stream()
            .map(BoxProvider::name)
            .map(game -> game + " " + PLIES + " " + COUNTED)
            .toList();
    List<List<String>> there = new InNode(folder).answers(page, wanted);
    for (int i = 0; i < wanted.size(); i++) {
      String[] here = Lockstep.answer(wanted.get(i));
      assertThat(here).as(wanted.get(i)).hasSizeGreaterThan(2 * PLIES);
      for (int line = 0; line < here.length; line++) {
        assertThat(there.get(i).get(line))
            .as(wanted.get(i) + ", line " + line)
            .isEqualTo(here[line]);
      }
    }
  }
}
