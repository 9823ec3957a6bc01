package dev.rulewright.missioncombat.material;

import dev.rulewright.kernel.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
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

  /// A text with a name.
  public record Input(String name, String text) {

    /// A file that ships with the model.
    static Input resource(String name) {
      try (var stream =
          Objects.requireNonNull(
              MaterialReader.class.getResourceAsStream(name), "missing " + name)) {
        return new Input(name, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(name, e);
      }
    }
  }

  static Material standard() {
    return read(Optional.empty(), Optional.empty(), Optional.empty());
  }

  /// Reads the material; what is not given is what ships with the model.
  ///
  /// @throws BadInput if a file is not as described, or the files do not fit together
  public static Material read(
      Optional<Input> cards, Optional<Input> areas, Optional<Input> adjacency) {
    Board board =
        BoardReader.read(
            areas.orElseGet(() -> Input.resource("areas.csv")),
            adjacency.orElseGet(() -> Input.resource("adjacency.csv")));
    return CardReader.read(cards.orElseGet(() -> Input.resource("cards.csv")), board);
  }
}
