package tokenrace;

import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.box.DataFile;
import java.util.List;
import java.util.Map;

/// Opens the box, with other tokens if a user gives some: `--data tokens=FILE`.
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
  public Box<?, ?> open(Map<String, DataFile> files) {
    DataFile tokens = files.get("tokens");
    return new RaceBox(tokens == null ? Bag.standard() : Bag.read(tokens.text(), tokens.name()));
  }
}
