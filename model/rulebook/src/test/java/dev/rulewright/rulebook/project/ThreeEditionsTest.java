package dev.rulewright.rulebook.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.PrintedText;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The printed rulebook of *Mission: Combat!* in three editions, whose text is not part of this
/// project: it is looked for in the folders above.
class ThreeEditionsTest {

  /// What people who read all three found, one line each: a name, the line in which each edition
  /// says it (`-` if it says nothing), the point in which a finding should tell it, and who is
  /// alone with it (`-` if nobody is). Differences that leave play as it is are not there:
  /// *Ausgangsgebiet*, *stays*, three words for *opposing*, what is implied elsewhere.
  private static final String DIFFERENCES =
      """
      chapter on set-up                  103 394 -   text          fr
      who begins                         105 -   -   text          de
      end of a turn is announced         125 412 677 modality      fr
      removed or destroyed                27 350 627 verb.removal  de
      when cards are shuffled again      143 428 695 timing.trigger de
      large, oversized, colossal         216 489 756 concept       fr
      attack until clear                 169 450 717 timing.order  de
      check before other actions         171 -   -   text          de
      back at the end of a turn          173 450 717 timing.point  de
      must or may go back, in an example - -  915 modality      fr
      back after each attack             177 454 721 who.all       fr
      how much damage is dealt           183 460 727 bound         -
      whether damage is split            183 460 727 concept       de
      immune or out of reach             183 460 727 exclusive     de
      whose type fits whose damage       226 497 764 term.first    fr
      open on its owner's pile           185 462 729 openness      de
      damage in later turns              187 464 731 timing.next   fr
      what may be attacked, in an example 893 895 897 term         fr
      one attack or a further one        224 497 764 scope.place   de
      whose units an event hits, first   232 505 770 scope.owner   fr
      whose units an event hits, second  236 509 774 scope.owner   fr
      whose units an event hits, third   240 513 778 scope.owner   fr
      only own units                     258 531 796 exclusive     de
      control while enemies are there    258 531 796 scope.owner   fr
      from here                          276 549 816 scope.from    de
      may move, on the card              276 549 816 modality      de
      a move like any other              278 551 818 term.named    de
      still or always                    278 551 818 term.named    -
      whose events are halved            284 557 824 term.named    fr
      may draw another card              290 565 830 modality      de
      open on the pile                   290 565 832 openness      en
      which portals                      312 587 854 term.named    de
      not where enemies control          312 587 854 text          de
      this area or any                   312 587 854 term.named    en
      another name, in an example        893 895 897 name          fr
      """;

  private record Difference(String name, List<String> lines, String point, String alone) {

    static Difference of(String line) {
      List<String> words = List.of(line.strip().split("\\s+"));
      int lines = words.size() - 5;
      return new Difference(
          String.join(" ", words.subList(0, lines)),
          words.subList(lines, lines + 3),
          words.get(lines + 3),
          words.getLast());
    }

    boolean isToldBy(Finding finding) {
      return finding.severity() != Severity.COSMETIC
          && (finding.parameter() + ".").startsWith(point + ".")
          && finding.deviates().orElse("-").equals(alone)
          && standsIn(finding, "de", lines.get(0))
          && standsIn(finding, "en", lines.get(1))
          && standsIn(finding, "fr", lines.get(2));
    }

    private static boolean standsIn(Finding finding, String language, String line) {
      List<Unit> units = finding.row().in(language);
      return line.equals("-")
          ? units.isEmpty()
          : units.stream()
              .anyMatch(unit ->
                  unit.firstLine() <= Integer.parseInt(line)
                      && Integer.parseInt(line) <= unit.lastLine());
    }
  }

  private static Project editions() {
    return Project.of(PrintedText.MISSION_COMBAT.sources());
  }

  private static List<String> found(Project project) {
    List<Finding> findings = Compared.of(project).findings();
    return DIFFERENCES
        .lines()
        .map(Difference::of)
        .filter(each -> findings.stream().anyMatch(each::isToldBy))
        .map(Difference::name)
        .toList();
  }

  @Test
  void withItsGameMostDifferencesThatPeopleFoundAreToldInTheRightLinesAndEdition() {
    assertThat(found(editions().of("mission-combat"))).hasSizeGreaterThanOrEqualTo(30);
  }

  @Test
  void withoutAGameTenOfThemAre() {
    assertThat(found(editions())).hasSizeGreaterThanOrEqualTo(10);
  }
}
