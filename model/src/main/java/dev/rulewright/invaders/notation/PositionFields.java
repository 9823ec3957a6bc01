package dev.rulewright.invaders.notation;

import dev.rulewright.invaders.Clock;
import dev.rulewright.invaders.Hero;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Resistance;
import dev.rulewright.invaders.Side;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.HeroCard;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.notation.Entry;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Said;
import dev.rulewright.kernel.text.Copies;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The fields of a position, see [InvadersNotation].
final class PositionFields {

  private static final int MOST = 999;
  private static final int MOST_COPIES = 99;
  private static final String USED = "#used";
  private static final String TURNED = "turned";
  private static final String TOKENS = "tokens-";
  private static final String ENTERED = "entered-";

  /// A card that lies in a zone.
  private record Lying(Card card, boolean used) {

    private static final Comparator<Lying> IN_ORDER =
        Comparator.comparing((Lying each) -> each.card.owner())
            .thenComparingInt(each -> each.card.index())
            .thenComparing(Lying::used);

    @Override
    public String toString() {
      return card + (used ? USED : "");
    }
  }

  private static final Form<Integer> TURN = Form.number(0, MOST, "the turn");
  private static final Form<Integer> MARKER = Form.number(0, MOST, "where the plot marker is");

  private final Material material;
  private final Names names;
  private final Pile<HeroCard> noHeroes;

  private final Entry<Position, Stage> stage;
  private final Entry<Position, Integer> turn = Entry.of("turn", TURN, Position::turn, 1);
  private final List<Entry<Position, List<Lying>>> zones;
  private final Entry<Position, Optional<Hero>> hero;
  private final Entry<Position, Pile<HeroCard>> heroesGone;

  PositionFields(Names names) {
    this.names = names;
    material = names.material;
    noHeroes = Pile.empty(material.heroes());
    stage = Entry.of("stage", new StageText(names).form(), Position::stage, Stage.MAIN);
    zones = material.zones().stream().map(this::zone).toList();
    Form<Optional<Hero>> form = Form.phrase("a hero", this::write, this::hero);
    Function<Position, Optional<Hero>> of = position -> Optional.ofNullable(position.hero());
    hero = Entry.of("hero", form, of, Optional.<Hero>empty()).usually(this::standardHero).always();
    heroesGone = heroes("heroes-gone", Position::heroesGone);
  }

  /// Every field, in the order in which they are written.
  List<Entry<Position, ?>> all() {
    return Said.entries(this::position);
  }

  /// The position that is said, possible or not.
  Position position(Said<Position> said) {
    Stage now = said.of(stage);
    var clock =
        new Clock(
            said.of("to-move", Names.SEAT, Position::mover, Seat.INVADER),
            said.of(turn),
            said.of("marker", MARKER, Position::marker, material.numbers().marker()),
            said.of("drained", Form.yesOrNo(), Position::drained, false));
    zones.forEach(said::of);
    var resistance =
        new Resistance(
            said.of(hero).orElse(null),
            said.of(heroes("hero-deck", Position::heroDeck).usually(this::restOfHeroes).always()),
            said.of(heroesGone));
    return new Position(now, clock, side(said, Seat.INVADER), side(said, Seat.MANKIND), resistance);
  }

  // ---- Cards ----

  private Entry<Position, List<Lying>> zone(Zone zone) {
    Form<List<Lying>> form =
        Form.list("cards in play", lying -> Copies.text(lying, Lying::toString), this::lying);
    return Entry.of(zone.id(), form, position -> lying(position, zone), List.of());
  }

  private static List<Lying> lying(Position position, Zone zone) {
    var lying = new ArrayList<Lying>();
    for (Seat seat : Seat.values()) {
      Side side = position.side(seat);
      Pile<Card> used = side.usedIn(zone);
      side.in(zone).minus(used).toList().forEach(card -> lying.add(new Lying(card, false)));
      used.toList().forEach(card -> lying.add(new Lying(card, true)));
    }
    lying.sort(Lying.IN_ORDER);
    return lying;
  }

  private List<Lying> lying(Word list) {
    List<Lying> lying =
        Copies.list(list).stream()
            .flatMap(copies -> copies.each(this::lyingCard).stream())
            .map(Read::value)
            .sorted(Lying.IN_ORDER)
            .toList();
    if (lying.size() > MOST_COPIES) {
      throw list.because("there are more than %d of these", MOST_COPIES);
    }
    return lying;
  }

  private Lying lyingCard(Word word) {
    boolean used = word.text().endsWith(USED);
    int end = word.text().length() - (used ? USED.length() : 0);
    return new Lying(names.card.read(word.part(0, end)), used);
  }

  private Side side(Said<Position> said, Seat seat) {
    Entry<Position, Pile<Card>> hand = cards(seat, "-hand", Side::hand);
    Entry<Position, Pile<Card>> discard = cards(seat, "-discard", Side::discard);
    Entry<Position, Pile<Card>> deck =
        cards(seat, "-deck", Side::deck)
            .usually(others ->
                Pile.rest(
                    material.cards(seat),
                    Stream.concat(
                            Stream.of(others.of(hand), others.of(discard)),
                            inZones(others, seat, _ -> true).stream())
                        .flatMap(pile -> pile.toList().stream())))
            .always();
    Pile<Card> inHand = said.of(hand);
    Pile<Card> discarded = said.of(discard);
    return Side.of(
        inHand,
        said.of(deck),
        discarded,
        inZones(said, seat, _ -> true),
        inZones(said, seat, Lying::used));
  }

  /// The cards of a player in each zone.
  private List<Pile<Card>> inZones(Said<Position> said, Seat seat, Predicate<Lying> which) {
    return zones.stream()
        .map(zone ->
            Pile.<Card>empty(material.cards(seat))
                .plusAll(
                    said.of(zone).stream()
                        .filter(which)
                        .map(Lying::card)
                        .filter(card -> card.owner() == seat)
                        .toList()))
        .toList();
  }

  private Entry<Position, Pile<Card>> cards(Seat seat, String end, Function<Side, Pile<Card>> of) {
    return Entry.of(
        seat + end,
        names.cards(seat),
        position -> of.apply(position.side(seat)),
        Pile.empty(material.cards(seat)));
  }

  // ---- Heroes ----

  private Entry<Position, Pile<HeroCard>> heroes(
      String key, Function<Position, Pile<HeroCard>> of) {
    return Entry.of(key, Form.cards(noHeroes, names.hero::read), of, noHeroes);
  }

  private Optional<Hero> standardHero(Said<Position> said) {
    boolean comes =
        said.of(stage) instanceof Stage.HeroComing
            || said.of(stage) instanceof Stage.HeroPlacing
            || said.of(turn) == 0;
    return comes
        ? Optional.empty()
        : Optional.of(
            new Hero(material.heroes().getFirst(), material.zones().getLast(), false, 0, 0));
  }

  private Pile<HeroCard> restOfHeroes(Said<Position> said) {
    var elsewhere = new ArrayList<>(said.of(heroesGone).toList());
    said.of(hero).ifPresent(here -> elsewhere.add(here.card()));
    if (said.of(stage) instanceof Stage.HeroPlacing placing) {
      elsewhere.add(placing.hero());
    }
    return Pile.rest(material.heroes(), elsewhere.stream());
  }

  private Optional<Hero> hero(Word value) {
    if (value.isNone()) {
      return Optional.empty();
    }
    var words = new Cursor(value);
    HeroCard card = names.hero.next(words);
    Zone zone = names.zone.next(words);
    boolean turned = false;
    int tokens = 0;
    long entered = 0;
    while (words.hasNext()) {
      Word word = words.next("a word");
      if (word.is(TURNED)) {
        turned = true;
      } else if (word.text().startsWith(TOKENS)) {
        tokens = word.from(TOKENS.length()).number(1, MOST, "the tokens");
      } else if (word.text().startsWith(ENTERED)) {
        entered |= 1L << names.zone.read(word.from(ENTERED.length())).index();
      } else {
        throw word.expected("turned, tokens-2 or entered-ZONE");
      }
    }
    return Optional.of(new Hero(card, zone, turned, tokens, entered));
  }

  private String write(Optional<Hero> written) {
    return written.map(here -> here.card() + " " + here.zone() + state(here)).orElse(Form.NONE);
  }

  /// What is true of a hero besides its zone.
  private String state(Hero of) {
    var text = new StringBuilder(of.turned() ? " " + TURNED : "");
    if (of.tokens() > 0) {
      text.append(' ').append(TOKENS).append(of.tokens());
    }
    for (Zone zone : material.zones()) {
      if ((of.entered() & 1L << zone.index()) != 0) {
        text.append(' ').append(ENTERED).append(zone);
      }
    }
    return text.toString();
  }
}
