package dev.rulewright.missioncombat.material;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.DataFile;
import java.util.Optional;

/// Reads the material from CSV files. Every error names file, line and column, what was found and
/// what was expected.
///
/// | file | columns |
/// |---|---|
/// | cards | `card,name,faction,kind,type,defence,weapon,damage,traits,copies,assumed` |
/// | areas | `area,name,faction,building,effect,evidence`, and `number` if the order of the rows is not the file's |
/// | adjacency | `area,adjacent_area,evidence`, each pair once, or each pair in both directions |
public final class MaterialReader {

  private MaterialReader() {}

  static Material standard() {
    return read(Optional.empty(), Optional.empty(), Optional.empty());
  }

  /// Reads the material; what is not given is what ships with the model.
  ///
  /// @throws BadInput if a file is not as described, or the files do not fit together
  public static Material read(
      Optional<DataFile> cards, Optional<DataFile> areas, Optional<DataFile> adjacency) {
    Board board =
        BoardReader.read(
            areas.orElseGet(() -> DataFile.beside(MaterialReader.class, "areas.csv")),
            adjacency.orElseGet(() -> DataFile.beside(MaterialReader.class, "adjacency.csv")));
    return CardReader.read(
        cards.orElseGet(() -> DataFile.beside(MaterialReader.class, "cards.csv")), board);
  }
}
