package dev.rulewright.cli.bench.asking;

import dev.rulewright.cli.bench.asking.Attempts.Attempt;
import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.line.Table;
import dev.rulewright.kernel.box.Box;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// What somebody asks at a table, in notation, in the words of the page, or in words of their own;
/// several moves with `then` between them.
///
/// @param box the game
/// @param known moves that are known to be tried in the game, as texts
public record Asking<P, M>(Box<P, M> box, Collection<String> known) {

  private static final Pattern THEN = Pattern.compile("(?i)\\s+then\\s+");
  private static final int MOST_OF_A_KIND = 100;

  /// A table at which one move is asked about, or none.
  ///
  /// @param meant the moves that are meant by a text that means none by itself
  public record Asked<P, M>(Table<P, M> table, List<String> meant) {

    /// The move, or the text if it is not clear which one is meant; empty if none is asked about.
    String move() {
      return meant.size() == 1 ? meant.getFirst() : table.address().one(Address.ASK).orElse("");
    }

    /// Its address, in which a move that is meant clearly stands in the place of the words.
    public Address address() {
      return table.address().with(Address.ASK, move());
    }
  }

  /// The table of an address, with all moves that are asked about but the last one played.
  ///
  /// @throws dev.rulewright.kernel.BadInput if what is played makes no sense
  public Asked<P, M> of(Address address) {
    List<String> parts = List.of(THEN.split(address.one(Address.ASK).orElse(""), -1));
    Address at = address.without(Address.ASK);
    for (String part : parts.subList(0, parts.size() - 1)) {
      at = at.play(asked(at, part).move());
    }
    return asked(at, parts.getLast());
  }

  private Asked<P, M> asked(Address at, String text) {
    Table<P, M> table = Table.of(at.with(Address.ASK, text), box);
    return new Asked<>(table, table.complaint().isEmpty() ? List.of() : meant(table, text));
  }

  /// The moves that a question in words means at a table, legal ones and those that are refused.
  public List<String> meant(Table<P, M> table, String question) {
    Set<String> places = new LinkedHashSet<>();
    table.picture().places().flatMap(Naming::names).forEach(places::add);
    Set<String> things = new LinkedHashSet<>(box.sentences().names().keySet());
    things.addAll(table.pieces());
    things.addAll(places);
    var meant = new Meant(box.sentences(), things);
    List<String> named = meant.named(question);
    var moves = new ArrayList<String>();
    Map<String, List<Table.Choice>> legal =
        table.choices(move -> Meant.names(move, named), MOST_OF_A_KIND);
    legal.values().forEach(some -> some.forEach(each -> moves.add(each.move())));
    var tried = new ArrayList<>(known);
    tried.addAll(moves);
    Set<String> actors = new LinkedHashSet<>(table.pieces());
    actors.addAll(places);
    var attempts = new Attempts(tried, actors, places, text -> Meant.names(text, named));
    for (String thing : named) {
      attempts.refused(thing, table.game(), table.line().position()).stream()
          .map(Attempt::move)
          .forEach(moves::add);
    }
    return meant.of(question, moves);
  }
}
