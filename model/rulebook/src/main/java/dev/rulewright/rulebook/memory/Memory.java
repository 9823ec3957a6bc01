package dev.rulewright.rulebook.memory;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingDouble;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.rulebook.compare.telling.Finding;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// What has been judged, as `judged.tsv` keeps it: values with tabs between them, one line each, in
/// the order of their keys, so that a system of version control shows what was judged. Lines of
/// texts do not matter; the texts that were judged stand beside what was said of them.
///
/// @param judgements one for each key
public record Memory(List<Judgement> judgements) {

  /// The usual name of the file.
  public static final String FILE_NAME = "judged.tsv";

  /// Nothing has been judged.
  public static final Memory EMPTY = new Memory(List.of());

  private static final List<String> COLUMNS =
      List.of("key", "kind", "parameter", "judgement", "first_seen", "note");

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /// Puts them in order.
  public Memory {
    judgements = judgements.stream().sorted(comparing(Judgement::key)).toList();
  }

  /// What a file remembers; nothing if it is not there.
  ///
  /// @throws BadInput if it makes no sense
  public static Memory read(Path file) {
    if (!Files.exists(file)) {
      return EMPTY;
    }
    List<Word> lines = InputFile.lines(file);
    List<Word> columns = lines.isEmpty() ? List.of() : lines.getFirst().pieces('\t');
    for (int i = 0; i < COLUMNS.size(); i++) {
      if (i >= columns.size() || !columns.get(i).is(COLUMNS.get(i))) {
        throw BadInput.at(new Place(file.toString(), 1, 1))
            .because("expected the columns %s, with tabs between them", String.join(", ", COLUMNS));
      }
    }
    var judgements = new ArrayList<Judgement>();
    Map<String, Integer> seen = new HashMap<>();
    for (Word line : lines.subList(1, lines.size())) {
      List<Word> values = line.pieces('\t');
      judgements.add(judgement(values, columns));
      Integer before = seen.put(values.getFirst().text(), line.place().line());
      if (before != null) {
        throw values.getFirst().because("line %d judges the same already", before);
      }
    }
    return new Memory(judgements);
  }

  private static Judgement judgement(List<Word> values, List<Word> columns) {
    if (values.size() != columns.size()) {
      throw values
          .getLast()
          .at()
          .because(
              "expected %d values, one for each column, found %d", columns.size(), values.size());
    }
    SortedMap<String, String> texts = new TreeMap<>();
    for (int i = COLUMNS.size(); i < values.size(); i++) {
      texts.put(columns.get(i).text(), values.get(i).text());
    }
    return new Judgement(
        values.get(0).text(),
        values.get(1).text(),
        values.get(2).text(),
        values.get(3).among(Arrays.asList(Verdict.values()), "a judgement"),
        values.get(5).text(),
        day(values.get(4)),
        texts);
  }

  private static LocalDate day(Word word) {
    try {
      return LocalDate.parse(word.text());
    } catch (DateTimeParseException e) {
      throw word.found().because("expected a day such as 2026-05-01", e);
    }
  }

  /// The text of the file.
  public String text() {
    Set<String> languages = new TreeSet<>();
    judgements.forEach(judgement -> languages.addAll(judgement.texts().keySet()));
    var lines = new ArrayList<String>();
    var columns = new ArrayList<>(COLUMNS);
    columns.addAll(languages);
    lines.add(String.join("\t", columns));
    for (Judgement judgement : judgements) {
      var values =
          new ArrayList<>(
              List.of(
                  judgement.key(),
                  judgement.kind(),
                  judgement.parameter(),
                  judgement.verdict().toString(),
                  judgement.firstSeen().toString(),
                  judgement.note()));
      languages.forEach(language -> values.add(judgement.texts().getOrDefault(language, "")));
      values.replaceAll(value -> BLANKS.matcher(value).replaceAll(" ").strip());
      lines.add(String.join("\t", values));
    }
    return String.join("\n", lines) + "\n";
  }

  /// The same with a finding judged; what was said of it before is forgotten, but not when it was
  /// seen first.
  ///
  /// @param all the findings among which it is
  /// @param today the day on which it is seen first, if it was not seen before
  public Memory with(
      Finding finding, List<Finding> all, Verdict verdict, String note, LocalDate today) {
    Optional<Judgement> before = recall(all).before(finding);
    var kept = new ArrayList<>(judgements);
    before.ifPresent(kept::remove);
    kept.add(Judgement.of(finding, verdict, note, before.map(Judgement::firstSeen).orElse(today)));
    return new Memory(kept);
  }

  /// What is remembered of findings: of each that was judged, what was said; of one that has
  /// changed since, what was said of the likeliest one that is there no more.
  public Recall recall(List<Finding> findings) {
    if (judgements.isEmpty()) {
      return Recall.NOTHING; // Keys take their time.
    }
    Map<String, Judgement> byKey = new HashMap<>();
    judgements.forEach(judgement -> byKey.put(judgement.key(), judgement));
    Map<String, Judgement> recalled = new HashMap<>();
    Set<Judgement> free = new LinkedHashSet<>(judgements);
    for (Finding finding : findings) {
      Judgement judgement = byKey.get(finding.key());
      if (judgement != null) {
        recalled.put(finding.key(), judgement);
        free.remove(judgement);
      }
    }
    for (Finding finding : findings) {
      if (!recalled.containsKey(finding.key())) {
        judgements.stream()
            .filter(free::contains)
            .filter(judgement -> judgement.likeness(finding) > 0)
            .max(comparingDouble(judgement -> judgement.likeness(finding)))
            .ifPresent(judgement -> {
              recalled.put(finding.key(), judgement);
              free.remove(judgement);
            });
      }
    }
    return new Recall(recalled, List.copyOf(free));
  }
}
