package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.World;
import dev.rulewright.alloy.agreement.Cast.Role;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// Who is who after an action: of all ways to cast the position that followed, the one in which the
/// fewest unexpected things happened to anybody. Only copies of one card can be confused.
final class Recast {

  private static final int ODD = 1;
  private static final int STRANGE = 10;
  private static final int ABSURD = 100;

  private final World world;
  private final Position before;
  private final Cast cast;
  private final Act act;

  private Recast(World world, Position before, Cast cast, Act act) {
    this.world = world;
    this.before = before;
    this.cast = cast;
    this.act = act;
  }

  /// The cast after an action.
  static Cast of(World world, Position before, Cast cast, Act act, Position after) {
    return new Recast(world, before, cast, act).of(after);
  }

  private Cast of(Position after) {
    Cast any = Cast.of(after, world);
    var roles = new ArrayList<>(any.units());
    Set<UnitCard> kinds = new LinkedHashSet<>(world.units());
    for (UnitCard kind : kinds) {
      List<Integer> atoms =
          IntStream.range(0, roles.size())
              .filter(i -> world.units().get(i).equals(kind))
              .boxed()
              .toList();
      List<Role> open = atoms.stream().map(any.units()::get).toList();
      List<Role> best = new Matching(atoms, open).best();
      for (int i = 0; i < atoms.size(); i++) {
        roles.set(atoms.get(i), best.get(i));
      }
    }
    return new Cast(roles, Cast.eventsOf(after, events(), world));
  }

  private long events() {
    return switch (act) {
      case Act.PlayBarrage play -> cast.events() & ~(1L << play.event());
      case Act.PlayRemoval play -> cast.events() & ~(1L << play.event());
      case Act.DrawnEvent drawn -> cast.events() | 1L << drawn.event();
      case Act.MoveUnit _,
          Act.Attack _,
          Act.PlayUnit _,
          Act.Draw _,
          Act.DrawnUnit _,
          Act.EndTurn _ ->
          cast.events();
    };
  }

  /// How unexpected it is that an atom has become something.
  private int surprise(int atom, Role now) {
    Role then = cast.units().get(atom);
    Unit old = then.unit();
    if (old == null) {
      boolean expected =
          then.inHand()
              ? now.equals(
                  act instanceof Act.PlayUnit play && play.unit() == atom
                      ? played(now)
                      : Role.IN_HAND)
              : now.equals(
                  act instanceof Act.DrawnUnit drawn && drawn.unit() == atom
                      ? Role.IN_HAND
                      : Role.ELSEWHERE);
      return expected ? 0 : ABSURD;
    }
    Unit unit = now.unit();
    if (unit == null) {
      return now.inHand() ? ABSURD : surpriseOfLoss(atom);
    }
    return (isExpectedIn(unit, atom, old) ? 0 : STRANGE)
        + (unit.damage() == expectedDamage(atom, old) ? 0 : STRANGE)
        + Integer.bitCount(unit.marks() ^ expectedMarks(atom, old)) * ODD;
  }

  private static Role played(Role now) {
    return now.unit() == null ? new Role(null, false) : now;
  }

  private int surpriseOfLoss(int atom) {
    boolean target = act instanceof Act.PlayRemoval removal && removal.target() == atom;
    return target ? 0 : hit(atom) > 0 ? ODD : STRANGE;
  }

  private boolean isExpectedIn(Unit unit, int atom, Unit old) {
    if (act instanceof Act.MoveUnit move && move.unit() == atom) {
      return unit.area().index() == move.to();
    }
    boolean stays = unit.area().equals(old.area());
    return stays
        || guestsLike(old).stream().anyMatch(guest -> guest.cameFrom().equals(unit.area()));
  }

  private List<Guest> guestsLike(Unit unit) {
    var guests = new ArrayList<>(before.memory().staying());
    if (before.guest() != null) {
      guests.add(before.guest());
    }
    return guests.stream().filter(guest -> guest.unit().equals(unit)).toList();
  }

  private int expectedDamage(int atom, Unit old) {
    return act instanceof Act.EndTurn ? 0 : old.damage() + hit(atom) * world.step();
  }

  private int expectedMarks(int atom, Unit old) {
    return act instanceof Act.MoveUnit move && move.unit() == atom
        ? old.marks() | marks(move.way())
        : old.marks();
  }

  private static int marks(Way way) {
    return switch (way) {
      case AP -> 0;
      case SPEED -> Mark.SPEED_USED.bit();
      case ARTERIAL_ROAD -> Mark.ROAD_USED.bit();
    };
  }

  private int hit(int atom) {
    return switch (act) {
      case Act.Attack attack -> attack.hits().getOrDefault(atom, 0);
      case Act.PlayBarrage play -> play.hits().getOrDefault(atom, 0);
      case Act.MoveUnit _,
          Act.PlayUnit _,
          Act.PlayRemoval _,
          Act.Draw _,
          Act.DrawnUnit _,
          Act.DrawnEvent _,
          Act.EndTurn _ ->
          0;
    };
  }

  /// The least surprising way to give the roles of one card to its copies.
  private final class Matching {
    private final List<Integer> atoms;
    private final List<Role> roles;
    private final boolean[] taken;
    private final List<Role> chosen = new ArrayList<>();
    private List<Role> best = List.of();
    private int least = Integer.MAX_VALUE;

    Matching(List<Integer> atoms, List<Role> roles) {
      this.atoms = atoms;
      this.roles = roles;
      taken = new boolean[roles.size()];
    }

    List<Role> best() {
      if (roles.size() == 1) {
        return roles;
      }
      search(0);
      return best;
    }

    private void search(int surprise) {
      if (surprise >= least) {
        return;
      }
      int at = chosen.size();
      if (at == atoms.size()) {
        least = surprise;
        best = List.copyOf(chosen);
        return;
      }
      for (int i = 0; i < roles.size(); i++) {
        if (!taken[i]) {
          taken[i] = true;
          chosen.add(roles.get(i));
          search(surprise + surprise(atoms.get(at), roles.get(i)));
          chosen.removeLast();
          taken[i] = false;
        }
      }
    }
  }
}
