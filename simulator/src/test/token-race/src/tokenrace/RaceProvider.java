package tokenrace;

import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxOption;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.input.DataFile;
import java.util.List;
import java.util.Map;

/// Opens the box, with other tokens if a user gives some (`--data tokens=FILE`), for a race of as
/// many turns as the user says (`--option turns=30`).
public final class RaceProvider implements BoxProvider {

  @Override
  public String name() {
    return "token-race";
  }

  @Override
  public List<String> dataFiles() {
    return List.of("tokens");
  }

  @Override
  public List<BoxOption> options() {
    return List.of(
        new BoxOption("turns", List.of("30", "60", "90"), "90", "turns after which nobody wins"));
  }

  @Override
  public Box<?, ?> open(Map<String, DataFile> files, Map<String, String> options) {
    DataFile tokens = files.get("tokens");
    return new RaceBox(
        tokens == null ? Bag.standard() : Bag.read(tokens.text(), tokens.name()),
        Integer.parseInt(options.get("turns")));
  }
}
