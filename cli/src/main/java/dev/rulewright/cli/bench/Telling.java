package dev.rulewright.cli.bench;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.reports.markup.Markup;
import java.util.List;
import java.util.stream.Collectors;

/// How a page says moves, events and clauses: in sentences, with the names of the chosen edition.
///
/// @param wording what the editions print
record Telling(Address address, Sentences words, Wording wording) {

  /// With the names of the edition that an address chooses.
  static Telling of(Table<?, ?> table, Wording wording) {
    Address address = table.address();
    Sentences sentences = table.line().box().sentences();
    return new Telling(address, sentences.in(address.one(Address.EDITION).orElse("")), wording);
  }

  /// A move in the words of the edition.
  String said(String move) {
    return move.contains(" ") ? words.of(move) : words.name(move);
  }

  Markup events(List<? extends Event> events) {
    return Markup.of(
        "<ul class=\"events\">{}</ul>",
        events.stream()
            .map(event ->
                Markup.of(
                    "<li>{} {}</li>",
                    event.text(),
                    event.clauses().stream().map(this::clause).toList()))
            .toList());
  }

  Markup refusal(Ruling.Refused refused) {
    return Markup.of("<p>{} {}</p>", refused.reason(), clause(refused.clause()));
  }

  /// A clause; what it says and where each edition prints it stands behind it on demand.
  Markup clause(Clause clause) {
    return Markup.of(
        "<details class=\"clause\"><summary>{}</summary><p>{}</p>{}<p"
            + " class=\"note\">{}{}</p></details>",
        clause.id() + clause.status().mark(),
        clause.paraphrase(),
        wording.of(clause),
        String.join("; ", Clause.Citation.byEdition(clause.citations())),
        clause.remarks().entrySet().stream()
            .map(each -> ". " + each.getKey() + ": " + each.getValue())
            .collect(Collectors.joining()));
  }

  Markup button(String path, String text) {
    return Markup.of("<p><a class=\"button\" href=\"{}\">{}</a></p>", address.href(path), text);
  }

  static Markup link(Address address, String text) {
    return Markup.of("<a href=\"{}\">{}</a>", address.href(TablePage.PATH), text);
  }
}
