package dev.rulewright.cli.editions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `editions`.
final class EditionsCommandTest {

  @TempDir private Path folder;

  private String english = "";
  private String german = "";

  @BeforeEach
  void write() throws IOException {
    english = "--edition=en=" + folder.resolve("rules.txt") + ":2-4";
    german = "--edition=de=" + folder.resolve("rules.txt") + ":6-";
    Files.writeString(
        folder.resolve("rules.txt"),
        """
        Rules
        A player may draw up to 3 cards.

        Then the turn of the player ends.

        Ein Spieler muss bis zu 4 Karten ziehen.

        Dann endet der Zug des Spielers.
        """);
  }

  @Test
  void whereTheEditionsDifferIsTold() {
    var called = Called.with("editions", "check", english, german);
    assertThat(called.code()).isEqualTo(1);
    assertThat(called.out())
        .contains(
            "rule-changing, modality: What one edition leaves to players another demands or"
                + " forbids: may it, should it or must it be done?")
        .contains("  en 'may'\n     2.1 A player may draw up to 3 cards.\n")
        .contains("  de 'muss'\n     6.1 Ein Spieler muss bis zu 4 Karten ziehen.\n")
        .contains("rule-changing, number: Players count with another number: which number?")
        .endsWith("2 findings\n");
  }

  @Test
  void howManyMatterTooLittleIsSaid() throws IOException {
    Path doubled = folder.resolve("doubled.txt");
    Files.writeString(doubled, "Rules\n\nA player player may draw up to 3 cards.\n");
    Path clean = folder.resolve("clean.txt");
    Files.writeString(clean, "Regeln\n\nEin Spieler darf bis zu 3 Karten ziehen.\n");
    var called =
        Called.with("editions", "check", "--edition=en=" + doubled, "--edition=de=" + clean);
    assertThat(called.out())
        .isEqualTo("0 findings; 1 below misleading (--min-severity cosmetic)\n");
  }

  @Test
  void findingsAreWrittenAsATable() throws IOException {
    Path csv = folder.resolve("findings.csv");
    Called.with("editions", "check", english, german, "--reference=de", "--csv=" + csv);
    assertThat(csv)
        .content()
        .startsWith(
            "id,kind,severity,confidence,deviates,clause,section,en_lines,en_quote,de_lines,"
                + "de_quote,explanation,rule_parameter,en_value,de_value,question,scenario,status,"
                + "first_seen\r\nmodality-")
        .contains(
            ",undecided,,,2,may,6,muss,\"What one edition leaves to players another demands or"
                + " forbids: may it, should it or must it be done?\",modality,"
                + "modality.may,modality.must,,,new,"
                + LocalDate.now(ZoneId.systemDefault())
                + "\r\n");
  }

  @Test
  void aTableWithoutFindingsHasTheColumnsOfAllEditions() {
    Path csv = folder.resolve("findings.csv");
    Called.with("editions", "check", english, german, "--kinds=name", "--csv=" + csv);
    assertThat(csv)
        .content()
        .contains(",en_lines,en_quote,de_lines,de_quote,", ",en_value,de_value,")
        .endsWith(",first_seen\r\n");
  }

  @Test
  void someKindsAreTold() {
    assertThat(Called.with("editions", "check", english, german, "--kinds=modality,actor").out())
        .contains("rule-changing, modality")
        .endsWith("1 finding\n");
    assertThat(Called.with("editions", "check", english, german, "--kinds=modalty").err())
        .contains("'--kinds' (KIND): expected one of modality, negation, ", ", found 'modalty'");
  }

  @Test
  void whatIsJudgedElsewhereCountsAndWhatIsGoneIsTold() throws IOException {
    Path judged =
        Files.writeString(
            folder.resolve("elsewhere.tsv"),
            """
            key\tkind\tparameter\tjudgement\tfirst_seen\tnote
            0123456789abcdef\tnumber\tspan\treal\t2026-05-01\tsee the figure
            """);
    String option = "--judged=" + judged;
    assertThat(Called.with("editions", "check", english, german, option).out())
        .endsWith("2 findings; 1 judged before is gone (--all tells which)\n");
    assertThat(Called.with("editions", "check", english, german, option, "--all").out())
        .endsWith(
            "gone, judged real: number, see the figure\n2 findings; 1 judged before is gone\n");
  }

  @Test
  void aProjectOfAGameKnowsItsClausesAndWhatAnswersAreWorth() throws IOException {
    Path project = folder.resolve("project");
    assertThat(
            Called.with("editions", "import", english, german, "--game=chess", "--out=" + project)
                .err())
        .contains("--game: 'chess': expected the name of a game");
    Called.with("editions", "import", english, german, "--game=mission-combat", "--out=" + project);
    Path file = project.resolve("editions.yaml");
    assertThat(file).content().contains("\ngame: mission-combat\n");
    assertThat(Called.with("editions", "check", project.toString()).err())
        .contains("en: too little of it is the printed text of mission-combat");

    Path rules = folder.resolve("rules.txt");
    Files.writeString(rules, Files.readString(rules).replace("may draw", "should draw"));
    Files.writeString(project.resolve("clauses.csv"), "clause,en,de\nTURN-11,2,6\n");
    Files.writeString(
        project.resolve("impact.csv"),
        """
        question_id,answer,agents,difference,low_95,high_95
        L14,announced,heuristic,0.025,-0.01,0.06
        """);
    Files.writeString(file, Files.readString(file) + "clauses: clauses.csv\nimpact: .\n");
    assertThat(Called.with("editions", "check", project.toString()).out())
        .contains(" en automatic; de announced. Measured: announced moves the win rate by +2.5")
        .contains("  [TURN-11; L14");
  }

  @Test
  void sentencesStandBesideEachOther() {
    assertThat(Called.with("editions", "align", english, german).out())
        .contains(
            """
            en 4.1 Then the turn of the player ends.
            de 8.1 Dann endet der Zug des Spielers.
            """);
  }

  @Test
  void anImportedProjectIsCheckedLikeItsEditions() throws IOException {
    Path project = folder.resolve("project");
    var imported = Called.with("editions", "import", english, german, "--out=" + project);
    assertThat(imported.code()).isZero();
    assertThat(imported.out())
        .startsWith(
            """
                units  heading  rule  example  list  card-text  flavour
            en      2        0     2        0     0          0        0
            de      2        0     2        0     0          0        0
            """);
    assertThat(project.resolve("editions.yaml"))
        .content()
        .contains("  en: {file: ../rules.txt, lines: 2-4}\n");
    assertThat(Called.with("editions", "check", project.toString()).out())
        .isEqualTo(Called.with("editions", "check", english, german).out());
    assertThat(Called.with("editions", "import", english, german, "--out=" + project).err())
        .contains("editions.yaml: this project is there already");
  }

  @Test
  void findingsFailTheCheckFromTheGivenSeverityOn() {
    assertThat(Called.with("editions", "check", english, german, "--fail-on=rule-changing").code())
        .isEqualTo(1);
  }

  @Test
  void whatIsJudgedIsNotToldAgainUntilItsSentenceChanges() throws IOException {
    Path project = folder.resolve("project");
    Called.with("editions", "import", english, german, "--out=" + project);
    String told = Called.with("editions", "check", project.toString()).out();
    String id = told.lines().filter(line -> line.startsWith("modality-")).findFirst().orElseThrow();
    id = id.substring(0, id.indexOf(' '));
    assertThat(
            Called.with("editions", "judge", id, "harmless", project.toString(), "--note=as drawn")
                .out())
        .startsWith("1 finding judged\nWritten: ");
    assertThat(Called.with("editions", "check", project.toString()).out())
        .doesNotContain(id)
        .endsWith("1 finding; judged already: 1 harmless (--all tells them)\n");

    Path old = folder.resolve("old");
    Files.createDirectory(old);
    Files.copy(folder.resolve("rules.txt"), folder.resolve("old.txt"));
    Files.writeString(
        old.resolve("editions.yaml"),
        Files.readString(project.resolve("editions.yaml")).replace("rules.txt", "old.txt"));
    Path rules = folder.resolve("rules.txt");
    Files.writeString(rules, Files.readString(rules).replace("muss bis", "muss sofort bis"));
    assertThat(Called.with("editions", "diff", old.toString(), project.toString()).out())
        .contains("  stale: judged harmless before it changed: as drawn\n")
        .endsWith("2 findings where the texts have changed; 2 before the change\n");

    Path saved = folder.resolve("saved.tsv");
    String now = Called.with("editions", "check", project.toString()).out();
    Files.writeString(
        saved,
        "id\tjudgement\tnote\n"
            + now.lines()
                .filter(line -> line.contains("-changing, ") || line.contains("misleading, "))
                .map(line -> line.substring(0, line.indexOf(' ')) + "\tharmless\tx\n")
                .reduce("", String::concat));
    Called.with("editions", "judge", "--from=" + saved, project.toString());
    assertThat(Called.with("editions", "check", project.toString()).code()).isZero();
    assertThat(Called.with("editions", "check", project.toString(), "--all").out())
        .contains("  judged harmless: x\n");
  }

  @Test
  void namedTextsAreJudgedLikeAProject() {
    String judged = "--judged=" + folder.resolve("judged.tsv");
    String told = Called.with("editions", "check", english, german).out();
    String id = told.substring(0, told.indexOf(' '));
    var called = Called.with("editions", "judge", id, "harmless", english, german, judged);
    assertThat(called.out())
        .isEqualTo("1 finding judged\nWritten: " + folder.resolve("judged.tsv") + "\n");
    assertThat(Called.with("editions", "check", english, german, judged).out())
        .doesNotContain(id)
        .endsWith("1 finding; judged already: 1 harmless (--all tells them)\n");
    assertThat(Called.with("editions", "judge", id, "real", "folder", english, german).err())
        .startsWith("--edition: expected a project or editions, found both");
  }

  @Test
  void aFindingThatIsGoneDoesNotCostTheOtherJudgements() throws IOException {
    String judged = "--judged=" + folder.resolve("judged.tsv");
    String told = Called.with("editions", "check", english, german).out();
    String id = told.substring(0, told.indexOf(' '));
    Path saved = folder.resolve("saved.tsv");
    Files.writeString(saved, "id\tjudgement\tnote\nnumber-1a2b3c\treal\t\n" + id + "\treal\t\n");
    Called judge = Called.with("editions", "judge", "--from=" + saved, english, german, judged);
    assertThat(judge.err())
        .isEqualTo(
            "rulewright: warning: %s:2:1: no finding 'number-1a2b3c' any more, so what is said of it is left out\n"
                .formatted(saved));
    assertThat(judge.out()).startsWith("1 finding judged\n");
    Files.writeString(saved, "number-1a2b3c\treal\t\n");
    assertThat(Called.with("editions", "judge", "--from=" + saved, english, german, judged).code())
        .isEqualTo(2);
  }

  @Test
  void aWrongJudgementIsToldInOneSentence() {
    Path project = folder.resolve("project");
    Called.with("editions", "import", english, german, "--out=" + project);
    assertThat(Called.with("editions", "judge", "x", "good", project.toString()).err())
        .startsWith("judge: 'good': expected the name of a judgement (real, harmless, later)");
    assertThat(Called.with("editions", "judge", "x", "real", project.toString()).err())
        .startsWith("judge: 'x': expected the name of a finding (");
    assertThat(Called.with("editions", "judge", "x").err())
        .startsWith("judge: expected a finding and a judgement");
  }

  @Test
  void anUnknownFindingIsToldWithTheNearestOne() {
    String project = folder.resolve("project").toString();
    Called.with("editions", "import", english, german, "--out=" + project);
    String told = Called.with("editions", "check", project).out();
    String id = told.lines().filter(line -> line.startsWith("modality-")).findFirst().orElseThrow();
    id = id.substring(0, id.indexOf(' '));
    String wrong = id.replace("dal", "dla");
    String complaint = ": '" + wrong + "': expected the name of a finding";
    Called play = Called.with("editions", "play", wrong, project);
    assertThat(play.code()).isEqualTo(2);
    assertThat(play.err()).startsWith("play" + complaint).endsWith("\nMaybe " + id + "?\n");
    Called judge = Called.with("editions", "judge", wrong, "real", project);
    assertThat(judge.code()).isEqualTo(2);
    assertThat(judge.err()).startsWith("judge" + complaint).endsWith("\nMaybe " + id + "?\n");
  }

  @Test
  void aLexiconIsWrittenAsAModelAndOverwritesNothing() throws IOException {
    String out = "--out=" + folder.resolve("own");
    assertThat(Called.with("editions", "lexicon", "it", out).out())
        .contains("it.yaml\n", "vocabulary.csv\n");
    Path words = folder.resolve("own/vocabulary.csv");
    assertThat(words).content().startsWith("concept,it\n").contains("\nthing.card,carta");
    Files.writeString(words, "mine");
    Called again = Called.with("editions", "lexicon", "en", out);
    assertThat(again.code()).isEqualTo(2);
    assertThat(again.err()).endsWith("vocabulary.csv: this file is there already\n");
    assertThat(words).hasContent("mine");
    assertThat(folder.resolve("own/en.yaml")).doesNotExist();
    assertThat(Called.with("editions", "lexicon", "fe", out).err())
        .startsWith("lexicon: 'fe': expected the name of a language whose lexicon ships (de, en,");
  }

  @Test
  void aFindingIsPlayedAsItsEditionsReadIt() throws IOException {
    Path project = folder.resolve("project");
    Files.createDirectory(project);
    Files.writeString(
        folder.resolve("all.txt"),
        """
        After 4 moves the player should say that the turn is over.

        Après 4 coups le joueur doit dire que son tour est fini.
        """);
    Files.writeString(
        project.resolve("editions.yaml"),
        """
        editions:
          en: {file: ../all.txt, lines: 1-2}
          fr: {file: ../all.txt, lines: 3-}
        game: mission-combat
        clauses: clauses.csv
        """);
    Files.writeString(project.resolve("clauses.csv"), "clause,en,fr\nTURN-11,1,3\n");
    Files.writeString(project.resolve("align.fix.tsv"), "action\ten\tfr\nlink\tAfter 4\tAprès 4\n");
    Path csv = folder.resolve("findings.csv");
    String told = Called.with("editions", "check", project.toString(), "--csv=" + csv).out();
    assertThat(csv)
        .content()
        .contains(",TURN-11,")
        .contains(",L14,")
        .contains("l14-end-of-a-turn-announced.yaml,new,20");
    String id = told.substring(0, told.indexOf(' '));
    assertThat(Called.with("editions", "play", id, project.toString()).out())
        .contains(
            "TURN-11, question L14, as these words answer it:\n  en automatic\n  fr announced\n")
        .contains("L14=automatic")
        .contains("L14=announced")
        .endsWith("l14-end-of-a-turn-announced.yaml\n");
    assertThat(Called.with("editions", "questions", project.toString()).out())
        .startsWith("0 candidates\n")
        .contains(
            """

            Found in the words of an edition, but not ascribed to it:
              L14 automatic, en: line 1 'should'

            An edition contradicts itself, as the catalogue says:
            """)
        .contains("\nAn edition says nothing, as the catalogue says:\n  en: A01 ")
        .contains("\nAscribed, but it is not known which words here would give it:\n  en: A03 ")
        .doesNotContain("not found in its words");
  }

  @Test
  void noFileOfTheProjectIsOverwritten() throws IOException {
    Path project = folder.resolve("project");
    Called.with("editions", "import", english, german, "--out=" + project);
    Path yaml = project.resolve("editions.yaml");
    Path terms = folder.resolve("terms.tbx");
    Files.writeString(
        terms,
        """
        <tbx><text><body><conceptEntry>
        <langSec xml:lang="en"><termSec><term>card</term></termSec></langSec>
        </conceptEntry></body></text></tbx>
        """);
    Path linked = Files.createSymbolicLink(folder.resolve("page.html"), terms);
    Files.writeString(yaml, Files.readString(yaml) + "termbase: ../terms.tbx\n");
    String text = Files.readString(folder.resolve("rules.txt"));
    for (String[] call :
        new String[][] {
          {"check", "--csv=" + folder.resolve("x/../rules.txt")},
          {"check", "--csv=" + project.resolve("judged.tsv")},
          {"check", "--html=" + linked},
          {"check", "--html=" + yaml},
          {"questions", "--csv=" + yaml},
          {"terms", "extract", "--csv=" + project.resolve("align.fix.tsv")},
          {"terms", "extract", "--tbx=" + terms},
          {"export", "tbx", "--out=" + terms},
          {"export", "tmx", "--out=" + folder.resolve("rules.txt")}
        }) {
      var words = new ArrayList<>(List.of(call));
      words.addFirst("editions");
      words.add(project.toString());
      Called called = Called.with(words.toArray(String[]::new));
      String file = call[call.length - 1].replaceFirst(".*=", "");
      assertThat(called.code()).as(called.toString()).isEqualTo(2);
      assertThat(called.err())
          .isEqualTo(file + ": this file belongs to the project, expected another one to write\n");
    }
    assertThat(folder.resolve("rules.txt")).hasContent(text);
    assertThat(project).isDirectoryContaining(yaml::equals);
    assertThat(project.toFile().list()).hasSize(1);
    assertThat(Called.with("editions", "check", english, german, "--csv=" + linked).code())
        .isEqualTo(1);
  }

  @Test
  void everyPointOfAClauseInWhichEditionsDifferIsACandidateForAQuestion() throws IOException {
    Files.writeString(
        folder.resolve("editions.yaml"),
        """
        editions:
          en: {file: rules.txt, lines: 2-4}
          de: {file: rules.txt, lines: 6-}
        clauses: clauses.csv
        """);
    Files.writeString(folder.resolve("clauses.csv"), "clause,en,de\nDRAW-1,2,6\n");
    assertThat(Called.with("editions", "questions", folder.toString()).out())
        .contains("DRAW-1: may it, should it or must it be done?", "DRAW-1: which number?")
        .endsWith("2 candidates\n");
  }

  @Test
  void wrongUseIsToldInOneSentence() {
    assertThat(Called.with("editions", "check", english).err())
        .startsWith("--edition: one edition is given, expected two or more to compare");
    assertThat(Called.with("editions", "check", english, english).err())
        .contains("this language is there already");
    assertThat(Called.with("editions", "check", english, "--edition=rules.txt").err())
        .contains("expected LANGUAGE=FILE, such as de=rules.txt");
    assertThat(Called.with("editions", "check", english, german, "--reference=ed").err())
        .contains("expected the name of an edition (en, de)");
    assertThat(Called.with("editions", "check", english, "--edition=de=none.txt").err())
        .contains("none.txt: no such file");
    assertThat(Called.with("editions", "check", english, german, "--judged=none.tsv").err())
        .isEqualTo("none.tsv: no such file\n");
    assertThat(Called.with("editions", "diff", "nowhere", folder.toString()).err())
        .startsWith("nowhere");
  }
}
