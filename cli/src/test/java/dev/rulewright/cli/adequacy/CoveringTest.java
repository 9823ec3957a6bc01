package dev.rulewright.cli.adequacy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CoveringTest {

  private record Thing(String name, Set<Integer> covers, int cost) {}

  @Test
  void twoThatCoverAllAreFewerThanThreeThoughTheyCostMore() {
    var things =
        List.of(
            new Thing("a", Set.of(1, 2), 1),
            new Thing("b", Set.of(3), 1),
            new Thing("c", Set.of(4), 1),
            new Thing("d", Set.of(3, 4), 100));
    assertThat(names(things)).containsExactly("a", "d");
  }

  @Test
  void ofChoicesOfTheSameSizeTheCheapestIsTaken() {
    var things =
        List.of(
            new Thing("a", Set.of(1), 5),
            new Thing("b", Set.of(1), 2),
            new Thing("c", Set.of(), 0));
    assertThat(names(things)).containsExactly("b");
  }

  @Test
  void itIsAsSmallAsTheSmallestOfAllChoices() {
    var random = new SplittableRandom(7);
    for (int round = 0; round < 50; round++) {
      var things = new ArrayList<Thing>();
      for (int i = 0; i < 9; i++) {
        Set<Integer> covers = new HashSet<>();
        for (int j = 0; j < 3; j++) {
          covers.add(random.nextInt(10));
        }
        things.add(new Thing("t" + i, covers, random.nextInt(5)));
      }
      List<Thing> chosen = chosen(things);
      assertThat(union(chosen)).isEqualTo(union(things));
      assertThat(weight(chosen)).isEqualTo(smallest(things));
    }
  }

  /// Tries every choice.
  private static int smallest(List<Thing> things) {
    var choices = new ArrayList<List<Thing>>();
    for (int bits = 0; bits < 1 << things.size(); bits++) {
      var choice = new ArrayList<Thing>();
      for (int i = 0; i < things.size(); i++) {
        if ((bits >> i & 1) == 1) {
          choice.add(things.get(i));
        }
      }
      if (union(choice).equals(union(things))) {
        choices.add(choice);
      }
    }
    return choices.stream().map(CoveringTest::weight).min(Comparator.naturalOrder()).orElseThrow();
  }

  private static int weight(List<Thing> choice) {
    return choice.stream().mapToInt(thing -> 1000 + thing.cost).sum();
  }

  private static Set<Integer> union(List<Thing> things) {
    Set<Integer> all = new HashSet<>();
    things.forEach(thing -> all.addAll(thing.covers));
    return all;
  }

  private static List<Thing> chosen(List<Thing> things) {
    return Covering.smallest(things, Thing::covers, Thing::cost);
  }

  private static List<String> names(List<Thing> things) {
    return chosen(things).stream().map(Thing::name).toList();
  }
}
