package dev.rulewright.pocketmodel.rules;

import static dev.rulewright.pocketmodel.PocketClause.HAND_1;
import static dev.rulewright.pocketmodel.PocketClause.ORDER_1;
import static dev.rulewright.pocketmodel.PocketClause.PACK_1;
import static dev.rulewright.pocketmodel.PocketClause.PACK_2;
import static dev.rulewright.pocketmodel.PocketClause.PILE_1;
import static dev.rulewright.pocketmodel.PocketClause.SETUP_1;
import static dev.rulewright.pocketmodel.PocketClause.SETUP_2;
import static dev.rulewright.pocketmodel.PocketClause.SETUP_3;
import static dev.rulewright.pocketmodel.PocketClause.SETUP_4;
import static dev.rulewright.pocketmodel.PocketClause.SETUP_5;
import static dev.rulewright.pocketmodel.PocketClause.TURN_1;
import static dev.rulewright.pocketmodel.PocketClause.UNIT_1;
import static dev.rulewright.pocketmodel.PocketClause.ZONE_1;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.pocketmodel.Fleet;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.Plain;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.Material.Packs;
import dev.rulewright.pocketmodel.material.UnitKind;
import java.util.ArrayList;
import java.util.List;

/// Chapter *Set-up*, and *Playing with two packs*.
final class SetUp extends Chapter {

  private final List<Pile<UnitKind>> forces;
  private final List<List<Pile<UnitKind>>> deployments;
  private final boolean startByLot = says("setup.start-player=by-lot");
  private final boolean anyTotal = says("setup.below-twenty=any-total-below");
  private final boolean allInPlay = says("pack.units=all-in-play");
  private final boolean deploysAtOnce = says("setup.deployment=simultaneous");

  SetUp(Table table) {
    super(table);
    forces = List.of(table.material().force(Force.ALLIANCE), table.material().force(Force.EMPIRE));
    deployments = forces.stream().map(this::found).toList();
  }

  /// The position in which every play begins: shuffled decks, and units that nobody has chosen.
  ///
  /// - PILE-1: The draw pile holds combat and objective cards, face down.
  Position opening() {
    return new Position(
        Plain.LAYING, 0, Force.ALLIANCE, false, false, side(Force.ALLIANCE), side(Force.EMPIRE));
  }

  private Side side(Force force) {
    Pile<Card> deck = table.material().deck(force);
    Pile<Card> none = deck.emptied();
    return new Side(Fleet.NONE, forces.get(force.seat()), none, none, none, deck, none);
  }

  /// Whose objective is laid.
  Force layer(Position position) {
    return lays(position.alliance()) ? Force.ALLIANCE : Force.EMPIRE;
  }

  private boolean lays(Side side) {
    return side.faceDown().size() < table.numbers().objectives() && !side.draw().isEmpty();
  }

  /// The position after an objective was laid.
  ///
  /// - SETUP-1: After shuffling, the top three cards of each draw pile lie face down in the home
  ///   zone, seen by nobody: the objectives.
  /// - PACK-1: With one pack each, all units in the packs and one objective each are used.
  Position laid(Position position, Card card, Chronicle chronicle) {
    Force force = layer(position);
    Side side = position.side(force);
    chronicle.tell(() ->
        table.material().packs() == Packs.ONE
            ? Event.of("laid " + card, PACK_1, SETUP_1, PILE_1)
            : Event.of("laid " + card, SETUP_1, PILE_1));
    Position laid =
        position.with(
            force,
            side.withObjectives(side.faceUp(), side.faceDown().plus(card))
                .withPiles(side.draw().minus(card), side.discard()));
    if (lays(laid.alliance()) || lays(laid.empire())) {
      return laid;
    }
    return startByLot ? laid.with(Plain.STARTING) : started(laid, Force.ALLIANCE, chronicle);
  }

  /// The position after it was found out who begins.
  ///
  /// - SETUP-2: Who begins is left to the players.
  /// - ORDER-1: A lot decides who begins.
  Position started(Position position, Force force, Chronicle chronicle) {
    chronicle.tell(() ->
        startByLot
            ? Event.of("starts " + force, SETUP_2, ORDER_1)
            : Event.of("starts " + force, SETUP_2));
    return position.turnOf(force, 0).with(new Stage.Deploying(null));
  }

  /// Who chooses units.
  static Force deployer(Position position, Stage.Deploying deploying) {
    boolean first = deploying.committed() == null && position.own().units().isEmpty();
    return first ? position.mover() : position.mover().enemy();
  }

  /// What a player may deploy out of all own units.
  ///
  /// - SETUP-3: Each player chooses units worth 20 stars and puts them into the home zone.
  /// - SETUP-4: Whose units do not add up to 20 exactly plays with fewer stars.
  /// - PACK-1: With one pack each, all units in the packs and one objective each are used.
  List<Pile<UnitKind>> deployments(Pile<UnitKind> units) {
    for (int i = 0; i < forces.size(); i++) {
      if (forces.get(i).equals(units)) {
        return deployments.get(i);
      }
    }
    return found(units);
  }

  private List<Pile<UnitKind>> found(Pile<UnitKind> units) {
    if (deploysAll()) {
      return List.of(units);
    }
    var all = new ArrayList<Pile<UnitKind>>();
    choose(units, 0, table.numbers().starsDeployed(), units.emptied(), all);
    int most = most(all);
    boolean any = most > 0 && most < table.numbers().starsDeployed() && anyTotal;
    return all.stream().filter(chosen -> any ? !chosen.isEmpty() : stars(chosen) == most).toList();
  }

  /// Whether there is no limit of stars.
  ///
  /// - PACK-1: With one pack each, all units in the packs and one objective each are used.
  boolean deploysAll() {
    return table.material().packs() == Packs.ONE && allInPlay;
  }

  /// The most stars that some units can be chosen for.
  int most(Pile<UnitKind> units) {
    return most(deployments(units));
  }

  private static int most(List<Pile<UnitKind>> choices) {
    return choices.stream().mapToInt(SetUp::stars).max().orElseThrow();
  }

  private static void choose(
      Pile<UnitKind> units, int kind, int left, Pile<UnitKind> chosen, List<Pile<UnitKind>> all) {
    if (kind == units.kinds()) {
      all.add(chosen);
      return;
    }
    Pile<UnitKind> more = chosen;
    int each = units.kind(kind).stars();
    for (int copies = 0; copies <= units.count(kind) && copies * each <= left; copies++) {
      choose(units, kind + 1, left - copies * each, more, all);
      more = more.plus(units.kind(kind));
    }
  }

  /// The stars of some units.
  static int stars(Pile<UnitKind> units) {
    int stars = 0;
    for (int kind = 0; kind < units.kinds(); kind++) {
      stars += units.count(kind) * units.kind(kind).stars();
    }
    return stars;
  }

  /// The position after a player has chosen units.
  ///
  /// - ZONE-1: In the home zone a player's units enter play, and there the objectives lie.
  /// - UNIT-1: Stars say what a unit costs a force.
  Position deployed(
      Position position, Stage.Deploying deploying, Pile<UnitKind> units, Chronicle chronicle) {
    Force force = deployer(position, deploying);
    if (chronicle.listening()) {
      boolean fewer = stars(units) < table.numbers().starsDeployed();
      chronicle.tell(
          table.material().packs() == Packs.ONE
              ? Event.of("deployed %s: %s".formatted(force, units), PACK_1, ZONE_1, UNIT_1)
              : fewer
                  ? Event.of(
                      "deployed %s: %s".formatted(force, units), SETUP_4, SETUP_3, ZONE_1, UNIT_1)
                  : Event.of("deployed %s: %s".formatted(force, units), SETUP_3, ZONE_1, UNIT_1));
    }
    Pile<UnitKind> committed = deploying.committed();
    if (committed != null) {
      Position first = entered(position, position.mover(), committed);
      return dealing(entered(first, force, units), chronicle);
    }
    boolean last = force != position.mover();
    return !last && deploysAtOnce
        ? position.with(new Stage.Deploying(units))
        : last
            ? dealing(entered(position, force, units), chronicle)
            : entered(position, force, units);
  }

  private static Position entered(Position position, Force force, Pile<UnitKind> units) {
    return position.with(force, position.side(force).entering(units, Zone.home(force)));
  }

  /// To whom a card is dealt.
  Force receiver(Position position) {
    return draws(position.own()) ? position.mover() : position.mover().enemy();
  }

  private boolean draws(Side side) {
    return side.hand().size() < table.numbers().startingHand() && !side.draw().isEmpty();
  }

  /// The position after a card was dealt.
  ///
  /// - SETUP-5: Each player draws three cards and may look at them.
  /// - HAND-1: Everybody begins with three cards in hand.
  /// - PACK-2: The rest of the pack is the draw pile, of which three cards are drawn.
  Position dealt(Position position, Card card, Chronicle chronicle) {
    Force force = receiver(position);
    Side side = position.side(force);
    chronicle.tell(() ->
        table.material().packs() == Packs.ONE
            ? Event.of("drew " + card, PACK_2, SETUP_5, HAND_1)
            : Event.of("drew " + card, SETUP_5, HAND_1));
    return dealing(position.with(force, side.drawing(card)), chronicle);
  }

  private Position dealing(Position position, Chronicle chronicle) {
    if (draws(position.own()) || draws(position.enemy())) {
      return position.with(Plain.DEALING);
    }
    chronicle.tell(() -> Event.of("began turn 1: " + position.mover(), TURN_1));
    return position.turnOf(position.mover(), 1);
  }
}
