package dev.rulewright.cli.output;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.PrintWriter;
import picocli.CommandLine.Option;

/// The option to answer a machine instead of a person.
public final class JsonOption {

  @Option(names = "--json", description = "Answer in JSON, for programs.")
  private boolean wanted;

  /// Whether JSON is wanted.
  public boolean wanted() {
    return wanted;
  }

  /// Prints an answer: records become objects with the names of their components as keys, and what
  /// is null is left out.
  public void print(Object answer, PrintWriter out) {
    var json =
        JsonMapper.builder()
            .defaultPropertyInclusion(JsonInclude.Value.ALL_NON_NULL)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();
    try {
      out.println(json.writeValueAsString(answer));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot be written as JSON: " + answer, e);
    }
  }
}
