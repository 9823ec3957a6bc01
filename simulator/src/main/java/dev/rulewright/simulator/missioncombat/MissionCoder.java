package dev.rulewright.simulator.missioncombat;

import static dev.rulewright.simulator.chance.Mixing.mix;

import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.simulator.explore.encoding.Bytes;
import dev.rulewright.simulator.explore.encoding.Coder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fingerprints and encodings of positions, put together from those of their parts.
///
/// The fingerprint is the least over the images of the board.
final class MissionCoder implements Coder<Position> {

  private static final Faction[] FACTIONS = Faction.values();

  private final int turns;
  private final Symmetry[] symmetries;
  private final List<Area> areas;
  private final StageCoder stages;
  private final MemoryCoder memories;
  private final UnitCoder units;
  private final SideCoder marines;
  private final SideCoder portalists;

  MissionCoder(MissionEncoding encoding) {
    Material material = encoding.combat().material();
    turns = encoding.turns();
    symmetries = encoding.symmetries().toArray(Symmetry[]::new);
    areas = material.board().areas();
    stages = new StageCoder(material);
    units = new UnitCoder(material);
    memories = new MemoryCoder(material, units);
    marines = new SideCoder(Faction.MARINES, material, units, symmetries);
    portalists = new SideCoder(Faction.PORTALISTS, material, units, symmetries);
  }

  @Override
  public long fingerprint(Position position) {
    long[] ours = marines.mixed(position.side(Faction.MARINES));
    long[] theirs = portalists.mixed(position.side(Faction.PORTALISTS));
    long common = mix(head(position), stages.mixed(position.stage()));
    long least = -1;
    for (int i = 0; i < symmetries.length; i++) {
      long image = mix(mix(inImage(common, position, symmetries[i]), ours[i]), theirs[i]);
      least = Long.compareUnsigned(image, least) < 0 ? image : least;
    }
    return least;
  }

  /// Mixes guest and memory, as seen in an image of the board, into what is the same in all.
  private long inImage(long common, Position position, Symmetry symmetry) {
    Guest guest = position.guest();
    long mixed = guest == null ? common : mix(common, mixed(guest, symmetry));
    return memories.mixedInto(mixed, position.memory(), symmetry);
  }

  /// Turn, mover, AP, and whether there is a guest.
  private int head(Position position) {
    return Math.min(position.turn(), turns) << 16
        | position.ap() << 2
        | (position.guest() == null ? 0 : 2)
        | position.mover().ordinal();
  }

  private long mixed(Guest guest, Symmetry symmetry) {
    return mix(
        units.mixed(guest.unit(), symmetry),
        (long) guest.attacks() << 32 | symmetry.image(guest.cameFrom().index()));
  }

  @Override
  public void write(Position position, Bytes to) {
    to.putNumber(head(position));
    stages.write(position.stage(), to);
    Guest guest = position.guest();
    if (guest != null) {
      units.write(guest.unit(), symmetries[0], to);
      to.put(guest.cameFrom().index());
      to.putNumber(guest.attacks());
    }
    memories.write(position.memory(), symmetries[0], to);
    marines.write(position.side(Faction.MARINES), to);
    portalists.write(position.side(Faction.PORTALISTS), to);
  }

  @Override
  public Position read(Bytes from) {
    int head = from.getNumber();
    Faction mover = FACTIONS[head & 1];
    var stage = stages.read(mover, from);
    Guest guest = (head & 2) == 0 ? null : readGuest(mover, from);
    var memory = memories.read(from);
    Side marinesThere = marines.read(from);
    Side portalistsThere = portalists.read(from);
    return new Position(
        stage,
        head >>> 16,
        mover,
        head >>> 2 & 0x3FFF,
        marinesThere,
        portalistsThere,
        guest,
        memory,
        null);
  }

  private @Nullable Guest readGuest(Faction mover, Bytes from) {
    Unit unit = units.read(mover, from);
    return new Guest(unit, areas.get(from.get()), from.getNumber());
  }
}
