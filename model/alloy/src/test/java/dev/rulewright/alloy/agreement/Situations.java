package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.World;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Faction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Positions as the twin knows them.
///
/// @param rules which say who controls what
record Situations(World world, Rules rules) {

  /// Whether the twin knows positions like this: no set-up, no draw of the play.
  static boolean knows(Position position) {
    return switch (position.stage()) {
      case Stage.Acting _,
          Stage.Drawing _,
          Stage.DrawingFirst _,
          Stage.DrawingSecond _,
          Stage.Keeping _ ->
          true;
      case Stage.Over over -> !over.result().isDraw();
      case Stage.DrawingUnits _,
          Stage.Seating _,
          Stage.ChoosingFaction _,
          Stage.ChoosingStartPlayer _,
          Stage.Placing _,
          Stage.Considering _,
          Stage.Offered _ ->
          false;
    };
  }

  /// A position with its cast.
  Situation of(Position position, Cast cast) {
    int count = world.units().size();
    var staying = new ArrayList<>(Collections.nCopies(count, -1));
    long attacked = 0;
    int guest = -1;
    int from = -1;
    long used = 0;
    List<Guest> guests = guests(position);
    for (int i = 0; i < guests.size(); i++) {
      Guest each = guests.get(i);
      int atom = atomOf(each, cast, used);
      used |= 1L << atom;
      attacked |= each.attacks() > 0 ? 1L << atom : 0;
      if (position.guest() != null && i == guests.size() - 1) {
        guest = atom;
        from = each.cameFrom().index();
      } else {
        staying.set(atom, each.cameFrom().index());
      }
    }
    return new Situation(
        IntStream.range(0, count).mapToObj(i -> areaOf(cast.unit(i))).toList(),
        IntStream.range(0, count).mapToObj(i -> levelOf(cast.unit(i))).toList(),
        atoms(cast, Cast.Role::inHand),
        cast.events(),
        guest,
        from,
        staying,
        attacked,
        marked(cast, Mark.ROAD_USED),
        marked(cast, Mark.SPEED_USED),
        marked(cast, Mark.KEEPS_ROAD),
        controlled(Faction.MARINES, position),
        controlled(Faction.PORTALISTS, position),
        position.mover(),
        position.ap(),
        position.turn() == 1,
        winner(position));
  }

  static List<Guest> guests(Position position) {
    var guests = new ArrayList<>(position.memory().staying());
    if (position.guest() != null) {
      guests.add(position.guest());
    }
    return guests;
  }

  private static int atomOf(Guest guest, Cast cast, long used) {
    return cast.playing(guest.unit())
        .filter(atom -> (used & 1L << atom) == 0)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("nobody plays " + guest.unit()));
  }

  private static int areaOf(@Nullable Unit unit) {
    return unit == null ? -1 : unit.area().index();
  }

  private int levelOf(@Nullable Unit unit) {
    return unit == null ? 0 : world.level(unit.damage());
  }

  private static long marked(Cast cast, Mark mark) {
    return atoms(cast, role -> role.unit() != null && role.unit().has(mark));
  }

  private static long atoms(Cast cast, Predicate<Cast.Role> which) {
    long atoms = 0;
    for (int i = 0; i < cast.units().size(); i++) {
      atoms |= which.test(cast.units().get(i)) ? 1L << i : 0;
    }
    return atoms;
  }

  private int controlled(Faction faction, Position position) {
    int areas = 0;
    for (Area area : world.material().board().areas()) {
      areas |= rules.controllers().apply(area, position).contains(faction) ? area.bit() : 0;
    }
    return areas;
  }

  private static @Nullable Faction winner(Position position) {
    return position.stage() instanceof Stage.Over over && !over.result().winners().isEmpty()
        ? (Faction) over.result().winners().getFirst()
        : null;
  }
}
