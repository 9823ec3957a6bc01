package dev.rulewright.scenarios.file;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.World;
import dev.rulewright.kernel.text.Word;
import java.util.List;
import java.util.Optional;

/// A small world as it stands in a file.
///
/// @param title what it is called
/// @param about what it is for
/// @param game the game, if the file names it
/// @param options what is chosen before the set-up, such as `teams`
/// @param answers answers that are given in this world besides those of the reading under which it
///   is looked at, such as `game.stalemate=agreement`
/// @param given the start, or what all starts have in common
/// @param fields what is written besides, in words that only the game knows
/// @param place where the start stands
public record WorldFile(
    String file,
    Word title,
    Word about,
    Optional<Word> game,
    List<Field> options,
    Optional<Word> answers,
    List<Field> given,
    List<Field> fields,
    Place place) {

  /// The world of a game of which none is written down: it begins with the opening.
  public static WorldFile opening() {
    Place place = Place.of("opening");
    return new WorldFile(
        "opening",
        new Word("The opening", place),
        new Word("The whole game.", place),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        List.of(),
        List.of(),
        place);
  }

  /// The name of the world: that of its file, without folders and ending.
  public String name() {
    return file.substring(file.lastIndexOf('/') + 1).replaceAll("\\.yaml$", "");
  }

  /// The world under a reading.
  ///
  /// @param reading such as `printed-fr`; the answers of the world are added
  /// @throws BadInput if the reading, or a word of the world, makes no sense
  public <P, M> World<P, M> open(Box<P, M> box, String reading) {
    return box.world(
        new World.Plan(
            place,
            answers.map(more -> reading + "," + more.text()).orElse(reading),
            Place.of("the reading"),
            given,
            fields));
  }
}
