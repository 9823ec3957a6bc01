package dev.rulewright.simulator.agents.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Moves;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RepliesTest {

  private record Words(List<String> words) implements Moves<String> {

    @Override
    public long size() {
      return words.size();
    }

    @Override
    public String get(long index) {
      return words.get((int) index);
    }
  }

  private final Replies<String, String> replies = new Replies<>();
  private final List<String> valued = new ArrayList<>();

  private List<Node<String, String>> to(String... words) {
    return replies.to(
        new Words(List.of(words)),
        12,
        move -> {
          valued.add(move);
          return move.length() / 10.0;
        });
  }

  @Test
  void handsThatAllowTheSameMovesShareAList() {
    assertThat(to("draw", "end")).isSameAs(to("draw", "end"));
  }

  @Test
  void aMoveIsValuedOnceWhateverElseIsPossible() {
    Node<String, String> end = to("draw", "end").getFirst();
    assertThat(to("end", "attack").getFirst()).isSameAs(end);
    assertThat(valued).containsExactly("draw", "end", "attack");
  }

  @Test
  void whatIsWorstForThePlayerComesFirst() {
    assertThat(to("attack", "end", "draw").stream().map(Node::move))
        .containsExactly("end", "draw", "attack");
  }
}
