package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Reads who sits in which seat: `greedy`, or `marines=greedy,portalists=random`.
///
/// @param players the names of the players in seat order
/// @param start where the text begins
record Seats(AgentCatalogue catalogue, List<String> players, Place start) {

  List<AgentSpec> read(String text) {
    if (!text.contains(",") && equals(text) < 0) {
      AgentSpec all = catalogue.read(text, start);
      return players.stream().map(_ -> all).toList();
    }
    Map<String, AgentSpec> agents = new HashMap<>();
    int offset = 0;
    for (String piece : text.split(",", -1)) {
      readPiece(piece, offset, agents);
      offset += piece.length() + 1;
    }
    for (String player : players) {
      if (!agents.containsKey(player)) {
        throw BadInput.at(start).found(text).expected("an agent for the " + player + " too");
      }
    }
    return players.stream().map(player -> Objects.requireNonNull(agents.get(player))).toList();
  }

  private void readPiece(String piece, int offset, Map<String, AgentSpec> agents) {
    int equals = equals(piece);
    if (equals < 0) {
      throw at(offset).found(piece).expected("player=agent");
    }
    String player = piece.substring(0, equals);
    if (!players.contains(player)) {
      throw at(offset).unknown("a player", player, players);
    }
    int agent = equals + 1;
    AgentSpec spec = catalogue.read(piece.substring(agent), start.after(offset + agent));
    if (agents.put(player, spec) != null) {
      throw at(offset).found(player).because("this player has an agent already");
    }
  }

  /// Where the name of a player ends, -1 if there is none: what comes after the first colon is
  /// about an agent.
  private static int equals(String piece) {
    int colon = piece.indexOf(':');
    return (colon < 0 ? piece : piece.substring(0, colon)).indexOf('=');
  }

  private BadInput.Report at(int offset) {
    return BadInput.at(start.after(offset));
  }
}
