package dev.rulewright.cli.bench.table;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.reports.markup.Markup;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// How a page says moves, events and clauses: in sentences, with the names of the chosen edition.
///
/// @param wording what the editions print
public record Telling(Address address, Sentences words, Wording wording) {

  private static final Pattern HOLE = Pattern.compile("\\{[^}]*}");

  /// With the names of the edition that an address chooses.
  public static Telling of(Address address, Box<?, ?> box, Wording wording) {
    String edition = address.one(Address.EDITION).orElse("");
    return new Telling(address, box.sentences().in(edition), wording);
  }

  /// The language of titles.
  public String language() {
    return address.one(Address.EDITION).orElse("en");
  }

  /// A move as a sentence.
  public String move(String move) {
    return words.of(move);
  }

  /// A kind of moves in words: how the first of its moves that has the fewest words is said,
  /// without the things that it names, such as `The … moves from … to …`.
  ///
  /// @param moves some of the kind
  String kind(String kind, List<String> moves) {
    return moves.stream()
        .flatMap(move ->
            words.moves().stream()
                .filter(said -> said.pattern().matcher(move).matches())
                .limit(1)
                .map(said -> HOLE.matcher(said.sentence()).replaceAll("…")))
        .min(Comparator.comparingInt(String::length))
        .orElseGet(() -> kind.replace('-', ' '));
  }

  /// A move that is offered to whoever types; the notation stands beside the sentence.
  Markup option(String move) {
    return Markup.of("<option value=\"{}\" label=\"{}\">", words.of(move), move);
  }

  /// What is printed on a piece or a place.
  public String name(String word) {
    return words.name(word);
  }

  /// A word with a capital letter, such as the name of a player at the beginning of a line.
  static String capital(String word) {
    return word.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  /// A reason with printed names.
  String named(String text) {
    return words.named(text);
  }

  Markup events(List<? extends Event> events) {
    return Markup.of(
        "<ul class=\"events\">{}</ul>",
        events.stream()
            .map(event ->
                Markup.of(
                    "<li title=\"{}\">{} {}</li>",
                    event.text(),
                    words.told(event.text()),
                    event.clauses().stream().map(this::clause).toList()))
            .toList());
  }

  /// What refuses a move, with the clause open: it is the answer.
  Markup refusal(Ruling.Refused refused) {
    return Markup.of("<p>{}</p>{}", named(refused.reason()), clause(refused.clause(), " open"));
  }

  /// A clause; what it says and where each edition prints it stands behind it on demand.
  Markup clause(Clause clause) {
    return clause(clause, "");
  }

  private Markup clause(Clause clause, String open) {
    return Markup.of(
        "<details class=\"clause\"{}><summary>{}</summary><p>{}</p>{}<p"
            + " class=\"note\">{}{}</p></details>",
        new Markup(open),
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
