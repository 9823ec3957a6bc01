package dev.rulewright.rulebook.exchange;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Translation memories in TMX 1.4b: all editions of a passage in one `tu`.
public final class Tmx {

  private final Unread unread = new Unread();
  private final UnitReader reader = new UnitReader(unread);

  /// The languages in which a text is empty.
  private final Set<String> empty = new TreeSet<>();

  private Tmx() {}

  /// An alignment as a translation memory. The `tuid` is the clause of a passage, or the id of its
  /// first unit where no clause is known.
  ///
  /// @param names how passages are called
  /// @param reference the language of the edition in whose order the rows are
  public static String write(Alignment alignment, PassageNames names, String reference) {
    var xml = new XmlText();
    xml.open("tmx", "version", "1.4")
        .empty(
            "header",
            "creationtool",
            "rulewright",
            "creationtoolversion",
            "1",
            "segtype",
            "block",
            "o-tmf",
            "text",
            "adminlang",
            "en",
            "srclang",
            reference,
            "datatype",
            "plaintext")
        .open("body");
    for (Row row : alignment.rows()) {
      xml.open("tu", "tuid", names.of(row));
      if (row.common() < 1) {
        xml.element("prop", "" + row.common(), "type", UnitNote.COMMON);
      }
      row.units()
          .forEach((language, units) -> {
            if (!units.isEmpty()) {
              xml.open("tuv", "xml:lang", language);
              units.forEach(u -> xml.element("prop", UnitNote.of(u), "type", UnitNote.TYPE));
              xml.element("seg", Unit.joined(units)).close();
            }
          });
      xml.close();
    }
    return xml.close().close().file();
  }

  /// Reads a translation memory, whatever tool has written it. A `seg` that this project has not
  /// written is one unit; its lines are those of the file.
  ///
  /// @throws BadInput if it is none, or has not two languages
  public static Imported read(Path file) {
    return new Tmx().imported(XmlFile.read(file));
  }

  private Imported imported(XmlElement root) {
    if (!root.is("tmx")) {
      throw root.report().found("<" + root.name() + ">").expected("a translation memory, <tmx>");
    }
    root.all("header").flatMap(XmlElement::elements).forEach(this::leaveOut);
    Set<String> languages = new LinkedHashSet<>();
    List<Row> passages = root.needed("body").all("tu").map(tu -> passage(tu, languages)).toList();
    List<String> all = List.copyOf(languages);
    if (all.size() == 1 && !empty.isEmpty()) {
      throw root.report()
          .because(
              "all texts are in one language (%s), those in %s are empty",
              all.getFirst(), String.join(", ", empty));
    }
    List<Row> rows =
        passages.stream().filter(row -> !row.units().isEmpty()).map(row -> row.in(all)).toList();
    return Imported.of(root, all, rows, unread);
  }

  private Row passage(XmlElement tu, Set<String> languages) {
    tu.elements()
        .filter(each -> !each.is("tuv") && !isOf(each, UnitNote.COMMON))
        .forEach(this::leaveOut);
    Map<String, List<Unit>> units = new LinkedHashMap<>();
    tu.all("tuv")
        .forEach(tuv -> {
          String language =
              Languages.of(
                  tuv.attribute("xml:lang").orElseGet(() -> tuv.neededAttribute("lang")), tuv);
          List<Unit> said = units(tuv, language);
          if (said.isEmpty()) {
            empty.add(language);
            return;
          }
          languages.add(language);
          if (units.putIfAbsent(language, said) != null) {
            unread.add("a second text in " + language + " of one <tu>", tuv.place());
          }
        });
    return new Row(
        units,
        UnitNote.common(
            tu.elements().filter(each -> isOf(each, UnitNote.COMMON)).map(XmlElement::text)));
  }

  private static boolean isOf(XmlElement prop, String type) {
    return prop.attribute("type").filter(type::equals).isPresent();
  }

  private List<Unit> units(XmlElement tuv, String language) {
    XmlElement seg = tuv.needed("seg");
    seg.elements().forEach(this::leaveOut);
    List<String> notes = new ArrayList<>();
    tuv.elements()
        .filter(each -> !each.equals(seg))
        .forEach(each -> {
          if (isOf(each, UnitNote.TYPE)) {
            notes.add(each.text());
          } else {
            leaveOut(each);
          }
        });
    return reader.units(language, seg.text(), notes, seg.place());
  }

  private void leaveOut(XmlElement element) {
    String type = element.attribute("type").map(each -> " type=\"" + each + "\"").orElse("");
    unread.add("<" + element.name() + type + ">", element.place());
  }
}
