package dev.rulewright.cli.input;

import dev.rulewright.kernel.box.DataFile;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.missioncombat.box.MaterialCheck;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.MaterialReader;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that put a user's own files in the place of the data that ships with the model.
public final class MaterialOptions {

  @Option(
      names = "--cards",
      paramLabel = "FILE",
      description = "CSV file of cards instead of the one that ships.")
  private @Nullable Path cards;

  @Option(
      names = "--areas",
      paramLabel = "FILE",
      description = "CSV file of areas instead of the one that ships.")
  private @Nullable Path areas;

  @Option(
      names = "--adjacency",
      paramLabel = "FILE",
      description = "CSV file of adjacent areas instead of the one that ships.")
  private @Nullable Path adjacency;

  /// What is in the box.
  ///
  /// @param warnings is told what can be played but is probably a mistake
  /// @throws dev.rulewright.kernel.BadInput if a file cannot be read or makes no sense
  public Material material(Consumer<String> warnings) {
    Material material = MaterialReader.read(input(cards), input(areas), input(adjacency));
    MaterialCheck.warnings(material).forEach(warnings);
    return material;
  }

  /// The box.
  ///
  /// @throws dev.rulewright.kernel.BadInput as above
  public MissionCombatBox box(Consumer<String> warnings) {
    return new MissionCombatBox(material(warnings));
  }

  /// The files given, as text, by `cards`, `areas` and `adjacency`.
  ///
  /// @throws dev.rulewright.kernel.BadInput if one cannot be read
  public SortedMap<String, DataFile> files() {
    var files = new TreeMap<String, DataFile>();
    put("cards", cards, files);
    put("areas", areas, files);
    put("adjacency", adjacency, files);
    return files;
  }

  private static void put(String name, @Nullable Path file, Map<String, DataFile> files) {
    if (file != null) {
      files.put(name, new DataFile(file.toString(), InputFile.text(file)));
    }
  }

  private static Optional<MaterialReader.Input> input(@Nullable Path file) {
    return Optional.ofNullable(file)
        .map(path -> new MaterialReader.Input(path.toString(), InputFile.text(path)));
  }
}
