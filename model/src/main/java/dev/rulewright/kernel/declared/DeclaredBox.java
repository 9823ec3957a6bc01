package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.TableNumbers;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.kernel.reading.Readings;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/// What is in the box of a declared game.
public final class DeclaredBox implements Box<Position, Move> {

  private final Function<Setup, Declaration> make;
  private final Map<String, DataFile> files;
  private final Map<String, String> options;
  private final Declaration standard;
  private final Map<String, DeclaredGame> games = new ConcurrentHashMap<>();

  /// @param make makes the declaration
  /// @param files tables in the place of those that ship, by kind
  /// @param options the value of each option that is not the standard one, by name
  /// @throws BadInput if the declaration or a table makes no sense
  DeclaredBox(
      Function<Setup, Declaration> make, Map<String, DataFile> files, Map<String, String> options) {
    this.make = make;
    this.files = Map.copyOf(files);
    this.options = Map.copyOf(options);
    standard = make.apply(setup(Map.of()));
  }

  private Setup setup(Map<String, String> answers) {
    return new Setup(files, options, answers);
  }

  /// A declaration that nobody plays, which says what there is.
  Declaration declaration() {
    return standard;
  }

  @Override
  public Class<?> code() {
    return standard.getClass();
  }

  @Override
  public Readings readings() {
    return standard.readings();
  }

  @Override
  public List<Player> players() {
    return standard.players();
  }

  @Override
  public Map<String, String> printedNames() {
    return standard.setup.printedNames;
  }

  /// Moves in the words of `sentences.csv`, and the names that editions print in `names.csv`, as
  /// far as these files are there.
  @Override
  public Sentences sentences() {
    return Sentences.asFarAsBeside(
        standard.getClass(), printedNames(), readings().rulebook().editions());
  }

  @Override
  public TableNumbers numbers() {
    return standard.setup.notes.noted();
  }

  @Override
  public DeclaredBox readFrom(Map<String, DataFile> tables) {
    return new DeclaredBox(make, tables, options);
  }

  @Override
  public DeclaredGame game(String reading, Place place) {
    Reading read = readings().parse(reading, place);
    return games.computeIfAbsent(
        read.name(), name -> new DeclaredGame(make.apply(setup(read.answers())), name));
  }
}
