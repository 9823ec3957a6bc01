package dev.rulewright.simulator.agents.script;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import java.util.List;

/// Moves of all players, as text, in the order in which they are to be played.
public record Script(List<Line> lines) {

  /// A move of a player.
  ///
  /// @param step the number that errors give it, from 1
  /// @param move the move as text; what a position makes clear may be left out
  /// @param place where the text stands
  public record Line(Player player, int step, String move, Place place) {}

  public Script {
    lines = List.copyOf(lines);
  }

  List<Line> of(Player player) {
    return lines.stream().filter(line -> line.player().equals(player)).toList();
  }
}
