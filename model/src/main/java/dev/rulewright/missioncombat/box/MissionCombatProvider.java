package dev.rulewright.missioncombat.box;

import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.missioncombat.material.MaterialReader;
import java.util.List;
import java.util.Map;

/// Provides *Mission: Combat!*.
public final class MissionCombatProvider implements BoxProvider {

  @Override
  public String name() {
    return "mission-combat";
  }

  @Override
  public List<String> dataFiles() {
    return MaterialReader.KINDS;
  }

  @Override
  public MissionCombatBox open(Map<String, DataFile> files, Map<String, String> options) {
    return new MissionCombatBox(MaterialReader.read(files));
  }
}
