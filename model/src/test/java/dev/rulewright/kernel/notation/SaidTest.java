package dev.rulewright.kernel.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Function;
import org.junit.jupiter.api.Test;

/// What lies on a table is said once: how a position is made of it tells which fields there are.
final class SaidTest {

  private record Purse(int coins, int gems) {}

  private record Table(int round, Purse ant, Purse hare) {}

  private static final Form<Integer> NUMBER = Form.number(0, 99, "a number");

  private static final EntryNotation<Table, String> NOTATION =
      new EntryNotation<>(
          Said.entries(SaidTest::table), SaidTest::table, (_, text) -> text.toString());

  private static Table table(Said<Table> said) {
    Purse ant = purse(said.part("ant-", Table::ant));
    Function<Said<Table>, Integer> coinsOfTheAnt =
        others -> others.of(Entry.of("ant-coins", NUMBER, table -> table.ant().coins(), 3));
    return new Table(
        said.of(Entry.of("round", NUMBER, Table::round, 0).usually(coinsOfTheAnt)),
        ant,
        purse(said.part("hare-", Table::hare)));
  }

  private static Purse purse(Said.Part<Table, Purse> said) {
    return new Purse(
        said.of("coins", NUMBER, Purse::coins, 3), said.of("gems", NUMBER, Purse::gems, 0));
  }

  @Test
  void thereAreTheFieldsThatAreAskedForInTheirOrderAndOnce() {
    assertThat(NOTATION.entries())
        .extracting(Entry::key)
        .containsExactly("ant-coins", "ant-gems", "round", "hare-coins", "hare-gems");
  }

  @Test
  void whatIsUsualIsLeftOutAndFollowsFromOtherFields() {
    var table = new Table(5, new Purse(5, 0), new Purse(3, 2));
    assertThat(NOTATION.write(table)).isEqualTo("ant-coins: 5\nhare-gems: 2\n");
    assertThat(NOTATION.read("ant-coins: 5; hare-gems: 2", "test")).isEqualTo(table);
    assertThat(NOTATION.read("round: 1", "test"))
        .isEqualTo(new Table(1, new Purse(3, 0), new Purse(3, 0)));
  }

  @Test
  void whereNothingIsSaidEverythingIsUsual() {
    assertThat(table(Said.nothing())).isEqualTo(new Table(3, new Purse(3, 0), new Purse(3, 0)));
  }
}
