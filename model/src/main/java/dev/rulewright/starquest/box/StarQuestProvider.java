package dev.rulewright.starquest.box;

import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.box.DataFile;
import dev.rulewright.starquest.material.MaterialReader;
import java.util.List;
import java.util.Map;

/// Provides *StarQuest*.
public final class StarQuestProvider implements BoxProvider {

  @Override
  public String name() {
    return "starquest";
  }

  @Override
  public List<String> dataFiles() {
    return MaterialReader.KINDS;
  }

  @Override
  public StarQuestBox open(Map<String, DataFile> files) {
    return new StarQuestBox(MaterialReader.read(files, "training", 1), 1);
  }
}
