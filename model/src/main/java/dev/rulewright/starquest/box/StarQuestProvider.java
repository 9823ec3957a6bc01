package dev.rulewright.starquest.box;

import dev.rulewright.kernel.box.BoxOption;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.starquest.material.MaterialReader;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Provides *StarQuest*. The mission is chosen among those that ship, or is the map that a user
/// gives.
public final class StarQuestProvider implements BoxProvider {

  private static final String MISSION = "mission";
  private static final String TEAMS = "teams";

  @Override
  public String name() {
    return "starquest";
  }

  @Override
  public List<String> dataFiles() {
    return MaterialReader.KINDS;
  }

  @Override
  public List<BoxOption> options() {
    return List.of(
        new BoxOption(
            MISSION,
            MaterialReader.MISSIONS,
            MaterialReader.MISSIONS.getFirst(),
            "the map and what goes with it, unless a map is given"),
        BoxOption.ofNumbers(TEAMS, 1, 3, 1, "teams that play"));
  }

  @Override
  public StarQuestBox open(Map<String, DataFile> files, Map<String, String> options) {
    return StarQuestBox.of(
        files,
        Objects.requireNonNull(options.get(MISSION)),
        Integer.parseInt(Objects.requireNonNull(options.get(TEAMS))));
  }
}
