package dev.rulewright.cli.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Reads who plays: `greedy`, or `marines=greedy,portalists=random`.
///
/// @param players the names of the players in seat order
/// @param start where the text begins
record AgentNames(List<String> players, Place start) {

  private static final List<AgentName> KNOWN = List.of(AgentName.values());

  List<AgentName> read(String text) {
    if (text.indexOf('=') < 0) {
      AgentName all = agent(text, 0);
      return players.stream().map(_ -> all).toList();
    }
    Map<String, AgentName> agents = new HashMap<>();
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

  private void readPiece(String piece, int offset, Map<String, AgentName> agents) {
    int equals = piece.indexOf('=');
    if (equals < 0) {
      throw at(offset).found(piece).expected("player=agent");
    }
    String player = piece.substring(0, equals);
    if (!players.contains(player)) {
      throw at(offset).unknown("a player", player, players);
    }
    if (agents.put(player, agent(piece.substring(equals + 1), offset + equals + 1)) != null) {
      throw at(offset).found(player).because("this player has an agent already");
    }
  }

  private AgentName agent(String name, int offset) {
    return KNOWN.stream()
        .filter(agent -> agent.toString().equals(name))
        .findFirst()
        .orElseThrow(() ->
            at(offset).unknown("an agent", name, KNOWN.stream().map(AgentName::toString).toList()));
  }

  private BadInput.Report at(int offset) {
    return BadInput.at(new Place(start.source(), start.line(), start.column() + offset));
  }
}
