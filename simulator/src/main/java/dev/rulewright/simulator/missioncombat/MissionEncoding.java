package dev.rulewright.simulator.missioncombat;

import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.explore.Coder;
import dev.rulewright.simulator.explore.Encoding;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Which positions of *Mission: Combat!* count as one when all of them are explored, and how they
/// are kept in few bytes.
///
/// Units and cards that are interchangeable are equal already. Besides, mirror images of the board
/// count as one, earlier positions are forgotten, and turns are counted only as far as told.
///
/// @param combat the rules
/// @param symmetries the mirror images of the board
/// @param turns from this turn on all turns are alike
public record MissionEncoding(MissionCombat combat, List<Symmetry> symmetries, int turns)
    implements Encoding<Position> {

  /// Changes whenever fingerprints or bytes do.
  private static final String VERSION = "1";

  /// The first two turns may have fewer AP, and free moves may wait for the second.
  private static final int FIRST_USUAL_TURN = 3;

  /// The usual encoding: turns from the third on are alike.
  public static MissionEncoding of(MissionCombat combat) {
    return new MissionEncoding(combat, Symmetry.of(combat), FIRST_USUAL_TURN);
  }

  /// The same telling all turns apart, so that play ends with the last one.
  public MissionEncoding countingTurns() {
    return new MissionEncoding(combat, symmetries, Integer.MAX_VALUE);
  }

  /// The same telling mirror images apart.
  public MissionEncoding withoutMirrorImages() {
    return new MissionEncoding(combat, symmetries.subList(0, 1), turns);
  }

  @Override
  public Map<String, String> identity() {
    Material material = combat.material();
    var identity = new TreeMap<String, String>();
    identity.put("game", combat.rulebook().game());
    identity.put("encoding", VERSION);
    identity.put("reading", combat.reading().name());
    identity.put("turns", turns == Integer.MAX_VALUE ? "counted" : "alike from " + turns);
    identity.put("mirror images", Integer.toString(symmetries.size()));
    identity.put("areas", material.board().areas().toString());
    identity.put("adjacency", material.board().adjacencies().toString());
    identity.put("cards", material.cards().map(Object::toString).toList().toString());
    identity.put("numbers", material.numbers().toString());
    return identity;
  }

  @Override
  public List<String> forgets() {
    String repetition = "Earlier positions are forgotten: no play is drawn by repetition.";
    return turns == Integer.MAX_VALUE
        ? List.of(repetition)
        : List.of(
            repetition,
            "Turns from turn %d on are alike: no play is drawn by the turn limit."
                .formatted(turns));
  }

  @Override
  public Coder<Position> coder() {
    return new MissionCoder(this);
  }
}
