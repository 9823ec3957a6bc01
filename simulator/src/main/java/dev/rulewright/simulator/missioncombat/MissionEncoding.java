package dev.rulewright.simulator.missioncombat;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rulewright.kernel.ContentDigest;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.explore.encoding.Coder;
import dev.rulewright.simulator.explore.encoding.Encoding;
import dev.rulewright.simulator.files.JsonFile;
import java.util.List;
import java.util.Map;

/// The encoding of the positions of *Mission: Combat!* for an exploration of all of them.
///
/// Units and cards that are interchangeable are equal already. Besides, mirror images of the board
/// count as one, earlier positions are forgotten, and turns are counted only as far as told.
///
/// @param turns from this turn on all turns are alike
public record MissionEncoding(MissionCombat combat, List<Symmetry> symmetries, int turns)
    implements Encoding<Position> {

  /// The first two turns may have fewer AP, and free moves may wait for the second.
  private static final int FIRST_USUAL_TURN = 3;

  /// The usual encoding: turns from the third on are alike.
  public static MissionEncoding of(MissionCombat combat) {
    return new MissionEncoding(combat, Symmetry.of(combat), FIRST_USUAL_TURN);
  }

  @Override
  public MissionEncoding countingTurns() {
    return new MissionEncoding(combat, symmetries, Integer.MAX_VALUE);
  }

  @Override
  public Map<String, String> identity() {
    Material material = combat.material();
    return Map.of(
        "game", combat.rulebook().game(),
        "reading", combat.reading(),
        "turns", turns == Integer.MAX_VALUE ? "counted" : "alike from " + turns,
        "mirror images", Integer.toString(symmetries.size()),
        "areas", digest(material.board().areas()),
        "adjacency", digest(material.board().adjacencies()),
        "cards", digest(material.cards().toList()),
        "numbers", material.numbers().toString());
  }

  private static String digest(List<?> records) {
    return ContentDigest.of(JsonFile.text(records).getBytes(UTF_8));
  }

  @Override
  public Coder<Position> coder() {
    return new MissionCoder(this);
  }
}
