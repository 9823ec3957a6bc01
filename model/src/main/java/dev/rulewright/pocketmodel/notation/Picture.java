package dev.rulewright.pocketmodel.notation;

import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.material.Force;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Draws a position in plain text: the Empire's cards, the three zones in their row, the Alliance's
/// cards.
final class Picture {

  private static final int WIDTH = 100;

  private Picture() {}

  static String of(Position position) {
    var lines = new ArrayList<String>();
    lines.add(
        "turn %d, %s to move: %s"
            .formatted(position.turn(), position.mover(), StageText.write(position.stage())));
    lines.addAll(cards(Force.EMPIRE, position.side(Force.EMPIRE)));
    for (Zone zone : List.of(Zone.EMPIRE_HOME, Zone.CONTESTED, Zone.ALLIANCE_HOME)) {
      lines.add("+" + "-".repeat(13) + " " + zone);
      for (Force force : List.of(Force.EMPIRE, Force.ALLIANCE)) {
        lines.add(
            "|  %-10s %s"
                .formatted(
                    force,
                    PositionFields.write(
                        position.side(force).units().toList().stream()
                            .filter(unit -> unit.zone() == zone))));
      }
    }
    lines.add("+" + "-".repeat(13));
    lines.addAll(cards(Force.ALLIANCE, position.side(Force.ALLIANCE)));
    return lines.stream()
        .map(line -> line.length() > WIDTH ? line.substring(0, WIDTH - 2) + " …" : line)
        .map(String::stripTrailing)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static List<String> cards(Force force, Side side) {
    return List.of(
        "%s  objectives face down %d, face up: %s"
            .formatted(force, side.faceDown().size(), Names.write(side.faceUp())),
        "  hand %s; draw pile %d; discard pile %d; reserve %s"
            .formatted(
                Names.write(side.hand()),
                side.draw().size(),
                side.discard().size(),
                Names.write(side.reserve())));
  }
}
