package dev.rulewright.cli.bench.table;

import dev.rulewright.cli.bench.asking.Attempts;
import dev.rulewright.cli.bench.asking.Attempts.Attempt;
import dev.rulewright.cli.bench.asking.Naming;
import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.line.Table;
import dev.rulewright.cli.bench.line.Table.Choice;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.picture.Spot;
import dev.rulewright.reports.markup.Markup;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes what can be done at a table, and what the rules refuse to the piece that is looked at.
public final class MovesPart<P, M> {

  private static final int MOST_OF_A_KIND = 60;
  private static final int MOST_REFUSED = 12;

  private final Table<P, M> table;
  private final Collection<String> known;
  private final Telling telling;

  /// The word of the piece that is looked at.
  private final Optional<String> piece;

  /// Where it is.
  private final Optional<Spot> at;

  /// What is legal, whatever is looked at.
  private final Map<String, List<Choice>> legal;

  /// Whether moves name the piece by its word, and not by its place.
  private final boolean byWord;

  private final Predicate<String> wanted;

  /// What is legal and names what is looked at.
  private final Map<String, List<Choice>> choices;

  /// @param known moves that are known to be tried in the game, as texts
  public MovesPart(Table<P, M> table, Collection<String> known, Telling telling) {
    this.table = table;
    this.known = known;
    this.telling = telling;
    piece = table.address().one(Address.PIECE);
    at = table.spot(Address.AT);
    legal = table.choices(_ -> true, MOST_OF_A_KIND);
    byWord = at.isEmpty() || piece.filter(this::isNamed).isPresent();
    Optional<Spot> place = table.spot(Address.PLACE);
    wanted = actor().and(place.map(Naming::target).orElse(_ -> true));
    choices = piece.isEmpty() && place.isEmpty() ? legal : table.choices(wanted, MOST_OF_A_KIND);
  }

  Markup markup() {
    return Markup.of("<section class=\"possible\">{}{}</section>\n", choices(), refusals());
  }

  // ---- What is legal ----

  private Markup choices() {
    Turn<M> turn = table.turn();
    String heading =
        switch (turn) {
          case Turn.Decision<M>(var player, var moves) ->
              "%s: %,d legal %s"
                  .formatted(
                      Telling.capital(player.id()),
                      moves.size(),
                      moves.size() == 1 ? "move" : "moves");
          case Turn.Chance<M>(int source, var outcomes) ->
              "Chance, %s: %,d outcomes"
                  .formatted(table.game().chanceSources().get(source), outcomes.size());
          case Turn.Over<M>(Result result) ->
              "Play is over: " + result.who() + ", " + result.reason();
        };
    return Markup.of(
        "<h2>{}</h2>\n{}{}{}{}<datalist id=\"moves\">{}</datalist>\n",
        heading,
        piece.map(this::looked).orElse(Markup.NOTHING),
        switch (turn) {
          case Turn.Chance<M> _ -> telling.button("/draw", "Draw at random");
          case Turn.Decision<M> _ -> GoOnPage.oneMove(table.address());
          case Turn.Over<M> _ -> Markup.NOTHING;
        },
        choices.entrySet().stream().map(kind -> kind(kind.getKey(), kind.getValue())).toList(),
        notation(),
        choices.values().stream()
            .flatMap(List::stream)
            .map(choice -> telling.option(choice.move()))
            .toList());
  }

  /// Which piece is looked at.
  private Markup looked(String word) {
    return Markup.of(
        "<p><strong>{}</strong>{}{} · {}{}</p>\n",
        telling.name(word),
        at.map(spot -> ", " + telling.name(spot.id())).orElse(""),
        table.spot(Address.PLACE).map(spot -> " and " + telling.name(spot.id())).orElse(""),
        Telling.link(table.address().unlooked(), "Show all"),
        at.map(spot ->
                Markup.of(
                    " · {}", Telling.link(table.put(word, spot.id(), ""), "Take it off the table")))
            .orElse(Markup.NOTHING));
  }

  /// The same moves as they are written.
  private Markup notation() {
    return Markup.of(
        "<details class=\"notation\"><summary>In notation</summary><ul class=\"moves\">{}</ul>"
            + "</details>\n",
        choices.values().stream()
            .flatMap(List::stream)
            .map(choice ->
                Markup.of(
                    "<li><a href=\"{}\"><code>{}</code></a></li>",
                    table.address().play(choice.move()).href(TablePage.PATH),
                    choice.move()))
            .toList());
  }

  private Markup kind(String kind, List<Choice> choices) {
    return Markup.of(
        "<details{}><summary>{} ({}{})</summary><ul class=\"moves\">{}</ul></details>\n",
        new Markup(piece.isPresent() || choices.size() <= 8 ? " open" : ""),
        telling.kind(kind, choices.stream().map(Choice::move).toList()),
        choices.size(),
        choices.size() == MOST_OF_A_KIND ? " or more" : "",
        Markup.each(choices, this::choice));
  }

  private Markup choice(Choice choice) {
    String price = choice.cost() > 0 ? " costs " + choice.cost() : "";
    String share = choice.share() < 1 ? " %.1f %%".formatted(100 * choice.share()) : "";
    return Markup.of(
        "<li><a href=\"{}\" title=\"{}\">{}</a><span class=\"note\">{}{}</span></li>",
        table.address().play(choice.move()).href(TablePage.PATH),
        choice.move(),
        telling.move(choice.move()),
        price,
        share);
  }

  /// A legal move that names something, if there is one.
  Optional<String> example() {
    return moves(legal).filter(move -> move.contains(" ")).findFirst();
  }

  /// The places that legal moves of the piece that is looked at name.
  Set<String> targets() {
    if (piece.isEmpty()) {
      return Set.of();
    }
    List<String> moves = moves(choices).toList();
    return table
        .picture()
        .places()
        .filter(spot -> at.stream().noneMatch(spot::equals))
        .filter(spot -> moves.stream().anyMatch(Naming.target(spot)))
        .map(Spot::id)
        .collect(Collectors.toSet());
  }

  // ---- Which moves are meant ----

  /// The moves that name what is looked at.
  public Predicate<String> wanted() {
    return wanted;
  }

  /// The moves that name the piece that is looked at: by its word where moves of these kinds do, by
  /// its place elsewhere.
  private Predicate<String> actor() {
    return piece
        .map(word ->
            byWord || mover().isEmpty()
                ? Naming.word(word, at)
                : Naming.actor(at.orElseThrow(), mover().orElseThrow()))
        .orElse(_ -> true);
  }

  private boolean isNamed(String word) {
    return Stream.concat(
            known.stream().filter(move -> legal.containsKey(Table.kind(move))), moves(legal))
        .anyMatch(Naming.word(word, Optional.empty()));
  }

  private Optional<Player> mover() {
    return table.turn() instanceof Turn.Decision<M>(Player player, _)
        ? Optional.of(player)
        : Optional.empty();
  }

  private static Stream<String> moves(Map<String, List<Choice>> kinds) {
    return kinds.values().stream().flatMap(List::stream).map(Choice::move);
  }

  // ---- What is refused ----

  /// What the rules refuse to the piece that is looked at, clause by clause.
  private Markup refusals() {
    if (piece.isEmpty() || mover().isEmpty()) {
      return Markup.NOTHING;
    }
    List<Attempt> all = attempts(piece.orElseThrow());
    var near = all.stream().filter(each -> legal.containsKey(Table.kind(each.move()))).toList();
    var far = all.stream().filter(each -> !legal.containsKey(Table.kind(each.move()))).toList();
    return Markup.of(
        "{}{}",
        near.isEmpty()
            ? Markup.NOTHING
            : Markup.of(
                "<h2>What {} may not do</h2>\n{}",
                telling.name(piece.orElseThrow()),
                byClause(near)),
        far.isEmpty()
            ? Markup.NOTHING
            : Markup.of(
                "<details><summary>What nobody may do just now</summary>{}</details>\n",
                byClause(far)));
  }

  /// The refused move that is meant by a piece and a place that were tapped one after the other;
  /// empty if none or a legal one is.
  public Optional<String> tapped() {
    if (piece.isEmpty() || table.spot(Address.PLACE).isEmpty() || mover().isEmpty()) {
      return Optional.empty();
    }
    return choices.isEmpty()
        ? attempts(piece.orElseThrow()).stream()
            .map(Attempt::move)
            .filter(move -> legal.containsKey(Table.kind(move)))
            .findFirst()
        : Optional.empty();
  }

  private List<Attempt> attempts(String word) {
    var tried = new ArrayList<>(known);
    tried.addAll(moves(legal).toList());
    Set<String> places =
        table
            .picture()
            .places()
            .flatMap(Naming::names)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    var attempts = new Attempts(tried, byWord ? table.pieces() : places, places, _ -> true);
    Predicate<String> stays =
        at.map(spot -> Naming.target(spot).and(_ -> byWord)).orElse(_ -> false);
    return (byWord ? Stream.of(word) : at.stream().flatMap(Naming::names))
        .flatMap(name -> attempts.refused(name, table.game(), table.line().position()).stream())
        .filter(each -> wanted.test(each.move()))
        .filter(each -> !stays.test(each.move().replaceFirst("@\\S+", "")))
        .toList();
  }

  private List<Markup> byClause(List<Attempt> refused) {
    var byClause = new LinkedHashMap<Clause, List<Attempt>>();
    refused.forEach(
        each -> byClause.computeIfAbsent(each.ruling().clause(), _ -> new ArrayList<>()).add(each));
    return byClause.entrySet().stream()
        .map(each -> refused(each.getKey(), each.getValue()))
        .toList();
  }

  private Markup refused(Clause clause, List<Attempt> attempts) {
    List<Attempt> some = attempts.subList(0, Math.min(MOST_REFUSED, attempts.size()));
    return Markup.of(
        "<div class=\"forbidden\">{} <span class=\"note\">{}</span><ul"
            + " class=\"moves\">{}</ul>{}</div>\n",
        telling.clause(clause),
        telling.named(some.getFirst().ruling().reason()),
        Markup.each(
            some,
            each ->
                Markup.of(
                    "<li><a href=\"{}\" title=\"{}\">{}</a></li>",
                    table.address().with(Address.ASK, each.move()).href(TablePage.PATH),
                    telling.named(each.ruling().reason()),
                    telling.move(each.move()))),
        attempts.size() > some.size()
            ? Markup.of("<p class=\"note\">and {} more</p>", attempts.size() - some.size())
            : Markup.NOTHING);
  }
}
