package dev.rulewright.rulebook.exchange;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads files for translation: XLIFF 2, and 1.2, which most tools still write.
public final class XliffReader {

  /// What XLIFF 1.2 calls a target that nobody has translated.
  private static final List<String> UNTOUCHED = List.of("new", "needs-translation");

  private final Unread unread = new Unread();
  private final UnitReader reader = new UnitReader(unread);
  private final List<Row> rows = new ArrayList<>();
  private String source = "";
  private String target = "";

  /// How many targets were left out because they are new and repeat their source.
  private int repeated;

  private XliffReader() {}

  /// The two editions of a file. A segment that this project has not written is one unit here; its
  /// lines are those of the file. Marks and codes within a text are left out, their text is not.
  ///
  /// @throws BadInput if it is no such file, or its languages are not named
  public static Imported read(Path file) {
    return new XliffReader().imported(XmlFile.read(file));
  }

  private Imported imported(XmlElement root) {
    if (!root.is("xliff")) {
      throw root.report()
          .found("<" + root.name() + ">")
          .expected("a file for translation, <xliff>");
    }
    String version = root.neededAttribute("version");
    if (version.startsWith("2.")) {
      languages(root, "srcLang", "trgLang");
      root.all("file").forEach(this::containers);
    } else if (version.equals("1.2")) {
      for (XmlElement file : root.all("file").toList()) {
        languages(file, "source-language", "target-language");
        file.all("body").forEach(this::containers);
      }
    } else {
      throw root.report().found(version).expected("version 2.0, 2.1, 2.2 or 1.2 of XLIFF");
    }
    refuseWithoutTargets(root);
    List<String> languages =
        Stream.of(source, target)
            .filter(language -> rows.stream().anyMatch(row -> !row.in(language).isEmpty()))
            .toList();
    return Imported.of(root, languages, rows, unread);
  }

  private void refuseWithoutTargets(XmlElement root) {
    if (!rows.isEmpty() && rows.stream().allMatch(row -> row.in(target).isEmpty())) {
      throw root.report()
          .because(
              "no target is there yet: nothing is translated into %s (%s)%s\n"
                  + "Maybe import the file that your tool saves when the targets are filled in.",
              Rulebook.language(target),
              target,
              repeated == 0
                  ? ""
                  : "; the new targets (%,d) repeat their sources".formatted(repeated));
    }
  }

  private void languages(XmlElement element, String ofSource, String ofTarget) {
    String from = Languages.of(element.neededAttribute(ofSource), element);
    String to = Languages.of(element.neededAttribute(ofTarget), element);
    if (!source.isEmpty() && !(source.equals(from) && target.equals(to))) {
      throw element
          .report()
          .found(from + " to " + to)
          .expected(source + " to " + target + " as in the files before");
    }
    if (from.equals(to)) {
      throw element.report().found(from + " to " + to).expected("two languages");
    }
    source = from;
    target = to;
  }

  private void containers(XmlElement parent) {
    for (XmlElement element : parent.elements().toList()) {
      switch (element.name()) {
        case "group" -> containers(element);
        case "unit" -> unit(element);
        case "trans-unit" -> transUnit(element);
        default -> leaveOut(element);
      }
    }
  }

  /// A passage in both languages.
  ///
  /// @param untouched whether the file says that nobody has translated it yet
  private record Passage(List<XmlElement> sources, List<XmlElement> targets, boolean untouched) {}

  private void unit(XmlElement unit) {
    Map<String, List<String>> notes = new LinkedHashMap<>();
    Map<String, String> originals = new LinkedHashMap<>();
    List<XmlElement> segments = new ArrayList<>();
    for (XmlElement element : unit.elements().toList()) {
      switch (element.name()) {
        case "segment", "ignorable" -> segments.add(element);
        case "metadata" -> element.all("metaGroup").forEach(group -> metadata(group, notes));
        case "originalData" ->
            element
                .all("data")
                .forEach(data -> originals.put(data.attribute("id").orElse(""), data.raw()));
        case "notes" -> element.elements().forEach(this::leaveOut);
        default -> leaveOut(element);
      }
    }
    var codes = new InlineCodes(originals);
    if (notes.isEmpty()) {
      segments.forEach(each -> add(passage(List.of(each)), notes, codes, each.place()));
    } else {
      add(passage(segments), notes, codes, unit.place());
    }
  }

  private static Passage passage(List<XmlElement> segments) {
    return new Passage(
        texts(segments, "source"),
        texts(segments, "target"),
        segments.stream()
            .allMatch(each ->
                each.is("segment") && each.attribute("state").orElse("initial").equals("initial")));
  }

  /// Takes what is known, by the category of the group.
  private void metadata(XmlElement group, Map<String, List<String>> notes) {
    for (XmlElement meta : group.elements().toList()) {
      String type = meta.attribute("type").orElse("");
      if (List.of(UnitNote.TYPE, UnitNote.COMMON).contains(type)) {
        notes
            .computeIfAbsent(group.attribute("category").orElse(""), _ -> new ArrayList<>())
            .add(meta.text());
      } else {
        leaveOut(meta);
      }
    }
  }

  private void transUnit(XmlElement unit) {
    unit.elements()
        .filter(each -> !each.is("source", "target", "seg-source"))
        .forEach(this::leaveOut);
    List<XmlElement> only = List.of(unit);
    List<XmlElement> whole = texts(only, "target");
    boolean untouched =
        whole.stream()
            .anyMatch(each -> each.attribute("state").filter(UNTOUCHED::contains).isPresent());
    List<XmlElement> sources = parts(texts(only, "seg-source"));
    List<XmlElement> targets = parts(whole);
    if (sources.isEmpty() || sources.size() != targets.size()) {
      add(
          new Passage(texts(only, "source"), whole, untouched),
          Map.of(),
          InlineCodes.NONE,
          unit.place());
      return;
    }
    for (int i = 0; i < sources.size(); i++) {
      XmlElement part = sources.get(i);
      add(
          new Passage(List.of(part), List.of(targets.get(i)), untouched),
          Map.of(),
          InlineCodes.NONE,
          part.place());
    }
  }

  /// The segments into which a tool has divided a text.
  private static List<XmlElement> parts(List<XmlElement> texts) {
    return texts.stream()
        .flatMap(XmlElement::elements)
        .filter(each -> each.is("mrk"))
        .filter(each -> each.attribute("mtype").filter("seg"::equals).isPresent())
        .toList();
  }

  private static List<XmlElement> texts(List<XmlElement> segments, String which) {
    return segments.stream().flatMap(segment -> segment.all(which)).toList();
  }

  private void add(
      Passage passage, Map<String, List<String>> notes, InlineCodes codes, Place place) {
    List<XmlElement> targets = passage.targets();
    if (passage.untouched() && repeats(passage, codes)) {
      repeated++;
      unread.add("a new target that repeats its source", targets.getFirst().place());
      targets = List.of();
    }
    Map<String, List<Unit>> units = new LinkedHashMap<>();
    units.put(source, units(source, passage.sources(), notes, codes, place));
    units.put(target, units(target, targets, notes, codes, place));
    if (units.values().stream().anyMatch(each -> !each.isEmpty())) {
      rows.add(new Row(units, UnitNote.common(notes.getOrDefault("passage", List.of()).stream())));
    }
  }

  private static boolean repeats(Passage passage, InlineCodes codes) {
    String words = words(passage.targets(), codes);
    return words.codePoints().anyMatch(Character::isLetter)
        && words.equals(words(passage.sources(), codes));
  }

  private static String words(List<XmlElement> texts, InlineCodes codes) {
    return texts.stream()
        .map(codes::text)
        .filter(text -> !text.isEmpty())
        .collect(Collectors.joining(" "));
  }

  private List<Unit> units(
      String language,
      List<XmlElement> texts,
      Map<String, List<String>> notes,
      InlineCodes codes,
      Place place) {
    texts.stream().flatMap(XmlElement::elements).forEach(this::leaveOutCode);
    return reader.units(
        language,
        words(texts, codes),
        notes.getOrDefault(language, List.of()),
        texts.isEmpty() ? place : texts.getFirst().place());
  }

  /// A mark loses nothing of the text; that of a finding can be made again.
  private void leaveOutCode(XmlElement code) {
    if (!code.attributes().containsKey("locQualityIssuesRef")) {
      unread.add("<" + code.name() + "> within a text", code.place());
    }
    code.elements().forEach(this::leaveOutCode);
  }

  private void leaveOut(XmlElement element) {
    if (!isFinding(element)) {
      unread.add("<" + element.name() + ">", element.place());
    }
  }

  /// Findings that were exported can be made again.
  private static boolean isFinding(XmlElement element) {
    return switch (element.name()) {
      case "note" -> QualityIssue.isSentence(element.text());
      case "locQualityIssues" ->
          element.attribute("xml:id").filter(id -> id.startsWith(QualityIssue.ID)).isPresent();
      default -> false;
    };
  }
}
