package dev.rulewright.cli.bench.table;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.line.TypedPosition;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.notation.Entry;
import dev.rulewright.kernel.notation.Entry.Presence;
import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.reports.markup.Markup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes the form in which a position is set up: an input for each field that the notation knows.
///
/// @param address the line; only its game, set-up and reading go on
/// @param notation the text form of positions
/// @param words what is printed on things
/// @param values what stands in the fields, by their keys
/// @param complaints what is wrong in fields, by their keys
/// @param whole why the position is impossible although each field can be read
public record PositionForm(
    Address address,
    Notation<?, ?> notation,
    Sentences words,
    Map<String, String> values,
    Map<String, String> complaints,
    Optional<BadInput> whole) {

  /// Where the form is sent.
  public static final String PATH = "/set-up";

  /// What the names of inputs begin with.
  static final String INPUT = "field:";

  private static final int WIDTH = 48;

  /// The form of a position that is possible.
  static <P> PositionForm of(
      Address address, Notation<P, ?> notation, P position, Sentences words) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Field field : notation.fields(position)) {
      values.put(field.key(), field.value());
    }
    return new PositionForm(address, notation, words, values, Map.of(), Optional.empty());
  }

  /// The form of what is set up so far.
  public static PositionForm draft(
      Address address, Notation<?, ?> notation, Sentences words, Map<String, String> values) {
    return new PositionForm(address, notation, words, values, Map.of(), Optional.empty());
  }

  /// The form as it was sent.
  public static PositionForm sent(
      Address address, Notation<?, ?> notation, Sentences words, TypedPosition typed) {
    return new PositionForm(
        address, notation, words, values(address), typed.complaints(), typed.whole());
  }

  /// The fields that were sent.
  public static Map<String, String> values(Address address) {
    Map<String, String> values = new LinkedHashMap<>();
    address.parameters().keySet().stream()
        .filter(name -> name.startsWith(INPUT))
        .forEach(
            name -> values.put(name.substring(INPUT.length()), address.one(name).orElseThrow()));
    return values;
  }

  /// The address of a position.
  ///
  /// @param values its fields
  public static Address wanted(Address sent, Map<String, String> values) {
    List<String> given =
        values.entrySet().stream().map(f -> f.getKey() + ": " + f.getValue()).toList();
    return bare(sent).with(Address.GIVEN, given);
  }

  /// What is sent for the position of an address.
  public static Address sending(Address wanted) {
    Address sent = bare(wanted);
    for (Field field : wanted.given()) {
      sent = sent.with(INPUT + field.key(), field.value());
    }
    return sent;
  }

  /// An address without position and line.
  private static Address bare(Address address) {
    var kept = new LinkedHashMap<String, List<String>>();
    for (String name :
        List.of(
            Address.GAME,
            Address.OPTION,
            Address.READING,
            Address.CARD,
            Address.EDITION,
            Address.BY_HAND)) {
      kept.put(name, address.all(name));
    }
    return new Address(kept);
  }

  public Markup markup() {
    return Markup.of(
        """
        <section class="position"><h2>Set up a position</h2>
        <form action="{}" method="get">{}{}
        <div class="fields">{}</div>
        {}<p><button>Put it on the table</button> \
        <span class="note">What is left empty is as usual.</span></p></form></section>
        """,
        PATH,
        TablePage.hidden(bare(address)),
        whole.map(TablePage::complaint).orElse(Markup.NOTHING),
        values.keySet().stream().map(this::input).toList(),
        others());
  }

  /// The fields that are empty.
  private Markup others() {
    List<Markup> empty =
        entries().stream()
            .map(Entry::key)
            .filter(key -> !values.containsKey(key))
            .distinct()
            .map(this::input)
            .toList();
    return empty.isEmpty()
        ? Markup.NOTHING
        : Markup.of(
            "<details{}><summary>More fields ({})</summary><div"
                + " class=\"fields\">{}</div></details>\n",
            new Markup(values.isEmpty() ? " open" : ""),
            empty.size(),
            empty);
  }

  /// The keys of all fields.
  public List<String> keys() {
    return entries().stream().map(Entry::key).toList();
  }

  private List<? extends Entry<?, ?>> entries() {
    return notation instanceof EntryNotation<?, ?> declared
        ? declared.entries().stream().filter(e -> e.presence() != Presence.NEVER).toList()
        : List.of();
  }

  private Markup input(String key) {
    Optional<? extends Form<?>> form =
        entries().stream().filter(each -> each.key().equals(key)).map(Entry::form).findFirst();
    return Markup.of(
        "<label{}><span>{}</span>{}</label>{}\n",
        form.map(f -> Markup.of(" title=\"{}\"", f.what())).orElse(Markup.NOTHING),
        label(key),
        input(key, values.getOrDefault(key, ""), form),
        complaints.containsKey(key)
            ? Markup.of(
                "<p class=\"complaint\" role=\"alert\">{}</p>", complaints.getOrDefault(key, ""))
            : Markup.NOTHING);
  }

  /// The key of a field in words, with printed names.
  private String label(String key) {
    return Telling.capital(
        Stream.of(key.split("\\.", -1)).map(words::name).collect(Collectors.joining(": ")));
  }

  private static Markup input(String key, String value, Optional<? extends Form<?>> form) {
    boolean chosen = form.filter(f -> f.kind() == Form.Kind.CHOICE).isPresent();
    if (chosen && (value.isEmpty() || form.orElseThrow().values().contains(value))) {
      return Markup.of(
          "<select name=\"{}\"><option value=\"\"></option>{}</select>",
          INPUT + key,
          Markup.each(
              form.orElseThrow().values(),
              each ->
                  Markup.of(
                      "<option{}>{}</option>",
                      new Markup(each.equals(value) ? " selected" : ""),
                      each)));
    }
    boolean number = form.filter(f -> f.kind() == Form.Kind.NUMBER).isPresent();
    return Markup.of(
        "<input name=\"{}\" value=\"{}\" size=\"{}\" autocomplete=\"off\"{}>",
        INPUT + key,
        value,
        number ? 4 : WIDTH,
        new Markup(number ? " inputmode=\"numeric\"" : ""));
  }
}
