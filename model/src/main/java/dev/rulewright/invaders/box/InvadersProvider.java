package dev.rulewright.invaders.box;

import dev.rulewright.invaders.material.MaterialReader;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.input.DataFile;
import java.util.List;
import java.util.Map;

/// Provides *Invaders*, with other cards, heroes, zones or numbers if a user gives some.
public final class InvadersProvider implements BoxProvider {

  @Override
  public String name() {
    return "invaders";
  }

  @Override
  public List<String> dataFiles() {
    return MaterialReader.KINDS;
  }

  @Override
  public InvadersBox open(Map<String, DataFile> files, Map<String, String> options) {
    return new InvadersBox(MaterialReader.read(files));
  }
}
