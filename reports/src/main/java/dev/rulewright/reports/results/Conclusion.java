package dev.rulewright.reports.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/// What an experiment was asked and what it answers, read back from `verdict.json`.
///
/// @param question what was asked
/// @param sentence the answer in one sentence, with its interval
/// @param plan what was planned before the first game, one sentence each
/// @param base what was set in all arms, by the key of the setting
/// @param basis what the games rest on besides: seed, versions, digests of data and code
/// @param tables the names of the tables, the most telling first
/// @param notes what the numbers mean, one sentence or two each
/// @param assumed what stands in the data without evidence, one sentence each
public record Conclusion(
    String question,
    String sentence,
    List<String> plan,
    SequencedMap<String, String> base,
    SequencedMap<String, String> basis,
    List<String> tables,
    List<String> notes,
    List<String> assumed) {

  private static final JsonMapper JSON = new JsonMapper();

  /// Copies the collections.
  public Conclusion {
    plan = List.copyOf(plan);
    base = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(base));
    basis = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(basis));
    tables = List.copyOf(tables);
    notes = List.copyOf(notes);
    assumed = List.copyOf(assumed);
  }

  /// Reads a verdict that was written.
  ///
  /// @throws BadInput if the file holds none
  public static Conclusion read(Path file) throws IOException {
    var place = Place.of(String.valueOf(file.getFileName()));
    JsonNode verdict;
    try {
      verdict = JSON.readTree(Files.readString(file));
    } catch (JsonProcessingException e) {
      throw BadInput.at(place).because("it is no JSON: " + e.getOriginalMessage(), e);
    }
    for (String needed : List.of("question", "verdict")) {
      if (!verdict.path(needed).isTextual()) {
        throw BadInput.at(place).because("the verdict of an experiment has a \"" + needed + "\"");
      }
    }
    var basis = new LinkedHashMap<String, String>();
    basis.put("seed", verdict.path("seed").asText());
    basis.putAll(texts(verdict.path("identity")));
    return new Conclusion(
        verdict.path("question").asText(),
        verdict.path("verdict").asText(),
        list(verdict.path("plan")),
        texts(verdict.path("base")),
        basis,
        verdict.path("tables").propertyStream().map(Map.Entry::getKey).toList(),
        list(verdict.path("notes")),
        assumed(verdict.path("assumed")));
  }

  private static List<String> list(JsonNode texts) {
    return texts.valueStream().map(JsonNode::asText).toList();
  }

  private static SequencedMap<String, String> texts(JsonNode object) {
    var texts = new LinkedHashMap<String, String>();
    object.propertyStream().forEach(each -> texts.put(each.getKey(), each.getValue().asText()));
    return texts;
  }

  private static List<String> assumed(JsonNode assumed) {
    var lines = new ArrayList<String>();
    list(assumed.path("cards")).forEach(card -> lines.add("card " + card + ": wholly assumed"));
    new TreeMap<>(texts(assumed.path("values")))
        .forEach((card, values) -> lines.add("card " + card + ": " + values));
    int adjacencies = assumed.path("adjacencies").asInt();
    if (adjacencies > 0) {
      lines.add(
          "%d of %d adjacencies of areas"
              .formatted(adjacencies, assumed.path("ofAdjacencies").asInt()));
    }
    return lines;
  }

  /// Puts tables into the order in which the verdict has them; the others stand behind.
  List<String> inOrder(List<String> names) {
    var ordered = new ArrayList<>(tables.stream().filter(names::contains).toList());
    names.stream().filter(name -> !tables.contains(name)).forEach(ordered::add);
    return ordered;
  }
}
