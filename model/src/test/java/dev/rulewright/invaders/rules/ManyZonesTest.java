package dev.rulewright.invaders.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.box.InvadersProvider;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.input.DataFile;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// With more zones than an `int` has bits, the hero is remembered in the zones into which it has
/// moved and in no other.
class ManyZonesTest {

  private static final Place HERE = Place.of("test");

  private static final DataFile ZONES =
      new DataFile(
          "zones.csv",
          IntStream.rangeClosed(0, 32)
              .mapToObj("zone-%1$d,Zone %1$d,4,4,,made up\n"::formatted)
              .collect(
                  Collectors.joining("", "zone,name,power,slots-per-side,assumed,evidence\n", "")));

  @Test
  void theHeroMovesIntoTheFirstZoneAfterTheThirtyThird() {
    Invaders game =
        new InvadersProvider()
            .open(Map.of("zones", ZONES), Map.of())
            .game("standard,hero.moves=any-number", HERE);
    Position start = game.notation().read("to-move: mankind; hero: hero-a zone-1", "start");
    Position there = game.play(start, game.notation().readMove(start, "move-hero zone-32", HERE));
    String written = game.notation().write(there);
    assertThat(written).contains("hero: hero-a zone-32 entered-zone-32").doesNotContain("zone-0");
    assertThat(game.notation().read(written, "there")).isEqualTo(there);
    Position first = game.play(there, game.notation().readMove(there, "move-hero zone-0", HERE));
    assertThat(game.notation().write(first))
        .contains("hero: hero-a zone-0 entered-zone-0 entered-zone-32");
    assertThat(game.judge(first, game.notation().readMove(first, "move-hero zone-32", HERE)))
        .isInstanceOf(Ruling.Refused.class);
  }
}
