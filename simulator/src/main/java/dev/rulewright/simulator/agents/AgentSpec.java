package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.util.Collections;
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
    String[] pieces = text.split(":", -1);
    if (pieces[0].isBlank()) {
      throw BadInput.at(start).found(text).expected("the name of an agent");
    }
    var settings = new TreeMap<String, String>();
    int offset = pieces[0].length() + 1;
    for (int i = 1; i < pieces.length; i++) {
      String piece = pieces[i];
      int equals = piece.indexOf('=');
      BadInput.Report report = BadInput.at(start.after(offset)).found(piece);
      if (equals < 1) {
        throw report.expected("key=value");
      }
      if (settings.put(piece.substring(0, equals), piece.substring(equals + 1)) != null) {
        throw report.because("this is set already");
      }
      offset += piece.length() + 1;
    }
    return new AgentSpec(pieces[0], settings);
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
