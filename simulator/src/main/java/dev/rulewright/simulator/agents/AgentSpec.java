package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// An agent as text: its name and what is set about it, as in `greedy:depth=2:width=100`. Whether
/// there is such an agent is up to an [AgentCatalogue].
///
/// @param name the name of the provider
/// @param settings values by parameter, as text
public record AgentSpec(String name, SortedMap<String, String> settings) {

  public AgentSpec {
    settings = Collections.unmodifiableSortedMap(new TreeMap<>(settings));
  }

  /// An agent with its usual settings.
  public static AgentSpec of(String name) {
    return new AgentSpec(name, Collections.emptySortedMap());
  }

  /// Reads `name:key=value:key=value`.
  ///
  /// @param start where the text begins
  /// @throws BadInput if the text does not have this form, or sets something twice
  public static AgentSpec parse(String text, Place start) {
    List<Word> pieces = new Word(text, start).pieces(':');
    Word name = pieces.getFirst();
    if (name.text().isEmpty()) {
      throw BadInput.at(start).found(text).expected("the name of an agent");
    }
    var settings = new TreeMap<String, String>();
    for (Word piece : pieces.subList(1, pieces.size())) {
      String[] setting = piece.text().split("=", 2);
      if (setting.length < 2 || setting[0].isEmpty()) {
        throw piece.expected("key=value");
      }
      if (settings.put(setting[0], setting[1]) != null) {
        throw piece.because("this is set already");
      }
    }
    return new AgentSpec(name.text(), settings);
  }

  /// The text that is read back as this: settings in the order of their names.
  @Override
  public String toString() {
    return name
        + settings.entrySet().stream()
            .map(each -> ":" + each.getKey() + "=" + each.getValue())
            .collect(Collectors.joining());
  }
}
