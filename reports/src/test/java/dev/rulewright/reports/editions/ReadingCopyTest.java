package dev.rulewright.reports.editions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Evidence;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.link.ClauseTable;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReadingCopyTest {

  private static final Row HEADING = row(Role.HEADING, 1, "Harbours", "Häfen");
  private static final Row MAY =
      row(Role.RULE, 3, "You may draw 2 cards.", "Du musst 3 Karten ziehen.");
  private static final Row ALONE = row(Role.RULE, 5, "Shuffle <b>well</b>.", "");

  private static final List<Finding> FINDINGS =
      List.of(
          finding(Kind.MODALITY, Severity.RULE_CHANGING, MAY, "may", "musst"),
          finding(Kind.NUMBER, Severity.RULE_CHANGING, MAY, "2", "3"),
          finding(Kind.OMISSION, Severity.MISLEADING, ALONE, "", ""));

  private static Row row(Role role, int line, String english, String german) {
    Map<String, List<Unit>> units = new LinkedHashMap<>();
    units.put("en", units(role, line, english));
    units.put("de", units(role, line + 10, german));
    return new Row(units, 1);
  }

  private static List<Unit> units(Role role, int line, String text) {
    return text.isEmpty()
        ? List.of()
        : List.of(new Unit(line + ".1", line, line, "Harbours", role, text));
  }

  private static Finding finding(
      Kind kind, Severity severity, Row row, String english, String german) {
    return new Finding(
        kind,
        severity,
        0.85,
        row,
        Map.of("en", new Said(english, english), "de", new Said(german, german)),
        "point",
        "an explanation with <i>",
        Finding.Link.NONE);
  }

  private static String page(List<Finding> findings, Map<String, ReadingCopy.Judged> judged) {
    var clauses = new ClauseTable(Map.of("DRAW-1", Map.of("en", Set.of("3.1"))));
    return new ReadingCopy(
            "A & B",
            new Alignment(List.of("en", "de"), List.of(HEADING, MAY, ALONE)),
            findings,
            clauses,
            judged,
            "here",
            "editions judge --edition=en='a b'")
        .html();
  }

  @Test
  void theWordsThatDifferAreMarkedByKindWithTheNumberOfTheirFinding() {
    assertThat(page(FINDINGS, Map.of()))
        .contains(
            "You <mark class=\"duty\">may</mark><a class=\"ref\" href=\"#f1\"",
            "draw <mark class=\"amount\">2</mark><a class=\"ref\" href=\"#f2\"",
            "Du <mark class=\"duty\">musst</mark>",
            "<td lang=\"de\" class=\"silent gap\" data-edition=\"de\">",
            "Findings: 2 rule-changing, 1 misleading.");
  }

  @Test
  void ofAWordThatStandsTwiceTheOneThatDiffersIsMarked() {
    Row row = row(Role.RULE, 1, "A card may move, and may turn.", "Sie darf, darf auch.");
    var second = new Evidence(row.in("en").getFirst(), 21, 24);
    var said = Map.of("en", new Said("may", "may", Optional.of(second)), "de", Said.NOTHING);
    var finding =
        new Finding(
            Kind.MODALITY, Severity.MISLEADING, 1, row, said, "modality", "", Finding.Link.NONE);
    var alignment = new Alignment(List.of("en", "de"), List.of(row));
    assertThat(
            new ReadingCopy(
                    "T", alignment, List.of(finding), ClauseTable.NONE, Map.of(), "here", "judge")
                .html())
        .contains("A card may move, and <mark class=\"duty\">may</mark>");
  }

  @Test
  void noWaveCrossesTheNextLineOfAPrint() {
    String page = page(FINDINGS, Map.of());
    assertThat(page.substring(page.indexOf("@media print")))
        .contains("mark.word { text-decoration: underline solid");
  }

  @Test
  void whatGoesOverSeveralRowsStandsBesideTheFirst() {
    Map<String, List<Unit>> units = new LinkedHashMap<>();
    for (String language : List.of("en", "de")) {
      units.put(language, Stream.of(MAY, ALONE).flatMap(row -> row.in(language).stream()).toList());
    }
    Finding over = finding(Kind.NUMBER, Severity.MISLEADING, new Row(units, 1), "2", "3");
    assertThat(page(List.of(over), Map.of()))
        .contains("draw <mark class=\"amount\">2</mark>", "data-id=\"" + over.id() + "\"");
  }

  @Test
  void clausesAreAnchorsOnce() {
    assertThat(page(FINDINGS, Map.of()))
        .containsOnlyOnce("<tr id=\"DRAW-1\"")
        .contains("<a class=\"clause\" href=\"#DRAW-1\">DRAW-1</a>");
  }

  @Test
  void whatWasJudgedIsThereAgain() {
    String id = FINDINGS.getFirst().id();
    assertThat(page(FINDINGS, Map.of(id, new ReadingCopy.Judged("harmless", "a \"habit\""))))
        .contains(
            "data-status=\"harmless\" data-note=\"a &quot;habit&quot;\"",
            "<p class=\"judged\">harmless: a &quot;habit&quot;</p>");
  }

  @Test
  void howWhatIsJudgedIsRememberedIsSaid() {
    assertThat(page(FINDINGS, Map.of()))
        .contains("<pre>editions judge --edition=en=&#39;a b&#39;</pre>");
  }

  @Test
  void textIsNeverMarkup() {
    assertThat(page(FINDINGS, Map.of()))
        .contains("Shuffle &lt;b&gt;well&lt;/b&gt;.", "<title>A &amp; B</title>", "with &lt;i&gt;")
        .doesNotContain("<b>well", "with <i>");
  }

  @Test
  void thePolicyAllowsTheStyleAndTheScriptOfThePageAndNothingElse() throws Exception {
    String page = page(FINDINGS, Map.of());
    assertThat(page)
        .contains(
            "content=\"default-src 'none'; style-src '%s'; script-src '%s'; base-uri 'none'; form-action 'none'\""
                .formatted(hash(page, "style"), hash(page, "script")))
        .doesNotContainPattern("style=|\\bon\\w+=|https?:");
  }

  private static String hash(String page, String element) throws Exception {
    Matcher inline =
        Pattern.compile("<%1$s>(.*?)</%1$s>".formatted(element), Pattern.DOTALL).matcher(page);
    assertThat(inline.find()).isTrue();
    byte[] digest =
        MessageDigest.getInstance("SHA-256")
            .digest(inline.group(1).getBytes(StandardCharsets.UTF_8));
    return "sha256-" + Base64.getEncoder().encodeToString(digest);
  }

  @Test
  void aPageWithoutFindingsHasNothingToJudge() {
    assertThat(page(List.of(), Map.of()))
        .contains("No findings.")
        .doesNotContain("id=\"tools\"", "id=\"export\"", "legend\"");
  }

  @Test
  void findingsStandBelowTheRowsOfManyEditions() {
    Map<String, List<Unit>> units = new LinkedHashMap<>();
    List.of("en", "de", "fr", "it", "es", "nl", "pl", "pt")
        .forEach(language -> units.put(language, units(Role.RULE, 1, "2")));
    var row = new Row(units, 1);
    var alignment = new Alignment(List.copyOf(units.keySet()), List.of(row));
    Finding finding = finding(Kind.NUMBER, Severity.MISLEADING, row, "2", "2");
    String page =
        new ReadingCopy("T", alignment, List.of(finding), ClauseTable.NONE, Map.of(), "", "")
            .html();
    assertThat(page).contains("<tr class=\"notes\"><td colspan=\"8\">", "Findings: 1 misleading.");
  }
}
