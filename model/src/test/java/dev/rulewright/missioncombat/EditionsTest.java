package dev.rulewright.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Clause.Citation;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Wording;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What each edition says, as its text was read: answers, silence, contradictions, lines, and where
/// a paraphrase says more.
class EditionsTest {

  /// The German lines 125, 173, 177; English 350, 398, 422, 531, 535; French 627, 667, 677, 689,
  /// 731, 818 and 822.
  @ParameterizedTest
  @CsvSource({
    "A29, de, SILENT",
    "A29, en, PRINTED",
    "A29, fr, PRINTED",
    "A43, de, PRINTED",
    "A43, fr, CONTRADICTORY",
    "A51, de, PRINTED",
    "A51, en, CONTRADICTORY",
    "A51, fr, CONTRADICTORY",
    "L01, en, SILENT",
    "L01, fr, SILENT",
    "L02, en, CONTRADICTORY",
    "L06, fr, PRINTED",
    "L08, en, CONTRADICTORY",
    "L08, fr, CONTRADICTORY",
    "L10, en, PRINTED",
    "L10, fr, CONTRADICTORY",
    "L12, fr, SILENT",
    "L13, en, PRINTED",
    "L13, fr, SILENT",
    "L14, de, SILENT",
    "L14, en, SILENT",
    "L14, fr, PRINTED"
  })
  void anEditionSaysWhatItsTextSays(String id, String edition, Wording wording) {
    assertThat(question(id).wordingIn(edition)).isEqualTo(wording);
  }

  @ParameterizedTest
  @CsvSource({
    "L01, de, 173",
    "L01, en, 450",
    "L01, fr, 717",
    "L12, fr, ''",
    "L13, en, 350 390 394 406",
    "L13, fr, 627 673",
    "A34, fr, 721 735 756 770 850-852",
    "A51, en, 350 394 398 422 517",
    "A51, fr, 627 667 689 782"
  })
  void aQuestionLeadsToTheLinesThatSpeakOfIt(String id, String edition, String lines) {
    assertThat(lines(question(id).speaksOfIn(edition))).isEqualTo(lines);
  }

  @ParameterizedTest
  @CsvSource({
    "TURN-1, de, 105 111, ''",
    "TURN-1, en, 350, who begins is not said here",
    "TURN-1, fr, 627, who begins is not said",
    "TURN-11, de, 125, announcing is recommended",
    "TURN-11, en, 412, a player should announce it",
    "TURN-11, fr, 677, ''",
    "INTRO-1, en, 350, units are destroyed",
    "WIN-1, fr, 667 689, line 667 says destroyed",
    "MATERIAL-7, de, 77 81, ''",
    "MATERIAL-7, en, 380, only the kind is spoken of",
    "MATERIAL-8, fr, 659, that it matters for nothing else is not said",
    "SETUP-5, en, 390, neither face up nor whose pile is said",
    "ATTACK-6, fr, 729, neither face up nor whose pile is said",
    "MOVE-4, de, 169, ''",
    "MOVE-4, en, 450, it attacks until no enemy is left there",
    "MOVE-4, fr, 717, it attacks until no enemy is left there",
    "MOVE-7, de, 165 177, ''",
    "PLAY-4, en, 436 446, ''",
    "PLAY-4, fr, 703 713, ''",
    "ATTACK-5, en, 460 476, ''",
    "ATTACK-5, fr, 727 743, ''",
    "ATTACK-7, en, 464, ''",
    "ATTACK-7, fr, 731, further damage is said to come in the next turns",
    "TRAIT-5, en, 497, ''",
    "TRAIT-5, fr, 764, it goes to units whose damage is made against the attacker's own type"
  })
  void aClauseNamesItsLinesAndWhereAnEditionSaysLess(
      String id, String edition, String lines, String remark) {
    Clause clause =
        MissionCombat.READINGS.rulebook().clauses().stream()
            .filter(c -> c.id().equals(id))
            .findFirst()
            .orElseThrow();
    var passages = clause.citations().stream().filter(at -> at.edition().equals(edition)).toList();
    assertThat(lines(passages)).isEqualTo(lines);
    assertThat(clause.remarks().getOrDefault(edition, "")).isEqualTo(remark);
  }

  private static Question question(String id) {
    return MissionCombat.READINGS.questions().stream()
        .filter(q -> q.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static String lines(List<Citation> passages) {
    return passages.stream()
        .map(at ->
            at.firstLine() == at.lastLine()
                ? "" + at.firstLine()
                : at.firstLine() + "-" + at.lastLine())
        .collect(Collectors.joining(" "));
  }
}
