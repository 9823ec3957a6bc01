package dev.rulewright.rulebook.link;

import dev.rulewright.kernel.ContentDigest;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.kernel.reading.ListedClause;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Successors;
import dev.rulewright.rulebook.text.LineRange;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The sentences of a printed rulebook by their digests, which tell no word of them: in which lines
/// of it a sentence of a user's text stands, wherever that has it. `printed-sentences.csv` beside
/// the `clauses.csv` of a game, whose citations count the same lines, lists them:
///
/// | column | what |
/// |---|---|
/// | `edition` | the edition |
/// | `lines` | the lines of the printed text in which the sentence stands, such as `12-13` |
/// | `digest` | of its letters and digits, see [#digest] |
///
/// @param byEdition the sentences of each edition in their order; the text of each is its digest
public record PrintedSentences(Map<String, List<Unit>> byEdition) {

  private static final String NAME = "printed-sentences.csv";
  private static final Pattern OTHERS = Pattern.compile("[^\\p{L}\\p{Nd}]+");

  /// A text of which less than this part is known is not taken for the printed one.
  private static final double LEAST_KNOWN = 0.25;

  /// More sentences than these cannot have become one.
  private static final int MOST_MERGED = 3;

  /// Those of a game; none of an edition that it does not list.
  ///
  /// @throws dev.rulewright.kernel.BadInput if a line of the table makes no sense
  static PrintedSentences of(Rulebook rulebook) {
    return beside(rulebook, NAME)
        .map(file -> read(file.name(), file.text()))
        .orElse(new PrintedSentences(Map.of()));
  }

  /// A table beside the clauses of a game; empty if it has none.
  static Optional<DataFile> beside(Rulebook rulebook, String name) {
    return rulebook.clauses().stream()
        .filter(ListedClause.class::isInstance)
        .map(clause -> ((ListedClause) clause).getDeclaringClass())
        .findFirst()
        .filter(beside -> beside.getResource(name) != null)
        .map(beside -> DataFile.beside(beside, name));
  }

  static PrintedSentences read(String name, String table) {
    Map<String, List<Unit>> byEdition = new LinkedHashMap<>();
    TableReader.of(table, name, "edition", "lines", "digest").stream()
        .forEach(row -> {
          LineRange lines =
              LineRange.parse(new Word(row.text("lines"), row.at("lines").place())).getFirst();
          List<Unit> units = byEdition.computeIfAbsent(row.text("edition"), _ -> new ArrayList<>());
          units.add(
              new Unit(
                  "" + units.size(),
                  lines.first(),
                  lines.last(),
                  "",
                  Role.RULE,
                  row.text("digest")));
        });
    return new PrintedSentences(byEdition);
  }

  /// Of its letters and digits, in lower case.
  static String digest(Unit unit) {
    String letters = OTHERS.matcher(unit.text().toLowerCase(Locale.ROOT)).replaceAll("");
    return ContentDigest.of(letters.getBytes(StandardCharsets.UTF_8));
  }

  /// The printed sentences that each unit of an edition was, by its id: the same one, or what stood
  /// in the place of one that has changed; none of one that is new, nor of any if the edition has
  /// little of the printed one. Of an edition that is not listed each unit is one of its own.
  Map<String, List<Unit>> of(Edition edition) {
    List<Unit> printed = byEdition.get(edition.language());
    if (printed == null) {
      return edition.units().stream().collect(Collectors.toMap(Unit::id, List::of));
    }
    if (!know(edition)) {
      return Map.of();
    }
    List<Unit> units =
        edition.units().stream()
            .map(unit ->
                new Unit(unit.id(), unit.firstLine(), unit.lastLine(), "", Role.RULE, digest(unit)))
            .toList();
    Map<String, List<Unit>> earlier = Successors.of(printed, units);
    units.forEach(unit -> earlier.computeIfPresent(unit.id(), (_, were) -> only(unit, were)));
    return earlier;
  }

  private static List<Unit> only(Unit unit, List<Unit> were) {
    List<Unit> same = were.stream().filter(each -> each.text().equals(unit.text())).toList();
    return same.isEmpty() && were.size() <= MOST_MERGED ? were : same;
  }

  /// Whether enough of an edition is printed word by word; of one that is not listed, it is.
  boolean know(Edition edition) {
    List<Unit> printed = byEdition.get(edition.language());
    if (printed == null) {
      return true;
    }
    Set<String> digests = printed.stream().map(Unit::text).collect(Collectors.toSet());
    long known =
        edition.units().stream().map(PrintedSentences::digest).filter(digests::contains).count();
    return known >= LEAST_KNOWN * edition.units().size();
  }
}
