package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.Attempts.Attempt;
import dev.rulewright.cli.bench.Table.Choice;
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
///
/// @param piece the word of the piece that is looked at
/// @param at where it is
/// @param place the place where it is to go, or that has to do with it otherwise
/// @param known moves that are known to be tried in the game, as texts
record MovesPart<P, M>(
    Table<P, M> table,
    Optional<String> piece,
    Optional<Spot> at,
    Optional<Spot> place,
    Collection<String> known,
    Telling telling) {

  private static final int MOST_OF_A_KIND = 60;
  private static final int MOST_REFUSED = 12;

  static <P, M> MovesPart<P, M> of(Table<P, M> table, Collection<String> known, Telling telling) {
    return new MovesPart<>(
        table,
        table.address().one(Address.PIECE),
        table.spot(Address.AT),
        table.spot(Address.PLACE),
        known,
        telling);
  }

  Markup markup() {
    return Markup.of("<section class=\"possible\">{}{}</section>\n", choices(), refusals());
  }

  // ---- What is legal ----

  private Markup choices() {
    Turn<M> turn = table.turn();
    Map<String, List<Choice>> kinds = table.choices(wanted(), MOST_OF_A_KIND);
    String heading =
        switch (turn) {
          case Turn.Decision<M>(var player, var moves) ->
              "%s: %,d legal %s"
                  .formatted(player.id(), moves.size(), moves.size() == 1 ? "move" : "moves");
          case Turn.Chance<M>(int source, var outcomes) ->
              "Chance, %s: %,d outcomes"
                  .formatted(table.game().chanceSources().get(source), outcomes.size());
          case Turn.Over<M>(Result result) ->
              "Play is over: " + result.who() + ", " + result.reason();
        };
    return Markup.of(
        "<h2>{}</h2>\n{}{}{}<datalist id=\"moves\">{}</datalist>\n",
        heading,
        piece.map(this::looked).orElse(Markup.NOTHING),
        switch (turn) {
          case Turn.Chance<M> _ -> telling.button("/draw", "Draw at random");
          case Turn.Decision<M> _ -> agents();
          case Turn.Over<M> _ -> Markup.NOTHING;
        },
        kinds.entrySet().stream().map(kind -> kind(kind.getKey(), kind.getValue())).toList(),
        kinds.values().stream()
            .flatMap(List::stream)
            .map(choice -> telling.option(choice.move()))
            .toList());
  }

  private Markup agents() {
    return Markup.of(
        "<form action=\"/answer\" method=\"get\">{}<label>Let <select name=\"agent\">{}</select>"
            + " choose</label> <button>Do</button></form>\n",
        TablePage.hidden(table.address().unlooked()),
        GoOnPage.agents());
  }

  /// Which piece is looked at.
  private Markup looked(String word) {
    return Markup.of(
        "<p><strong>{}</strong>{}{} · {}{}</p>\n",
        telling.name(word),
        at.map(spot -> ", " + telling.name(spot.id())).orElse(""),
        place.map(spot -> " and " + telling.name(spot.id())).orElse(""),
        Telling.link(table.address().unlooked(), "Show all"),
        at.map(spot ->
                Markup.of(
                    " · {}", Telling.link(table.put(word, spot.id(), ""), "Take it off the table")))
            .orElse(Markup.NOTHING));
  }

  private Markup kind(String kind, List<Choice> choices) {
    return Markup.of(
        "<details{}><summary>{} ({}{})</summary><ul class=\"moves\">{}</ul></details>\n",
        new Markup(piece.isPresent() || choices.size() <= 8 ? " open" : ""),
        kind,
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

  /// The places that legal moves of the piece that is looked at name.
  Set<String> targets() {
    if (piece.isEmpty()) {
      return Set.of();
    }
    List<String> moves =
        table.choices(wanted(), MOST_OF_A_KIND).values().stream()
            .flatMap(List::stream)
            .map(Choice::move)
            .toList();
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
  Predicate<String> wanted() {
    return actor().and(place.map(Naming::target).orElse(_ -> true));
  }

  /// The moves that name the piece that is looked at: by its word where moves of these kinds do, by
  /// its place elsewhere.
  private Predicate<String> actor() {
    return piece
        .map(word ->
            isNamedByWord(word) || at.isEmpty() || mover().isEmpty()
                ? Naming.word(word, at)
                : Naming.actor(at.orElseThrow(), mover().orElseThrow()))
        .orElse(_ -> true);
  }

  private boolean isNamedByWord(String word) {
    Set<String> kinds = kinds();
    return Stream.concat(
            known.stream().filter(move -> kinds.contains(Table.kind(move))), legal().stream())
        .anyMatch(Naming.word(word, Optional.empty()));
  }

  private Optional<Player> mover() {
    return table.turn() instanceof Turn.Decision<M>(Player player, _)
        ? Optional.of(player)
        : Optional.empty();
  }

  private Set<String> kinds() {
    return table.choices(_ -> true, 1).keySet();
  }

  private List<String> legal() {
    return table.choices(_ -> true, MOST_OF_A_KIND).values().stream()
        .flatMap(List::stream)
        .map(Choice::move)
        .toList();
  }

  // ---- What is refused ----

  /// What the rules refuse to the piece that is looked at, clause by clause.
  private Markup refusals() {
    if (piece.isEmpty() || mover().isEmpty()) {
      return Markup.NOTHING;
    }
    List<Attempt> all = attempts(piece.orElseThrow());
    var kinds = kinds();
    var near = all.stream().filter(each -> kinds.contains(Table.kind(each.move()))).toList();
    var far = all.stream().filter(each -> !kinds.contains(Table.kind(each.move()))).toList();
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

  private List<Attempt> attempts(String word) {
    var tried = new ArrayList<>(known);
    tried.addAll(legal());
    Set<String> places =
        table
            .picture()
            .places()
            .flatMap(Naming::names)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    boolean byWord = isNamedByWord(word) || at.isEmpty();
    var attempts = new Attempts(tried, byWord ? table.pieces() : places, places);
    Predicate<String> stays =
        at.map(spot -> Naming.target(spot).and(_ -> byWord)).orElse(_ -> false);
    return (byWord ? Stream.of(word) : at.stream().flatMap(Naming::names))
        .flatMap(name -> attempts.refused(name, table.game(), table.line().position()).stream())
        .filter(each -> wanted().test(each.move()))
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
