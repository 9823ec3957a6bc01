package dev.rulewright.pocketmodel;

import dev.rulewright.kernel.Name;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.UnitKind;
import java.util.List;
import java.util.stream.Collectors;

/// What a player decides, or chance brings. The text form is the notation.
public sealed interface Move {

  // ---- Chance ----

  /// A card is laid face down as an objective.
  record Laid(Card card) implements Move {
    @Override
    public String toString() {
      return "laid " + card;
    }
  }

  /// A card is drawn.
  record Drawn(Card card) implements Move {
    @Override
    public String toString() {
      return "drawn " + card;
    }
  }

  /// A face-down objective turns out to be a card.
  record TurnedUp(Card card) implements Move {
    @Override
    public String toString() {
      return "turned-up " + card;
    }
  }

  /// A face-down objective that is replaced goes to the hand.
  record Taken(Card card) implements Move {
    @Override
    public String toString() {
      return "taken " + card;
    }
  }

  /// A player begins.
  record Start(Force force) implements Move {
    @Override
    public String toString() {
      return "start " + force;
    }
  }

  /// The sum of two dice.
  record Rolled(int sum) implements Move {
    @Override
    public String toString() {
      return "rolled " + sum;
    }
  }

  // ---- Before and outside a combat ----

  /// Units are chosen to begin in play.
  record Deploy(Pile<UnitKind> units) implements Move {
    @Override
    public String toString() {
      return "deploy " + units;
    }
  }

  /// An objective card takes the place of an objective.
  record Replace(Objective old, Card now) implements Move {
    @Override
    public String toString() {
      return "replace %s %s".formatted(old, now);
    }
  }

  /// Units move, each to a zone; in the order of the units and of their zones.
  record Advance(List<Step> steps) implements Move {
    /// Copies the list.
    public Advance {
      steps = List.copyOf(steps);
    }

    @Override
    public String toString() {
      return steps.stream().map(Step::toString).collect(Collectors.joining(", ", "move ", ""));
    }
  }

  /// One unit moves.
  record Step(Unit unit, Zone to) {
    @Override
    public String toString() {
      return unit + " " + to;
    }
  }

  /// A carrier brings units of the reserve.
  record Carry(Pile<UnitKind> units) implements Move {
    @Override
    public String toString() {
      return "carry " + units;
    }
  }

  /// Units of the reserve come in; maybe none.
  record BringIn(Pile<UnitKind> units) implements Move {
    @Override
    public String toString() {
      return "bring-in " + (units.isEmpty() ? "none" : units);
    }
  }

  // ---- Combat and strikes ----

  /// A unit is announced to attack another one.
  record Attack(Unit attacker, Unit defender) implements Move {
    @Override
    public String toString() {
      return "attack %s %s"
          .formatted(attacker, defender.mark() > 0 ? "d" + defender.mark() : defender.toString());
    }
  }

  /// A unit is announced to strike an objective.
  record Strike(Unit unit, Objective target) implements Move {
    @Override
    public String toString() {
      return "strike %s %s".formatted(unit, target);
    }
  }

  /// Under some readings: the battle of an announced attacker comes next.
  record Next(int attacker) implements Move {
    @Override
    public String toString() {
      return "next a" + attacker;
    }
  }

  /// A combat card is played.
  record Play(Card card) implements Move {
    @Override
    public String toString() {
      return "play " + card;
    }
  }

  /// What needs no more than its name.
  enum Word implements Move {
    /// Nobody else joins the combat or the strikes; they begin, or go on.
    BEGIN,
    /// No combat card is played.
    PASS,
    /// The base roll is kept.
    KEEP,
    /// The base roll is repeated.
    REROLL,
    /// Under some readings: a card is drawn after a battle.
    DRAW,
    /// Under some readings: no more cards are drawn after a battle.
    DECLINE,
    /// Under some readings: the strikes still to come are called off.
    STOP,
    /// The turn ends.
    END_TURN;

    @Override
    public String toString() {
      return Name.of(name());
    }
  }
}
