package dev.rulewright.pocketmodel.box;

import dev.rulewright.kernel.box.BoxOption;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.pocketmodel.material.Material.Packs;
import dev.rulewright.pocketmodel.material.MaterialReader;
import java.util.List;
import java.util.Map;

/// Provides *Star Wars PocketModel TCG*, with decks and forces that were built, or for one pack
/// each (`--option packs=one`).
public final class PocketProvider implements BoxProvider {

  private static final String PACKS = "packs";
  private static final String BUILT = "built";
  private static final String ONE = "one";

  @Override
  public String name() {
    return "pocketmodel";
  }

  @Override
  public List<String> dataFiles() {
    return MaterialReader.KINDS;
  }

  @Override
  public List<BoxOption> options() {
    return List.of(
        new BoxOption(
            PACKS,
            List.of(BUILT, ONE),
            BUILT,
            "whether decks and forces are built or one pack each is opened"));
  }

  @Override
  public PocketBox open(Map<String, DataFile> files, Map<String, String> options) {
    return PocketBox.of(files, ONE.equals(options.get(PACKS)) ? Packs.ONE : Packs.BUILT);
  }
}
