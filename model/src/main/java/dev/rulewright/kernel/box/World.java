package dev.rulewright.kernel.box;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import java.util.List;
import java.util.Optional;

/// A small world: a game with a few of its cards, maybe on a part of its board, and the positions
/// in which plays begin there. Small enough that every play can be followed.
///
/// @param game the game with what is in the world
/// @param starts the positions in which plays begin; never empty
/// @param turns whether it matters how many turns have been played, because play ends after some
/// @param <P> positions
/// @param <M> moves
public record World<P, M>(Game<P, M> game, List<P> starts, Turns turns) {

  /// Whether play ends after some turns.
  public enum Turns {
    /// Play goes on without end.
    UNLIMITED,
    /// Play ends after some turns.
    COUNTED
  }

  /// The whole game from the position that a plan gives, or from the opening: the world of a game
  /// without words of its own for worlds.
  ///
  /// @throws BadInput if the plan has such words, or there is no such reading or position
  public static <P, M> World<P, M> of(Box<P, M> box, Plan plan) {
    for (Field field : plan.fields()) {
      throw BadInput.at(field.keyPlace())
          .unknown("a key of a world of " + box.name(), field.key(), List.of("given"));
    }
    Game<P, M> game = box.game(plan.reading(), plan.readingPlace());
    P start =
        plan.given().isEmpty()
            ? game.opening()
            : game.notation().position(plan.given(), plan.place());
    return new World<>(game, List.of(start), Turns.UNLIMITED);
  }

  /// What somebody wrote down about a world.
  ///
  /// @param place where it begins
  /// @param reading the reading of the game
  /// @param readingPlace where the reading stands
  /// @param given the position in which plays begin, or what all such positions have in common
  /// @param fields what is written besides, in words that only the game knows; what stands in a map
  ///   has the key of that before its own, as in `cards.giant`
  public record Plan(
      Place place, String reading, Place readingPlace, List<Field> given, List<Field> fields) {

    /// The field of a key, if there is one.
    public Optional<Field> field(String key) {
      return fields.stream().filter(field -> field.key().equals(key)).findFirst();
    }

    /// What stands in the map of a key.
    public List<Field> fieldsOf(String key) {
      String prefix = key + ".";
      return fields.stream()
          .filter(field -> field.key().startsWith(prefix))
          .map(field ->
              new Field(
                  field.key().substring(prefix.length()),
                  field.value(),
                  field.keyPlace(),
                  field.valuePlace()))
          .toList();
    }
  }
}
