package dev.rulewright.simulator.missioncombat;

import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.explore.Coder;
import dev.rulewright.simulator.explore.Encoding;
import dev.rulewright.simulator.explore.Mixing;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The encoding of the positions of *Mission: Combat!* for an exploration of all of them.
///
/// Units and cards that are interchangeable are equal already. Besides, mirror images of the board
/// count as one, earlier positions are forgotten, and turns are counted only as far as told.
///
/// @param turns from this turn on all turns are alike
public record MissionEncoding(MissionCombat combat, List<Symmetry> symmetries, int turns)
    implements Encoding<Position> {

  /// Changes whenever fingerprints or bytes do.
  private static final String VERSION = "2";

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
    var identity = new TreeMap<String, String>();
    identity.put("game", combat.rulebook().game());
    identity.put("encoding", VERSION);
    identity.put("reading", combat.reading());
    identity.put("turns", turns == Integer.MAX_VALUE ? "counted" : "alike from " + turns);
    identity.put("mirror images", Integer.toString(symmetries.size()));
    identity.put("areas", digest(material.board().areas().stream().map(MissionEncoding::text)));
    identity.put(
        "adjacency", digest(material.board().adjacencies().stream().map(Record::toString)));
    identity.put("cards", digest(material.cards().map(MissionEncoding::text)));
    identity.put("numbers", material.numbers().toString());
    return identity;
  }

  private static String text(Area area) {
    return List.of(area.id(), area.faction(), area.building(), area.effect()).toString();
  }

  private static String text(Card card) {
    List<Object> values =
        switch (card) {
          case EventCard(Card.Identity identity, EventCard.Effect effect) ->
              List.of(identity, effect);
          case UnitCard unit ->
              List.of(
                  unit.identity(),
                  unit.type(),
                  unit.defence(),
                  unit.weapon(),
                  unit.damage(),
                  unit.oversized(),
                  unit.speed(),
                  unit.ranged());
        };
    return values.toString();
  }

  /// Texts as 16 digits, to be compared.
  private static String digest(Stream<String> texts) {
    long mixed =
        texts
            .flatMapToInt(String::chars)
            .asLongStream()
            .reduce(0, (sofar, next) -> Mixing.mix(sofar, next));
    return "%016x".formatted(mixed);
  }

  @Override
  public Coder<Position> coder() {
    return new MissionCoder(this);
  }
}
