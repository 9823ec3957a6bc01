package dev.rulewright.reports.results;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.experiments.ResultTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A folder that a command wrote its results into, read back.
///
/// @param path where it is
/// @param games the games, summed up, if the folder holds `games.csv`
/// @param impacts answers and what they are worth, if it holds `impact.csv`
/// @param tables every other table, by name
/// @param basis what the numbers rest on, as the command wrote it into `NAME-basis.txt`; one line
///   each
/// @param files the names of all files that belong to the results, by name
public record ResultFolder(
    Path path,
    Optional<Games> games,
    Optional<Impacts> impacts,
    List<ResultTable> tables,
    List<String> basis,
    List<String> files) {

  private static final String GAMES = "games.csv";
  private static final String IMPACT = "impact.csv";

  /// Copies the lists.
  public ResultFolder {
    tables = List.copyOf(tables);
    basis = List.copyOf(basis);
    files = List.copyOf(files);
  }

  /// Reads a folder.
  ///
  /// @param players the names of the players, in seat order
  /// @throws BadInput if it is no folder, or holds no table, or one that cannot be read
  public static ResultFolder read(Path path, List<String> players) throws IOException {
    if (!Files.isDirectory(path)) {
      throw BadInput.at(new Place(path.toString(), 1, 1))
          .because(Files.exists(path) ? "this is no folder" : "there is no such folder");
    }
    List<String> files = files(path);
    var tables = new ArrayList<ResultTable>();
    for (String file : files) {
      if (file.endsWith(".csv")
          && !file.endsWith("-columns.csv")
          && !List.of(GAMES, IMPACT).contains(file)) {
        tables.add(ResultTableReader.read(path.resolve(file)));
      }
    }
    var basis = new ArrayList<String>();
    for (String file : files) {
      if (file.endsWith("-basis.txt")) {
        basis.addAll(Files.readAllLines(path.resolve(file)));
      }
    }
    if (files.stream().noneMatch(file -> file.endsWith(".csv"))) {
      throw BadInput.at(new Place(path.toString(), 1, 1))
          .because("the folder holds no table of results (a file that ends in .csv)");
    }
    return new ResultFolder(
        path,
        files.contains(GAMES)
            ? Optional.of(Games.read(path.resolve(GAMES), players))
            : Optional.empty(),
        files.contains(IMPACT) ? Optional.of(Impacts.read(path.resolve(IMPACT))) : Optional.empty(),
        tables,
        basis,
        files);
  }

  /// Files that commands write, without reports, which are made of them, and without what is not
  /// finished.
  private static List<String> files(Path path) throws IOException {
    try (Stream<Path> files = Files.list(path)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> !name.startsWith("report.") && !name.endsWith(".unfinished"))
          .sorted()
          .toList();
    }
  }

  /// The tables for people who read: that of the impacts, if there is one, comes first.
  public List<ResultTable> allTables() {
    return Stream.concat(
            impacts.stream()
                .map(each -> new ResultTable("impact", Impacts.COLUMNS, each.table().rows())),
            tables.stream())
        .toList();
  }
}
