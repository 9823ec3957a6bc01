package dev.rulewright.missioncombat.rules;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Result;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Faction;
import java.util.List;

/// What can happen when a move is played.
public sealed interface Happening extends Event {

  /// The two people are seated.
  record Seated(Faction first, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "seated " + first + ": the first of the two people";
    }
  }

  /// The start player is known.
  record StartPlayer(Faction player, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "start-player " + player;
    }
  }

  /// A card was drawn.
  record Drew(Faction player, Card card, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "drew " + player + ": " + card;
    }
  }

  /// An event drawn during the set-up was replaced.
  record Replaced(Card card, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "replaced " + card;
    }
  }

  /// A unit was placed during the set-up.
  record Placed(Unit unit, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "placed " + unit;
    }
  }

  /// An action cost AP.
  record Spent(int ap, int left, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "spent %d-ap: %d left".formatted(ap, left);
    }

    @Override
    public int cost() {
      return ap;
    }
  }

  /// An action cost nothing.
  record Free(String why, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "free: " + why;
    }
  }

  /// One of two drawn cards was kept.
  record Kept(Card card, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "kept " + card;
    }
  }

  /// The other of two drawn cards was rejected.
  record Rejected(Card card, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "rejected " + card;
    }
  }

  /// The discard pile became the deck.
  record Reshuffled(Faction player, int cards, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "reshuffled %s: %d cards".formatted(player, cards);
    }
  }

  /// A unit came into play.
  record PlayedUnit(Unit unit, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "played " + unit;
    }
  }

  /// An event was played.
  record PlayedEvent(EventCard card, String effect, List<MissionClause> clauses)
      implements Happening {
    @Override
    public String text() {
      return "played " + card + ": " + effect;
    }
  }

  /// A card went to its owner's discard pile.
  record Discarded(Card card, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "discarded " + card;
    }
  }

  /// A unit was taken off the board without being destroyed.
  record Removed(Unit unit, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "removed " + unit;
    }
  }

  /// A unit moved.
  record Moved(Unit unit, Area to, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "moved " + unit.card() + " " + unit.area() + " " + to;
    }
  }

  /// A unit left a bunker.
  record LeftBunker(Unit unit, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "left-bunker %s@%s: defence %d again"
          .formatted(unit.card(), unit.area(), unit.card().defence());
    }
  }

  /// A unit came where it may not stay.
  record Entered(Unit unit, String why, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "entered " + unit + ": " + why;
    }
  }

  /// A unit that had to attack may stay.
  record Stays(Unit unit, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "stays " + unit + ": no enemy left there";
    }
  }

  /// A unit went back to where it came from.
  record WentBack(Unit unit, Area to, String why, List<MissionClause> clauses)
      implements Happening {
    @Override
    public String text() {
      return "went-back " + unit.card() + " " + unit.area() + " " + to + ": " + why;
    }
  }

  /// A unit attacked.
  record Attacked(Unit unit, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "attacked %s: %d damage against %s units"
          .formatted(unit, unit.card().damage(), unit.card().weapon());
    }
  }

  /// A unit took damage and still stands.
  record Damaged(Unit unit, int points, int defence, List<MissionClause> clauses)
      implements Happening {
    @Override
    public String text() {
      return "damaged %s@%s by %d: damage %d, defence %d"
          .formatted(unit.card(), unit.area(), points, unit.damage(), defence);
    }
  }

  /// A unit was given damage to which it is immune.
  record Unharmed(Unit unit, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "unharmed %s: %s units are immune".formatted(unit, unit.card().type());
    }
  }

  /// A unit was destroyed.
  record Destroyed(Unit unit, int points, int defence, List<MissionClause> clauses)
      implements Happening {
    @Override
    public String text() {
      return "destroyed %s@%s: %d more damage makes %d, defence %d"
          .formatted(unit.card(), unit.area(), points, unit.damage(), defence);
    }
  }

  /// The control of an area changed.
  record ControlChanged(Area area, Faction to, String why, List<MissionClause> clauses)
      implements Happening {
    @Override
    public String text() {
      return "control " + area + " " + to + ": " + why;
    }
  }

  /// Damage was removed at the end of a turn.
  record Repaired(Unit unit, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "repaired %s@%s: %d damage removed".formatted(unit.card(), unit.area(), unit.damage());
    }
  }

  /// Unused AP were lost.
  record ApLapsed(int ap, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "ap-lapsed " + ap;
    }
  }

  /// A turn ended.
  record TurnEnded(int turn, Faction player, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "turn-ended %d %s".formatted(turn, player);
    }
  }

  /// A turn began.
  record TurnBegan(int turn, Faction player, int ap, List<MissionClause> clauses)
      implements Happening {
    @Override
    public String text() {
      return "turn %d %s: %d AP".formatted(turn, player, ap);
    }
  }

  /// A draw was offered.
  record DrawOffered(Faction player, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "draw-offered " + player;
    }
  }

  /// A draw was declined.
  record DrawDeclined(Faction player, List<MissionClause> clauses) implements Happening {
    @Override
    public String text() {
      return "draw-declined " + player;
    }
  }

  /// Play ended.
  record Ended(Result result) implements Happening {
    @Override
    public String text() {
      return (result.isDraw() ? "draw" : "won " + result.winners().getFirst())
          + ": "
          + result.reason();
    }

    @Override
    public List<? extends Clause> clauses() {
      return result.clauses();
    }
  }
}
