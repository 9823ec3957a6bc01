package dev.rulewright.missioncombat.box;

import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.missioncombat.material.MaterialReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Provides *Mission: Combat!*.
public final class MissionCombatProvider implements BoxProvider {

  @Override
  public String name() {
    return "mission-combat";
  }

  @Override
  public List<String> dataFiles() {
    return List.of("cards", "areas", "adjacency");
  }

  @Override
  public MissionCombatBox open(Map<String, DataFile> files, Map<String, String> options) {
    return new MissionCombatBox(
        MaterialReader.read(
            input(files, "cards"), input(files, "areas"), input(files, "adjacency")));
  }

  private static Optional<DataFile> input(Map<String, DataFile> files, String kind) {
    return Optional.ofNullable(files.get(kind));
  }
}
