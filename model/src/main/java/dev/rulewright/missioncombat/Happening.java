package dev.rulewright.missioncombat;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Result;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Faction;
import java.util.List;
import java.util.function.Supplier;

/// One thing that happened when a move was played, made by the method that is called like it.
/// **Nobody tells kinds of happenings apart**, so they are no types: what happened is read in
/// words, which are put together when somebody asks.
///
/// @param words see [Event#text]
public record Happening(Supplier<String> words, int cost, List<? extends Clause> clauses)
    implements Event {

  @Override
  public String text() {
    return words.get();
  }

  private static Happening of(List<? extends Clause> clauses, Supplier<String> words) {
    return new Happening(words, 0, clauses);
  }

  /// The two people are seated.
  public static Happening seated(Faction first, List<MissionClause> clauses) {
    return of(clauses, () -> "seated " + first + ": the first of the two people");
  }

  /// The start player is known.
  public static Happening startPlayer(Faction player, List<MissionClause> clauses) {
    return of(clauses, () -> "start-player " + player);
  }

  /// A card was drawn.
  public static Happening drew(Faction player, Card card, List<MissionClause> clauses) {
    return of(clauses, () -> "drew " + player + ": " + card);
  }

  /// An event drawn during the set-up was replaced.
  public static Happening replaced(Card card, List<MissionClause> clauses) {
    return of(clauses, () -> "replaced " + card);
  }

  /// A unit was placed during the set-up.
  public static Happening placed(Unit unit, List<MissionClause> clauses) {
    return of(clauses, () -> "placed " + unit);
  }

  /// An action cost AP.
  public static Happening spent(int ap, int left, List<MissionClause> clauses) {
    return new Happening(() -> "spent %d-ap: %d left".formatted(ap, left), ap, clauses);
  }

  /// An action cost nothing.
  public static Happening free(String why, List<MissionClause> clauses) {
    return of(clauses, () -> "free: " + why);
  }

  /// One of two drawn cards was kept.
  public static Happening kept(Card card, List<MissionClause> clauses) {
    return of(clauses, () -> "kept " + card);
  }

  /// The other of two drawn cards was rejected.
  public static Happening rejected(Card card, List<MissionClause> clauses) {
    return of(clauses, () -> "rejected " + card);
  }

  /// The discard pile became the deck.
  public static Happening reshuffled(Faction player, int cards, List<MissionClause> clauses) {
    return of(clauses, () -> "reshuffled %s: %d cards".formatted(player, cards));
  }

  /// A unit came into play.
  public static Happening playedUnit(Unit unit, List<MissionClause> clauses) {
    return of(clauses, () -> "played " + unit);
  }

  /// An event was played.
  public static Happening playedEvent(EventCard card, String effect, List<MissionClause> clauses) {
    return of(clauses, () -> "played " + card + ": " + effect);
  }

  /// A card went to its owner's discard pile.
  public static Happening discarded(Card card, List<MissionClause> clauses) {
    return of(clauses, () -> "discarded " + card);
  }

  /// A unit was taken off the board without being destroyed.
  public static Happening removed(Unit unit, List<MissionClause> clauses) {
    return of(clauses, () -> "removed " + unit);
  }

  /// A unit moved.
  public static Happening moved(Unit unit, Area to, List<MissionClause> clauses) {
    return of(clauses, () -> "moved " + unit.card() + " " + unit.area() + " " + to);
  }

  /// A unit left a bunker.
  public static Happening leftBunker(Unit unit, List<MissionClause> clauses) {
    return of(
        clauses,
        () ->
            "left-bunker %s@%s: defence %d again"
                .formatted(unit.card(), unit.area(), unit.card().defence()));
  }

  /// A unit came where it may not stay.
  public static Happening entered(Unit unit, String why, List<MissionClause> clauses) {
    return of(clauses, () -> "entered " + unit + ": " + why);
  }

  /// A unit that had to attack may stay.
  public static Happening stays(Unit unit, List<MissionClause> clauses) {
    return of(clauses, () -> "stays " + unit + ": no enemy left there");
  }

  /// A unit went back to where it came from.
  public static Happening wentBack(Unit unit, Area to, String why, List<MissionClause> clauses) {
    return of(
        clauses, () -> "went-back " + unit.card() + " " + unit.area() + " " + to + ": " + why);
  }

  /// A unit attacked.
  public static Happening attacked(Unit unit, List<MissionClause> clauses) {
    return of(
        clauses,
        () ->
            "attacked %s: %d damage against %s units"
                .formatted(unit, unit.card().damage(), unit.card().weapon()));
  }

  /// A unit took damage and still stands.
  public static Happening damaged(Unit unit, int points, int defence, List<MissionClause> clauses) {
    return of(
        clauses,
        () ->
            "damaged %s@%s by %d: damage %d, defence %d"
                .formatted(unit.card(), unit.area(), points, unit.damage(), defence));
  }

  /// A unit was given damage to which it is immune.
  public static Happening unharmed(Unit unit, List<MissionClause> clauses) {
    return of(
        clauses, () -> "unharmed %s: %s units are immune".formatted(unit, unit.card().type()));
  }

  /// A unit was destroyed.
  public static Happening destroyed(
      Unit unit, int points, int defence, List<MissionClause> clauses) {
    return of(
        clauses,
        () ->
            "destroyed %s@%s: %d more damage makes %d, defence %d"
                .formatted(unit.card(), unit.area(), points, unit.damage(), defence));
  }

  /// The control of an area changed.
  public static Happening controlChanged(
      Area area, Faction to, String why, List<MissionClause> clauses) {
    return of(clauses, () -> "control " + area + " " + to + ": " + why);
  }

  /// Damage was removed at the end of a turn.
  public static Happening repaired(Unit unit, List<MissionClause> clauses) {
    return of(
        clauses,
        () ->
            "repaired %s@%s: %d damage removed".formatted(unit.card(), unit.area(), unit.damage()));
  }

  /// Unused AP were lost.
  public static Happening apLapsed(int ap, List<MissionClause> clauses) {
    return of(clauses, () -> "ap-lapsed " + ap);
  }

  /// A turn ended.
  public static Happening turnEnded(int turn, Faction player, List<MissionClause> clauses) {
    return of(clauses, () -> "turn-ended %d %s".formatted(turn, player));
  }

  /// A turn began.
  public static Happening turnBegan(int turn, Faction player, int ap, List<MissionClause> clauses) {
    return of(clauses, () -> "turn %d %s: %d AP".formatted(turn, player, ap));
  }

  /// A draw was offered.
  public static Happening drawOffered(Faction player, List<MissionClause> clauses) {
    return of(clauses, () -> "draw-offered " + player);
  }

  /// A draw was declined.
  public static Happening drawDeclined(Faction player, List<MissionClause> clauses) {
    return of(clauses, () -> "draw-declined " + player);
  }

  /// Play ended.
  public static Happening ended(Result result) {
    return of(
        result.clauses(),
        () ->
            (result.isDraw() ? "draw" : "won " + result.winners().getFirst())
                + ": "
                + result.reason());
  }
}
