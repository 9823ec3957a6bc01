package dev.rulewright.airsoftsquads.box;

import dev.rulewright.airsoftsquads.material.MaterialReader;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.input.DataFile;
import java.util.List;
import java.util.Map;

/// Provides *Airsoft Squads*.
public final class AirsoftSquadsProvider implements BoxProvider {

  @Override
  public String name() {
    return "airsoft-squads";
  }

  @Override
  public List<String> dataFiles() {
    return MaterialReader.KINDS;
  }

  @Override
  public AirsoftSquadsBox open(Map<String, DataFile> files, Map<String, String> options) {
    return new AirsoftSquadsBox(MaterialReader.read(files));
  }
}
