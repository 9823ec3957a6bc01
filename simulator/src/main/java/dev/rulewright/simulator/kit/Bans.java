package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.text.Word;
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
    return text.isEmpty()
        ? List.of()
        : new Word(text, start).pieces(',').stream().map(name -> ban(player, name)).toList();
  }

  private Ban<P, M> ban(Player player, Word name) {
    Map<String, Ban<P, M>> known = of(player);
    Ban<P, M> ban = known.get(name.text());
    if (ban != null) {
      return ban;
    }
    String advice = advice(name.text());
    throw advice.isEmpty()
        ? name.unknown(known.keySet(), "something that the " + player + " can do without")
        : name.found().expected("something whose effect is a move", advice);
  }

  /// Reads players with what they do without, such as `marines:hellfire,portalists:event`.
  ///
  /// @param start where the text begins
  /// @throws BadInput if a player or a name is unknown
  default Map<Player, List<Ban<P, M>>> readAll(String text, Place start) {
    List<? extends Player> players = rules().players();
    List<String> ids = players.stream().<String>map(Player::id).toList();
    Map<Player, List<Ban<P, M>>> bans = new LinkedHashMap<>();
    for (Word piece : new Word(text, start).pieces(',')) {
      int colon = piece.text().indexOf(':');
      if (colon < 0) {
        throw piece.expected("player:what, as in %s:%s", ids.getFirst(), piece.text());
      }
      Player player = players.get(ids.indexOf(piece.part(0, colon).among(ids, "a player")));
      bans.computeIfAbsent(player, _ -> new ArrayList<>()).add(ban(player, piece.from(colon + 1)));
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
