package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.Attempts.Attempt;
import dev.rulewright.cli.bench.Table.Choice;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.reports.markup.Markup;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Writes what can be done at a table, and what the rules refuse to the piece that is looked at.
///
/// @param known moves that are known to be tried in the game, as texts
record MovesPart<P, M>(Table<P, M> table, Collection<String> known, Telling telling) {

  private static final int MOST_OF_A_KIND = 60;
  private static final int MOST_REFUSED = 12;

  Markup markup() {
    return Markup.of("{}{}", choices(), refusals());
  }

  private Markup choices() {
    Turn<M> turn = table.turn();
    Map<String, List<Choice>> kinds = table.choices(MOST_OF_A_KIND);
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
    Optional<String> piece = table.address().one(Address.PIECE);
    return Markup.of(
        "<h2>{}</h2>\n{}{}{}<datalist id=\"moves\">{}</datalist>\n",
        heading,
        piece
            .map(word ->
                Markup.of(
                    "<p>Those that name <strong>{}</strong>{}. {} {}</p>",
                    telling.said(word),
                    table
                        .address()
                        .one(Address.PLACE)
                        .map(place -> " and " + telling.said(place))
                        .orElse(""),
                    Telling.link(table.address().without(Address.PIECE, Address.PLACE), "Show all"),
                    Markup.each(
                        table.places(word),
                        place ->
                            Telling.link(
                                table.put(word, place, ""), "Take it off " + telling.said(place)))))
            .orElse(Markup.NOTHING),
        switch (turn) {
          case Turn.Chance<M> _ -> telling.button("/draw", "Draw at random");
          case Turn.Decision<M> _ -> telling.button("/answer", "Let an agent choose");
          case Turn.Over<M> _ -> Markup.NOTHING;
        },
        kinds.entrySet().stream().map(kind -> kind(kind.getKey(), kind.getValue(), piece)).toList(),
        kinds.values().stream()
            .flatMap(List::stream)
            .map(choice -> Markup.of("<option value=\"{}\">", choice.move()))
            .toList());
  }

  private Markup kind(String kind, List<Choice> choices, Optional<String> piece) {
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
        telling.said(choice.move()),
        price,
        share);
  }

  /// What the rules refuse to the piece that is looked at, clause by clause.
  private Markup refusals() {
    if (table.address().one(Address.PIECE).isEmpty()
        || !(table.turn() instanceof Turn.Decision<M>)) {
      return Markup.NOTHING;
    }
    String piece = table.address().one(Address.PIECE).orElseThrow();
    var tried = new ArrayList<>(known);
    table.choices(MOST_OF_A_KIND).values().stream()
        .flatMap(List::stream)
        .forEach(choice -> tried.add(choice.move()));
    var attempts = new Attempts(tried, table.pieces(), table.places());
    List<Attempt> all = attempts.refused(piece, table.game(), table.line().position());
    var kinds = table.kinds();
    var near = all.stream().filter(each -> kinds.contains(Table.kind(each.move()))).toList();
    var far = all.stream().filter(each -> !kinds.contains(Table.kind(each.move()))).toList();
    return Markup.of(
        "{}{}",
        near.isEmpty()
            ? Markup.NOTHING
            : Markup.of("<h2>What {} may not do</h2>\n{}", telling.said(piece), byClause(near)),
        far.isEmpty()
            ? Markup.NOTHING
            : Markup.of(
                "<details><summary>What nobody may do just now</summary>{}</details>\n",
                byClause(far)));
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
        "<div class=\"forbidden\">{}<ul class=\"moves\">{}</ul>{}</div>\n",
        telling.clause(clause),
        Markup.each(
            some,
            each ->
                Markup.of(
                    "<li><a href=\"{}\" title=\"{}\">{}</a></li>",
                    table.address().with(Address.ASK, each.move()).href(TablePage.PATH),
                    each.ruling().reason(),
                    telling.said(each.move()))),
        attempts.size() > some.size()
            ? Markup.of("<p class=\"note\">and {} more</p>", attempts.size() - some.size())
            : Markup.NOTHING);
  }
}
