package dev.rulewright.simulator.missioncombat.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.missioncombat.box.MissionCombatProvider;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.batch.ThreadEngine;
import dev.rulewright.simulator.kit.KitBatchFactory;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class MissionBatchFactoryTest {

  private static final KitBatchFactory FACTORY = KitBatchFactory.standard("mission-combat", "1");
  private static final Arm SHORT =
      new Arm("short", Map.of("agents", "random", "numbers.turn-limit", "20"));

  private static List<GameRecord> played(KitBatchFactory factory, Arm arm, int threads) {
    var games = new ArrayList<GameRecord>();
    new ThreadEngine(threads)
        .play(factory, 5, List.of(new Order(arm, 0, 8)), games::add, () -> false, (_, _) -> {});
    return games;
  }

  @Test
  void gamesOfAPairDifferInWhoBegins() {
    List<GameRecord> games = played(FACTORY, SHORT, 1);
    for (int i = 0; i < games.size(); i += 2) {
      assertThat(games.get(i).pair()).isEqualTo(games.get(i + 1).pair());
      assertThat(games.get(i).starter()).isNotEqualTo(games.get(i + 1).starter());
    }
    assertThat(games).allMatch(game -> game.arm().equals("short") && game.turns() <= 20);
  }

  @Test
  void aFactoryThatWasSentAwayMakesTheSameGames() throws IOException, ClassNotFoundException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new ObjectOutputStream(bytes)) {
      out.writeObject(FACTORY);
    }
    KitBatchFactory sent;
    try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      sent = (KitBatchFactory) in.readObject();
    }
    assertThat(played(sent, SHORT, 4)).isEqualTo(played(FACTORY, SHORT, 1));
    assertThat(identity(sent)).isEqualTo(identity(FACTORY));
  }

  @Test
  void otherCardsAreAnotherIdentity() {
    String cards =
        """
        card,name,faction,kind,type,defence,weapon,damage,traits,copies,assumed
        a,A,marines,unit,standard,10,standard,%d,,10,
        b,B,portalists,unit,standard,10,standard,10,,10,
        """;
    var one = identity(withCards(cards.formatted(10)));
    var other = identity(withCards(cards.formatted(20)));
    assertThat(one.get("cards")).isNotEqualTo(other.get("cards"));
    assertThat(one.get("adjacency")).isEqualTo(other.get("adjacency"));
  }

  private static Map<String, String> identity(KitBatchFactory factory) {
    return factory.prepared(factory.setup(Arm.BASE), Arm.BASE, 1).identity();
  }

  private static KitBatchFactory withCards(String text) {
    return new KitBatchFactory(
        new ChosenGame(
            new MissionCombatProvider(), Map.of("cards", new DataFile("my.csv", text)), List.of()),
        null,
        false,
        "1");
  }

  @Test
  void aWrongArmIsNamed() {
    assertThatThrownBy(() -> FACTORY.batch(new Arm("b", Map.of("cards.hellfir.damage", "20")), 1))
        .hasMessage(
            "arm b: 'cards.hellfir.damage': expected the name of a setting\nMaybe"
                + " cards.hellfire.damage?");
  }

  @Test
  void whatAFactionDoesWithoutIsLeftOutOfItsMoves() {
    var free = new Arm("free", SHORT.changes());
    var changes = new TreeMap<>(SHORT.changes());
    changes.put("without.marines", "event");
    assertThat(played(FACTORY, new Arm("free", changes), 1)).isNotEqualTo(played(FACTORY, free, 1));
    changes.put("without.marines", "nothing");
    assertThat(played(FACTORY, new Arm("free", changes), 1)).isEqualTo(played(FACTORY, free, 1));
    assertThatThrownBy(
            () -> FACTORY.batch(new Arm("b", Map.of("without.marines", "event,helfire")), 1))
        .hasMessageStartingWith("arm b:7: 'helfire': expected")
        .hasMessageEndingWith("Maybe hellfire?");
  }
}
