package dev.rulewright.reports.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Reads what a run says of itself, see [dev.rulewright.simulator.runs.Manifest].
final class Manifest {

  private static final JsonMapper JSON = new JsonMapper();

  private Manifest() {}

  /// The call that makes the run again.
  ///
  /// @throws BadInput if the file does not tell it
  static String command(Path file) throws IOException {
    var place = Place.of(String.valueOf(file.getFileName()));
    try {
      var command = JSON.readTree(Files.readString(file)).path("command");
      if (!command.isTextual()) {
        throw BadInput.at(place).because("the manifest of a run has a \"command\"");
      }
      return command.asText();
    } catch (JsonProcessingException e) {
      throw BadInput.at(place).because("it is no JSON: " + e.getOriginalMessage(), e);
    }
  }
}
