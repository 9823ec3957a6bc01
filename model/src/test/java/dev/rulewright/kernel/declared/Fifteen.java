package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.Player;
import java.util.List;

/// Fifteen, a game of cards for two: who brings the count to fifteen wins.
public final class Fifteen extends Declaration {

  /// Who plays.
  public enum Who implements Player {
    FIRST,
    SECOND;

    Who other() {
      return this == FIRST ? SECOND : FIRST;
    }
  }

  record Card(String name, int value, int copies) {}

  // ---- What there is ----

  private final Things<Who> players = Things.of("a player", Who.class);
  private final Things<Card> cards =
      table(
          "cards",
          "a card",
          row -> new Card(row.id("card"), row.number("value", 1, 15), row.number("copies", 1, 9)),
          "card",
          "value",
          "copies");

  private final boolean mayPass = is("Q1", "loses");

  // ---- What lies on the table ----

  private final Choice<Who> mover = choice("mover", players);
  private final Counter count = counter("count", 0, 30, 0);
  private final Counter passes = counter("passes", 0, 2, 0);
  private final Pile<Card> stock = pile("stock", cards).holdingAll(Card::copies).knownToNobody();
  private final Pile<Card> played = pile("played", cards);
  private final Each<Who, Pile<Card>> hands =
      each(players, who -> pile(who.id() + "-hand", cards).knownTo(who));

  // ---- What can be done ----

  private final Verb<String> draw = verb("draw");
  private final Verb<Card> play = verb("play {}", cards);
  private final Verb<String> pass = verb("pass");
  private final Verb<Card> drawn = verb("drawn {}", cards);

  private final Stage dealing = chance("deal", "SETUP-2");
  private final Stage turn = decision("turn", "TURN-1", mover::of);
  private final Stage drawing = chance("draw", "TURN-2");

  /// Creates it.
  public Fifteen(Setup setup) {
    super(setup, "fifteen", "Fifteen", Who.values());
  }

  @Override
  protected void rules() {
    setUp();
    turns();
    end();
  }

  private void setUp() {
    dealing.draws(drawn, stock).then(this::dealt, "SETUP-2", "SETUP-1");
  }

  private Position dealt(Position p, Card card) {
    Who who = mover.of(p);
    Position next = p.moved(card, stock, hands.of(who)).with(mover, who.other());
    boolean all = players.all().stream().allMatch(each -> hands.of(each).size(next) == 2);
    return all ? next.then(turn) : next;
  }

  private void turns() {
    turn.unless("TURN-2", stock::isEmpty, "the stock is empty", draw);
    turn.may(draw).then((p, _) -> p.then(drawing), "TURN-2");
    drawing
        .draws(drawn, stock)
        .then((p, card) -> passed(p.moved(card, stock, hands.of(mover.of(p))), 0), "TURN-2");
    turn.may(play)
        .unless("TURN-3", (p, card) -> !hand(p).has(p, card), "it is not in hand")
        .unless("END-1", (p, card) -> !mayPass && isPast(p, card), this::past)
        .then(
            (p, card) -> passed(p.moved(card, hand(p), played).plus(count, card.value()), 0),
            "TURN-3");
    turn.may(pass)
        .unless("TURN-4", (p, _) -> canDoSomething(p), "something can be done")
        .then((p, _) -> passed(p, passes.of(p) + 1), "TURN-4");
  }

  private Pile<Card> hand(Position p) {
    return hands.of(mover.of(p));
  }

  private boolean isPast(Position p, Card card) {
    return count.of(p) + card.value() > 15;
  }

  private String past(Position p, Card card) {
    return "the count would be " + (count.of(p) + card.value());
  }

  private boolean canDoSomething(Position p) {
    return !stock.isEmpty(p)
        || hand(p).of(p).stream().anyMatch(card -> mayPass || !isPast(p, card));
  }

  private Position passed(Position p, int inARow) {
    return p.with(passes, inARow).with(mover, mover.of(p).other()).then(turn);
  }

  private void end() {
    ends("fifteen", "END-1", p -> count.of(p) == 15, p -> List.of(mover.of(p).other()));
    ends("past-fifteen", "END-1", p -> count.of(p) > 15, p -> List.of(mover.of(p)));
    ends("both-passed", "END-2", p -> passes.of(p) == 2, _ -> List.of());
  }
}
