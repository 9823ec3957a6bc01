package dev.rulewright.simulator.missioncombat;

import static dev.rulewright.simulator.explore.Mixing.mix;

import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.simulator.explore.Bytes;
import dev.rulewright.simulator.explore.Coder;
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
    marines = new SideCoder(Faction.MARINES, material, units, symmetries.length);
    portalists = new SideCoder(Faction.PORTALISTS, material, units, symmetries.length);
  }

  @Override
  public long fingerprint(Position position) {
    long least = fingerprint(position, 0);
    for (int i = 1; i < symmetries.length; i++) {
      long image = fingerprint(position, i);
      least = Long.compareUnsigned(image, least) < 0 ? image : least;
    }
    return least;
  }

  private long fingerprint(Position position, int image) {
    Symmetry symmetry = symmetries[image];
    long mixed = mix(head(position), stages.mixed(position.stage()));
    Guest guest = position.guest();
    if (guest != null) {
      mixed = mix(mixed, mixed(guest, symmetry));
    }
    mixed = memories.mixedInto(mixed, position.memory(), symmetry);
    mixed = mix(mixed, marines.mixed(position.side(Faction.MARINES), image, symmetry));
    return mix(mixed, portalists.mixed(position.side(Faction.PORTALISTS), image, symmetry));
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
      units.write(guest.unit(), to);
      to.put(guest.cameFrom().index());
      to.putNumber(guest.attacks());
    }
    memories.write(position.memory(), to);
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
