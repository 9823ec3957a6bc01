package dev.rulewright.rulebook.exchange;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Evidence;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.lexicon.Mark;
import dev.rulewright.rulebook.terms.TermBase;
import dev.rulewright.rulebook.terms.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Files for translation in XLIFF 2.1: two editions of each passage, with findings as notes and as
/// quality issues at their words, and with the terms that occur.
public final class Xliff {

  private static final String CORE = "urn:oasis:names:tc:xliff:document:2.0";
  private static final String METADATA = "urn:oasis:names:tc:xliff:metadata:2.0";
  private static final String GLOSSARY = "urn:oasis:names:tc:xliff:glossary:2.0";
  private static final String ITS = "http://www.w3.org/2005/11/its";

  private final XmlText xml = new XmlText();
  private final String source;
  private final String target;
  private final TermBase terms;
  private int unitCount;
  private int markCount;

  private Xliff(String source, String target, TermBase terms) {
    this.source = source;
    this.target = target;
    this.terms = terms;
  }

  /// Two languages of an alignment as a file for translation. Passages that neither has are left
  /// out.
  ///
  /// @param source the language from which is translated
  /// @param findings those of the alignment's rows are written, as far as they concern the two
  /// @param terms those that occur in a passage are written with it
  public static String write(
      Alignment alignment,
      String source,
      String target,
      List<Finding> findings,
      TermBase terms,
      PassageNames names) {
    return new Xliff(source, target, terms).file(alignment, findings, names);
  }

  private String file(Alignment alignment, List<Finding> findings, PassageNames names) {
    Map<Row, List<Finding>> byRow =
        findings.stream().collect(Collectors.groupingBy(each -> alignment.beginningOf(each.row())));
    xml.open(
            "xliff",
            "xmlns",
            CORE,
            "xmlns:mda",
            METADATA,
            "xmlns:gls",
            GLOSSARY,
            "xmlns:its",
            ITS,
            "version",
            "2.1",
            "its:version",
            "2.0",
            "srcLang",
            source,
            "trgLang",
            target)
        .open("file", "id", "editions");
    for (Row row : alignment.rows()) {
      String name = names.of(row);
      if (!row.in(source).isEmpty() || !row.in(target).isEmpty()) {
        unit(
            row, name, byRow.getOrDefault(row, List.of()).stream().filter(this::concerns).toList());
      }
    }
    return xml.close().close().file();
  }

  /// Whether the two say different things; a finding in which only a third one differs is not
  /// theirs.
  private boolean concerns(Finding finding) {
    var here = finding.said(source);
    var there = finding.said(target);
    return !here.value().equals(there.value());
  }

  private void unit(Row row, String name, List<Finding> findings) {
    String id = "u" + ++unitCount;
    xml.open("unit", "id", id, "name", name);
    glossary(row);
    metadata(row);
    Issues sourceIssues = issues(row.in(source), source, findings);
    Issues targetIssues = issues(row.in(target), target, findings);
    sourceIssues.write(xml);
    targetIssues.write(xml);
    if (!findings.isEmpty()) {
      xml.open("notes");
      for (int i = 0; i < findings.size(); i++) {
        Finding finding = findings.get(i);
        xml.element(
            "note",
            QualityIssue.sentence(finding),
            "id",
            "n" + (i + 1),
            "category",
            finding.kind().toString(),
            "priority",
            QualityIssue.priority(finding.severity()),
            "appliesTo",
            finding.deviates().filter(source::equals).isPresent() ? "source" : "target");
      }
      xml.close();
    }
    xml.open("segment", "id", "s1", "state", row.in(target).isEmpty() ? "initial" : "translated");
    text("source", sourceIssues);
    if (!row.in(target).isEmpty()) {
      text("target", targetIssues);
    }
    xml.close().close();
  }

  private void glossary(Row row) {
    Wording words = Wording.of(row.in(source));
    List<TermBase.Entry> entries =
        terms.translations(source, target).stream().filter(entry -> entry.occursIn(words)).toList();
    if (entries.isEmpty()) {
      return;
    }
    xml.open("gls:glossary");
    for (TermBase.Entry entry : entries) {
      xml.open("gls:glossEntry").element("gls:term", entry.term().text());
      entry.translations().forEach(each -> xml.element("gls:translation", each.text()));
      if (!entry.definition().isEmpty()) {
        xml.element("gls:definition", entry.definition());
      }
      xml.close();
    }
    xml.close();
  }

  private void metadata(Row row) {
    xml.open("mda:metadata");
    if (row.common() < 1) {
      xml.open("mda:metaGroup", "category", "passage")
          .element("mda:meta", "" + row.common(), "type", UnitNote.COMMON)
          .close();
    }
    for (String language : List.of(source, target)) {
      if (!row.in(language).isEmpty()) {
        xml.open("mda:metaGroup", "category", language);
        row.in(language)
            .forEach(unit -> xml.element("mda:meta", UnitNote.of(unit), "type", UnitNote.TYPE));
        xml.close();
      }
    }
    xml.close();
  }

  /// The quality issues of a text, in the places that they concern.
  ///
  /// @param units the units of the text
  /// @param marks in the order of the text of each unit, with their issues; they do not overlap
  private record Issues(List<Unit> units, List<Mark> marks) {

    /// Writes what the marks refer to.
    void write(XmlText xml) {
      for (Mark mark : marks) {
        xml.open("its:locQualityIssues", "xml:id", QualityIssue.ID + mark.number());
        for (Finding finding : mark.findings()) {
          xml.empty(
              "its:locQualityIssue",
              "locQualityIssueType",
              QualityIssue.type(finding.kind()),
              "locQualityIssueComment",
              finding.explanation(),
              "locQualityIssueSeverity",
              QualityIssue.severity(finding.severity()));
        }
        xml.close();
      }
    }
  }

  private record Mark(int number, Evidence place, List<Finding> findings) {}

  private Issues issues(List<Unit> units, String language, List<Finding> findings) {
    List<Map.Entry<Evidence, Finding>> quoted = new ArrayList<>();
    for (Finding finding : findings) {
      finding.evidence(units, language).ifPresent(place -> quoted.add(Map.entry(place, finding)));
    }
    List<Mark> marks =
        Evidence.merged(quoted.stream().map(Map.Entry::getKey).toList()).stream()
            .map(place ->
                new Mark(
                    ++markCount,
                    place,
                    quoted.stream()
                        .filter(each -> place.holds(each.getKey()))
                        .map(Map.Entry::getValue)
                        .toList()))
            .toList();
    return new Issues(units, marks);
  }

  private void text(String element, Issues issues) {
    xml.inline(element);
    for (int i = 0; i < issues.units().size(); i++) {
      Unit unit = issues.units().get(i);
      String words = unit.text();
      int from = 0;
      xml.text(i == 0 ? "" : " ");
      for (Mark mark :
          issues.marks().stream().filter(m -> m.place().unit().equals(unit)).toList()) {
        xml.text(words.substring(from, mark.place().start()))
            .begin(
                "mrk",
                "id",
                "m" + mark.number(),
                "type",
                "its:generic",
                "its:locQualityIssuesRef",
                "#its=" + QualityIssue.ID + mark.number())
            .text(words.substring(mark.place().start(), mark.place().end()))
            .end();
        from = mark.place().end();
      }
      xml.text(words.substring(from));
    }
    xml.end();
  }
}
