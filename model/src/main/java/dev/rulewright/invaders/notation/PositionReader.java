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
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.cards.CardKind;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.text.Copies;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Fields;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads the fields of a position.
///
/// @param derived the fields that can be expected, but not given
record PositionReader(Material material, List<String> derived) {

  private static final int MOST = 999;

  private Names names() {
    return new Names(material);
  }

  Position read(List<Field> given, Place place) {
    Fields fields = Fields.of(given, place, this::requireKnown);
    Stage stage =
        fields.read(Keys.STAGE, Stage.MAIN, word -> new StageText(names()).read(word)).value();
    Map<Zone, List<Placed>> zones = new HashMap<>();
    for (Zone zone : material.zones()) {
      zones.put(zone, fields.value(zone.id()).map(this::placed).orElse(List.of()));
    }
    int turn = fields.read(Keys.TURN, 1, word -> word.number(0, MOST, "the turn")).value();
    @Nullable Hero hero =
        fields.value(Keys.HERO).isPresent()
            ? fields.value(Keys.HERO).map(this::hero).orElse(null)
            : standardHero(stage, turn);
    Pile<HeroCard> gone =
        fields.value(Keys.HEROES_GONE).map(names()::heroes).orElse(Pile.empty(material.heroes()));
    var clock =
        new Clock(
            fields.read(Keys.TO_MOVE, Seat.INVADER, names()::seat).value(),
            turn,
            fields
                .read(
                    Keys.MARKER,
                    material.numbers().marker(),
                    word -> word.number(0, MOST, "where the plot marker is"))
                .value(),
            fields.value(Keys.DRAINED).map(PositionReader::yesOrNo).orElse(false));
    Pile<HeroCard> deck =
        fields
            .value(Keys.HERO_DECK)
            .map(names()::heroes)
            .orElseGet(() -> rest(material.heroes(), heroes(hero, gone, stage)));
    return new Position(
        stage,
        clock,
        side(fields, Seat.INVADER, zones),
        side(fields, Seat.MANKIND, zones),
        new Resistance(hero, deck, gone));
  }

  private void requireKnown(Word key) {
    if (derived.contains(key.text())) {
      throw key.because("this follows from the other fields; it can be expected, but not given");
    }
    List<String> known =
        Stream.of(
                Stream.of(
                    Keys.STAGE,
                    Keys.TO_MOVE,
                    Keys.TURN,
                    Keys.MARKER,
                    Keys.DRAINED,
                    Keys.HERO,
                    Keys.HERO_DECK,
                    Keys.HEROES_GONE),
                material.zones().stream().map(Zone::id),
                Stream.of(Seat.values())
                    .flatMap(
                        seat -> Stream.of(Keys.hand(seat), Keys.discard(seat), Keys.deck(seat))))
            .<String>flatMap(keys -> keys)
            .toList();
    if (!known.contains(key.text())) {
      throw key.unknown(known, "a field");
    }
  }

  private static boolean yesOrNo(Word word) {
    return word.among(List.of("yes", "no"), "yes or no").equals("yes");
  }

  // ---- Cards ----

  /// Some copies of a card in a zone.
  private record Placed(Card card, boolean used, int copies, Word word) {}

  private List<Placed> placed(Word list) {
    return Copies.list(list).stream()
        .map(copies -> {
          Word word = copies.thing();
          boolean used = word.text().endsWith(PositionWriter.USED);
          int end = word.text().length() - (used ? PositionWriter.USED.length() : 0);
          return new Placed(names().card(word.part(0, end)), used, copies.count(), word);
        })
        .toList();
  }

  private Side side(Fields fields, Seat seat, Map<Zone, List<Placed>> zones) {
    List<Card> cards = material.cards(seat);
    Pile<Card> hand = cards(fields, Keys.hand(seat), seat);
    Pile<Card> discard = cards(fields, Keys.discard(seat), seat);
    var lying = new ArrayList<Pile<Card>>();
    var used = new ArrayList<Pile<Card>>();
    for (Zone zone : material.zones()) {
      List<Placed> here = zones.getOrDefault(zone, List.of());
      lying.add(pile(here.stream(), seat));
      used.add(pile(here.stream().filter(Placed::used), seat));
    }
    Pile<Card> deck =
        fields
            .value(Keys.deck(seat))
            .map(word -> names().cards(word, seat))
            .orElseGet(() ->
                rest(
                    cards,
                    Stream.concat(Stream.of(hand, discard), lying.stream())
                        .flatMap(pile -> pile.toList().stream())
                        .toList()));
    return Side.of(hand, deck, discard, lying, used);
  }

  private Pile<Card> cards(Fields fields, String key, Seat seat) {
    return fields
        .value(key)
        .map(word -> names().cards(word, seat))
        .orElseGet(() -> Pile.empty(material.cards(seat)));
  }

  private Pile<Card> pile(Stream<Placed> placed, Seat seat) {
    Pile<Card> pile = Pile.empty(material.cards(seat));
    for (Placed each : placed.filter(one -> one.card().owner() == seat).toList()) {
      for (Card card : Collections.nCopies(each.copies(), each.card())) {
        pile = Names.plus(pile, card, each.word());
      }
    }
    return pile;
  }

  /// Every copy that is not elsewhere.
  private static <C extends CardKind> Pile<C> rest(List<C> kinds, List<C> elsewhere) {
    Pile<C> rest = Pile.full(kinds);
    for (C card : elsewhere) {
      rest = rest.contains(card) ? rest.minus(card) : rest;
    }
    return rest;
  }

  // ---- The hero ----

  private @Nullable Hero standardHero(Stage stage, int turn) {
    boolean comes =
        stage instanceof Stage.HeroComing || stage instanceof Stage.HeroPlacing || turn == 0;
    return comes
        ? null
        : new Hero(material.heroes().getFirst(), material.zones().getLast(), false, 0, 0);
  }

  private static List<HeroCard> heroes(@Nullable Hero hero, Pile<HeroCard> gone, Stage stage) {
    var heroes = new ArrayList<>(gone.toList());
    if (hero != null) {
      heroes.add(hero.card());
    }
    if (stage instanceof Stage.HeroPlacing placing) {
      heroes.add(placing.hero());
    }
    return heroes;
  }

  private @Nullable Hero hero(Word value) {
    if (value.isNone()) {
      return null;
    }
    var words = new Cursor(value);
    HeroCard card = names().hero(words.next("a hero"));
    Zone zone = names().zone(words);
    boolean turned = false;
    int tokens = 0;
    int entered = 0;
    while (words.hasNext()) {
      Word word = words.next("a word");
      if (word.is(PositionWriter.TURNED)) {
        turned = true;
      } else if (word.text().startsWith(PositionWriter.TOKENS)) {
        tokens = word.from(PositionWriter.TOKENS.length()).number(1, MOST, "the tokens");
      } else if (word.text().startsWith(PositionWriter.ENTERED)) {
        entered |= 1 << names().zone(word.from(PositionWriter.ENTERED.length())).index();
      } else {
        throw word.expected("turned, tokens-2 or entered-ZONE");
      }
    }
    return new Hero(card, zone, turned, tokens, entered);
  }
}
