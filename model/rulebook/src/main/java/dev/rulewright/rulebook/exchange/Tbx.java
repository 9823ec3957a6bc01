package dev.rulewright.rulebook.exchange;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.terms.Concept;
import dev.rulewright.rulebook.terms.Term;
import dev.rulewright.rulebook.terms.TermBase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// Term bases in TBX-Basic: written as in ISO 30042:2019, read also in the form of 2008 (`martif`).
public final class Tbx {

  private static final String NAMESPACE = "urn:iso:std:iso:30042:ed-2";

  /// The words of files for what the owner thinks of a term.
  private static final Map<String, Term.Status> STATUSES =
      Map.of(
          "preferredTerm", Term.Status.PREFERRED,
          "admittedTerm", Term.Status.ADMITTED,
          "deprecatedTerm", Term.Status.DEPRECATED,
          "supersededTerm", Term.Status.SUPERSEDED);

  private final Unread unread = new Unread();

  private Tbx() {}

  /// A term base that was read.
  ///
  /// @param warnings what is left out, a sentence each
  public record Read(TermBase terms, List<String> warnings) {

    /// Copies the list.
    public Read {
      warnings = List.copyOf(warnings);
    }
  }

  /// A term base as a file.
  public static String write(TermBase base) {
    var xml = new XmlText();
    xml.open("tbx", "xmlns", NAMESPACE, "type", "TBX-Basic", "style", "dca", "xml:lang", "en")
        .open("tbxHeader")
        .open("fileDesc")
        .open("sourceDesc")
        .element("p", "Terms of a rulebook")
        .close()
        .close()
        .close()
        .open("text")
        .open("body");
    base.concepts().forEach(concept -> write(concept, xml));
    return xml.close().close().close().file();
  }

  private static void write(Concept concept, XmlText xml) {
    xml.open("conceptEntry", "id", concept.id());
    write(xml, "descrip", "subjectField", concept.subject());
    write(xml, "descrip", "definition", concept.definition());
    if (!concept.note().isEmpty()) {
      xml.element("note", concept.note());
    }
    for (String language : concept.terms().stream().map(Term::language).distinct().toList()) {
      xml.open("langSec", "xml:lang", language);
      concept.in(language).forEach(term -> write(term, xml));
      xml.close();
    }
    xml.close();
  }

  private static void write(Term term, XmlText xml) {
    xml.open("termSec").element("term", term.text());
    STATUSES.forEach((word, status) -> {
      if (status == term.status()) {
        write(xml, "termNote", "administrativeStatus", word + "-admn-sts");
      }
    });
    write(xml, "termNote", "partOfSpeech", term.partOfSpeech());
    if (!term.note().isEmpty()) {
      xml.element("note", term.note());
    }
    xml.close();
  }

  private static void write(XmlText xml, String element, String type, String content) {
    if (!content.isEmpty()) {
      xml.element(element, content, "type", type);
    }
  }

  /// Reads a term base.
  ///
  /// @throws BadInput if it is none
  public static Read read(Path file) {
    XmlElement root = XmlFile.read(file);
    if (!root.is("tbx", "martif")) {
      throw root.report().found("<" + root.name() + ">").expected("a term base, <tbx> or <martif>");
    }
    var reader = new Tbx();
    XmlElement body = root.needed("text").needed("body");
    List<Concept> concepts = new ArrayList<>();
    for (XmlElement entry : body.elements().toList()) {
      if (entry.is("conceptEntry", "termEntry")) {
        reader.concept(entry, "c" + (concepts.size() + 1)).ifPresent(concepts::add);
      } else {
        reader.leaveOut(entry);
      }
    }
    if (concepts.isEmpty()) {
      throw body.report().because("there are no terms in this file");
    }
    return new Read(new TermBase(concepts), reader.unread.warnings());
  }

  /// @return nothing if the concept has no term
  private Optional<Concept> concept(XmlElement entry, String otherwise) {
    Map<String, String> facts = new LinkedHashMap<>();
    List<Term> terms = new ArrayList<>();
    for (XmlElement element : flat(entry)) {
      if (element.is("langSec", "langSet")) {
        terms.addAll(terms(element, facts));
      } else {
        take(element, facts, List.of("subjectField", "definition", "note"));
      }
    }
    if (terms.isEmpty()) {
      unread.add("a concept without a term", entry.place());
      return Optional.empty();
    }
    return Optional.of(
        new Concept(
            entry.attribute("id").or(() -> entry.attribute("xml:id")).orElse(otherwise),
            facts.getOrDefault("subjectField", ""),
            facts.getOrDefault("definition", ""),
            facts.getOrDefault("note", ""),
            terms));
  }

  /// @param facts takes the definition, if the concept has none above its languages
  private List<Term> terms(XmlElement section, Map<String, String> facts) {
    String language = Languages.of(section.neededAttribute("xml:lang"), section);
    List<Term> terms = new ArrayList<>();
    boolean none = true;
    for (XmlElement element : flat(section)) {
      if (element.is("termSec", "tig", "ntig")) {
        none = false;
        term(language, element).ifPresent(terms::add);
      } else {
        take(element, facts, List.of("definition"));
      }
    }
    if (none) {
      unread.add("a language without a term", section.place());
    }
    return terms;
  }

  /// @return nothing if the term is empty, as a tool leaves it where nobody has named it yet
  private Optional<Term> term(String language, XmlElement section) {
    XmlElement group = section.first("termGrp").orElse(section);
    XmlElement term = group.first("term").orElse(group);
    if (!term.is("term") || term.text().isEmpty()) {
      unread.add("an empty term", term.place());
      return Optional.empty();
    }
    Map<String, String> facts = new LinkedHashMap<>();
    Term.Status status = Term.Status.UNKNOWN;
    for (XmlElement element :
        Stream.concat(flat(section).stream(), flat(group).stream()).distinct().toList()) {
      if (List.of("administrativeStatus", "normativeAuthorization").contains(category(element))) {
        Optional<Term.Status> known = status(element.text());
        status = known.orElse(status);
        if (known.isEmpty()) {
          unread.add("the status '" + element.text() + "'", element.place());
        }
      } else if (!element.is("term", "termGrp")) {
        take(element, facts, List.of("partOfSpeech", "note"));
      }
    }
    return Optional.of(
        new Term(
            language,
            term.text(),
            status,
            facts.getOrDefault("partOfSpeech", ""),
            facts.getOrDefault("note", "")));
  }

  private static Optional<Term.Status> status(String word) {
    return Optional.ofNullable(STATUSES.get(word.replaceFirst("-admn-sts$", "")));
  }

  /// The elements of another one; of a group, such as `descripGrp`, those that are in it.
  private static List<XmlElement> flat(XmlElement element) {
    return element
        .elements()
        .flatMap(each ->
            each.is("descripGrp", "termNoteGrp", "adminGrp") ? each.elements() : Stream.of(each))
        .toList();
  }

  private void take(XmlElement element, Map<String, String> facts, List<String> known) {
    String category = category(element);
    if (!known.contains(category) || facts.putIfAbsent(category, element.text()) != null) {
      leaveOut(element);
    }
  }

  private void leaveOut(XmlElement element) {
    String category = category(element);
    unread.add(
        category.equals(element.name())
            ? "<" + category + ">"
            : "<" + element.name() + " type=\"" + category + "\">",
        element.place());
  }

  /// What an element is about: its type, or its name in the form of files in which each type is an
  /// element.
  private static String category(XmlElement element) {
    return element.is("descrip", "termNote", "admin", "transac", "xref", "ref")
        ? Objects.requireNonNullElse(element.attributes().get("type"), "")
        : element.name();
  }
}
