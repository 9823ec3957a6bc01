package dev.rulewright.missioncombat.material;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.DataFile;
import java.util.List;
import java.util.Map;

/// Reads the material from CSV files. Every error names file, line and column, what was found and
/// what was expected.
///
/// | file | columns |
/// |---|---|
/// | cards | `card,name,faction,kind,type,defence,weapon,damage,traits,copies,assumed` |
/// | areas | `area,name,faction,building,effect,evidence`, and `number` if the order of the rows is not the file's |
/// | adjacency | `area,adjacent_area,evidence`, each pair once, or each pair in both directions |
public final class MaterialReader {

  /// The kinds of files.
  public static final List<String> KINDS = List.of("cards", "areas", "adjacency");

  private MaterialReader() {}

  /// Reads the material.
  ///
  /// @param files by kind, see [#KINDS]; what is missing is what ships
  /// @throws BadInput if a file is not as described, or the files do not fit together
  public static Material read(Map<String, DataFile> files) {
    Board board = BoardReader.read(file("areas", files), file("adjacency", files));
    return CardReader.read(file("cards", files), board);
  }

  private static DataFile file(String kind, Map<String, DataFile> files) {
    return DataFile.of(kind, files, MaterialReader.class);
  }
}
