package dev.rulewright.simulator.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class WeightsTest {

  private final Weights weights = new Weights(new TreeMap<>(Map.of("far", 0.3, "wound", 0.4)));

  private Weights changed(String text) {
    return weights.changedBy(text, "mine.csv");
  }

  @Test
  void whatAFileDoesNotNameStaysAsItIs() {
    assertThat(changed("weight,value,meaning\nfar,0.2,any\n").values())
        .isEqualTo(Map.of("far", 0.2, "wound", 0.4));
  }

  @Test
  void whatMakesNoSenseIsToldWithItsPlace() {
    assertThatThrownBy(() -> changed("weight,value\nwound,1\nfar,near\n"))
        .hasMessage("mine.csv:3:5: 'near': expected a number");
    assertThatThrownBy(() -> changed("weight,value\nfar,NaN\n"))
        .hasMessage("mine.csv:2:5: 'NaN': expected a number");
    assertThatThrownBy(() -> changed("weight,value\nfar,1\nfar,2\n"))
        .hasMessage("mine.csv:3:1: 'far': this weight is given already");
    assertThatThrownBy(() -> changed("weight,worth\nfar,1\n"))
        .hasMessage("mine.csv:1:13: the column 'value' is missing");
    assertThatThrownBy(() -> changed("weight,value\nfar,0x1p3\n"))
        .hasMessage("mine.csv:2:5: '0x1p3': expected a number");
    assertThatThrownBy(() -> changed("weight,value\nfar\n"))
        .hasMessage("mine.csv:2:4: expected 2 values, one for each column, found 1");
    assertThatThrownBy(() -> changed("\n\n"))
        .hasMessage("mine.csv: the file is empty, expected the columns weight,value");
    assertThatThrownBy(() -> changed("weight,value\nfar,1\nwounds,1\n"))
        .hasMessageStartingWith("mine.csv:3:1: 'wounds': expected the name of a weight")
        .hasMessageEndingWith("Maybe wound?");
  }
}
