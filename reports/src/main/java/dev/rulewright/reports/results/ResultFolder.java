package dev.rulewright.reports.results;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.reports.tables.TableFile;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.files.JsonFile;
import dev.rulewright.simulator.runs.Manifest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/// A folder that a command wrote its results into, read back.
///
/// @param path where it is
/// @param conclusion what an experiment found, if the folder holds `verdict.json`
/// @param manifest what the run says of itself, by name, if it holds `manifest.json`
/// @param games the games of each arm, summed up, if it holds `games.csv`
/// @param tables every other table, by name, or in the order of the conclusion
/// @param files the names of all files that belong to the results, by name
public record ResultFolder(
    Path path,
    Optional<Conclusion> conclusion,
    Map<String, String> manifest,
    Optional<GamesByArm> games,
    List<ResultTable> tables,
    List<String> files) {

  private static final String TABLE = ".csv";
  private static final String GAMES = "games.csv";
  private static final String VERDICT = "verdict.json";
  private static final String MANIFEST = "manifest.json";
  private static final String COMMAND = "command";
  private static final String ARMS = "arms";

  /// Reads a folder.
  ///
  /// @param players the names of the players, in seat order
  /// @throws BadInput if it is no folder, or holds no table, or one that cannot be read
  public static ResultFolder read(Path path, List<String> players) throws IOException {
    check(path);
    List<String> files = files(path);
    Optional<Conclusion> conclusion =
        files.contains(VERDICT)
            ? Optional.of(Conclusion.read(path.resolve(VERDICT)))
            : Optional.empty();
    var tables = new ArrayList<ResultTable>();
    for (String table : tables(files, conclusion)) {
      tables.add(TableFile.read(path.resolve(table + TABLE)));
    }
    Optional<GamesByArm> games =
        files.contains(GAMES)
            ? Optional.of(GamesByArm.read(path.resolve(GAMES), players))
            : Optional.empty();
    return new ResultFolder(
        path,
        conclusion.map(found -> found.withNotes(games.map(GamesByArm::warnings).orElse(List.of()))),
        files.contains(MANIFEST) ? manifest(path.resolve(MANIFEST)) : Map.of(),
        games,
        tables,
        files);
  }

  /// Makes sure that a path is a folder of results.
  ///
  /// @throws BadInput if it is no folder, or holds no table
  public static void check(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      throw BadInput.at(Place.of(path.toString()))
          .because(Files.exists(path) ? "this is no folder" : "there is no such folder");
    }
    if (files(path).stream().noneMatch(TableFile::isTable)) {
      throw BadInput.at(Place.of(path.toString()))
          .because("the folder holds no table of results (a file that ends in .csv)");
    }
  }

  private static Map<String, String> manifest(Path file) {
    var read = JsonFile.read(file);
    var facts = new LinkedHashMap<String, String>();
    read.keys().forEach(name -> facts.put(name, read.text(name)));
    facts.put(COMMAND, Manifest.command(file));
    return facts;
  }

  /// The names of the tables that are nothing but tables.
  private static List<String> tables(List<String> files, Optional<Conclusion> conclusion) {
    List<String> tables =
        files.stream()
            .filter(TableFile::isTable)
            .filter(file -> !GAMES.equals(file))
            .map(file -> file.substring(0, file.length() - TABLE.length()))
            .toList();
    return conclusion.map(found -> found.inOrder(tables)).orElse(tables);
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

  /// The tables for people who read, those of the games last: of several arms, and of games that
  /// stand out, if they can be told. Agents stand side by side, save in a table of tests.
  public List<ResultTable> allTables() {
    return Stream.of(
            tables.stream()
                .filter(table -> !isUnchanged(table))
                .flatMap(table ->
                    SideBySide.of(table)
                        .filter(each -> !each.isOfTests())
                        .map(SideBySide::turned)
                        .orElse(List.of(table))
                        .stream()),
            games.stream().filter(each -> each.only().isEmpty()).map(GamesByArm::table),
            games.stream().filter(_ -> command().isPresent()).map(GamesByArm::outliers))
        .flatMap(each -> each)
        .toList();
  }

  /// Whether it is the table of arms of a run that changes nothing.
  private static boolean isUnchanged(ResultTable table) {
    return table.name().equals(ARMS)
        && table.rows().stream().allMatch(row -> row.stream().skip(1).allMatch(String::isEmpty));
  }

  /// The same with another conclusion.
  public ResultFolder with(Optional<Conclusion> other) {
    return new ResultFolder(path, other, manifest, games, tables, files);
  }

  /// The call that makes the results again, if it is known, from where the path of the folder leads
  /// to it: copies of what was read lie in the folder.
  public Optional<String> command() {
    return Optional.ofNullable(manifest.get(COMMAND))
        .map(call -> ShellWord.each(call, this::found));
  }

  private String found(String word) {
    return word.replaceFirst("=input/", "=" + Matcher.quoteReplacement(path + "/input/"));
  }

  /// The games if they are of one arm.
  public Optional<Games> onlyGames() {
    return games.flatMap(GamesByArm::only);
  }
}
