package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.restriction.Ban;
import dev.rulewright.simulator.restriction.RestrictedGame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// What each player of a game can do without, by name.
public interface Bans<P, M> {

  /// What each player of the game of a box can do without.
  static <P, M> Bans<P, M> of(Box<P, M> box) {
    return GameKit.of(box).bans(box.game(ReadingKnobs.STANDARD, Place.of("reading")));
  }

  Game<P, M> rules();

  SequencedMap<String, Ban<P, M>> of(Player player);

  /// What a user may do instead about a name that is none of a ban, or empty.
  default String advice(String name) {
    return "";
  }

  /// Reads names joined by commas, such as `hellfire,first-attack`; nothing from an empty text.
  ///
  /// @param start where the text begins
  /// @throws BadInput if a name is unknown
  default List<Ban<P, M>> read(Player player, String text, Place start) {
    var bans = new ArrayList<Ban<P, M>>();
    Place place = start;
    for (String name : text.isEmpty() ? new String[0] : text.split(",", -1)) {
      bans.add(ban(player, name, place));
      place = place.after(name.length() + 1);
    }
    return bans;
  }

  private Ban<P, M> ban(Player player, String name, Place place) {
    Map<String, Ban<P, M>> known = of(player);
    Ban<P, M> ban = known.get(name);
    if (ban != null) {
      return ban;
    }
    String advice = advice(name);
    throw advice.isEmpty()
        ? BadInput.at(place)
            .unknown("something that the " + player + " can do without", name, known.keySet())
        : BadInput.at(place).found(name).expected("something whose effect is a move", advice);
  }

  /// Reads players with what they do without, such as `marines:hellfire,portalists:event`.
  ///
  /// @param start where the text begins
  /// @throws BadInput if a player or a name is unknown
  default Map<Player, List<Ban<P, M>>> readAll(String text, Place start) {
    Map<Player, List<Ban<P, M>>> bans = new LinkedHashMap<>();
    Place place = start;
    for (String piece : text.split(",", -1)) {
      int colon = piece.indexOf(':');
      if (colon < 0) {
        throw BadInput.at(place)
            .found(piece)
            .expected("player:what, as in " + rules().players().getFirst().id() + ":" + piece);
      }
      Player player = Seat.named(piece.substring(0, colon), rules().players(), place);
      bans.computeIfAbsent(player, _ -> new ArrayList<>())
          .add(ban(player, piece.substring(colon + 1), place.after(colon + 1)));
      place = place.after(piece.length() + 1);
    }
    return bans;
  }

  /// The game in which players do without something.
  default Game<P, M> game(Map<? extends Player, ? extends List<Ban<P, M>>> bans) {
    var each = new HashMap<Player, List<Ban<P, M>>>(bans);
    return bans.values().stream().allMatch(List::isEmpty)
        ? rules()
        : new RestrictedGame<>(
            rules(),
            rules().players().stream()
                .map(player -> each.getOrDefault(player, List.of()))
                .toList());
  }
}
