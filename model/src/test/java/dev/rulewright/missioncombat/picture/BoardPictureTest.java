package dev.rulewright.missioncombat.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.MaterialReader;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// Pictures, compared with text files that somebody has looked at.
final class BoardPictureTest {

  private static final MissionCombat GAME = MissionCombat.standard();

  @Test
  void aTurnWithAGuest() {
    assertThat(
            Pictured.text(
                GAME,
                GAME.notation()
                    .read(
                        """
                        ap: 2
                        hq: rifleman x2
                        bunker-west: stealth-sniper#10, stealth-special-force x3, commando
                        arterial-road: gunner#road-used
                        dark-portal: armored-gauss-tank#road-used, psionic-priest, portal-trooper x3
                        red-portal: portal-runner x2, exorcist#10
                        yellow-portal-omega: portal-hound#10
                        guest: armored-gauss-tank from arterial-road after 1 attack
                        marines-hand: rifleman x2, hellfire, artillery-barrage
                        marines-discard: missile-strike
                        portalists-hand: trap-portal
                        """,
                        "in")))
        .isEqualTo(expected("guest.txt"));
  }

  @Test
  void thePlacement() {
    assertThat(
            Pictured.text(
                GAME,
                GAME.notation()
                    .read(
                        """
                        stage: placement
                        to-move: portalists
                        hq: rifleman
                        marines-hand: stealth-sniper, howitzer, rifleman x2
                        portalists-hand: exorcist x2, portal-trooper, portal-hound, portal-behemoth
                        portalists-discard: trap-portal
                        """,
                        "in")))
        .isEqualTo(expected("placement.txt"));
  }

  @Test
  void aSmallBoardWithLongNames() {
    Material material =
        MaterialReader.read(
            Map.of(
                "cards",
                input(
                    """
                    card,name,faction,kind,type,defence,weapon,damage,traits,copies,assumed
                    unit-with-a-name-that-takes-more-than-one-line,U,marines,unit,elite,1000,elite,1000,oversized speed ranged,60,all
                    foe,F,portalists,unit,elite,20,elite,10,,9,all
                    """),
                "areas",
                input(
                    """
                    area,name,faction,building,effect,evidence
                    home,The Home of the Brave and the Free,marines,no,none,assumed
                    fort,Fort,portalists,yes,defence-plus-10,assumed
                    an-area-with-a-name-longer-than-a-box-is-wide,Longer,portalists,no,none,assumed
                    """),
                "adjacency",
                input(
                    """
                    area,adjacent_area,evidence
                    home,fort,assumed
                    fort,an-area-with-a-name-longer-than-a-box-is-wide,assumed
                    """)));
    var game = new MissionCombat(material, MissionCombat.READINGS.standard());
    Position position =
        game.notation()
            .read(
                """
                home: unit-with-a-name-that-takes-more-than-one-line#10 x2
                fort: foe#10, unit-with-a-name-that-takes-more-than-one-line#990
                guest: unit-with-a-name-that-takes-more-than-one-line@fort from an-area-with-a-name-longer-than-a-box-is-wide
                """,
                "in");
    assertThat(Pictured.text(game, position)).isEqualTo(expected("small-board.txt"));
  }

  private static DataFile input(String text) {
    return new DataFile("test", text);
  }

  private static String expected(String file) {
    try (var stream =
        Objects.requireNonNull(BoardPictureTest.class.getResourceAsStream(file), file)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
