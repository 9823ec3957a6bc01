package dev.rulewright.simulator.files;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.InputFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeSet;

/// A file with one JSON object, of which every value knows its place.
public final class JsonFile {

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .build();

  private final String source;
  private final SequencedMap<String, JsonNode> values = new LinkedHashMap<>();
  private final Map<String, Place> places = new LinkedHashMap<>();

  private JsonFile(String source) {
    this.source = source;
  }

  /// An object, list or record as the text of a file, with lines that end with LF on every system.
  public static String text(Object value) {
    try {
      return JSON.writeValueAsString(value).replace(System.lineSeparator(), "\n") + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot be written as JSON: " + value, e);
    }
  }

  /// Reads the record that [#text] has written.
  ///
  /// @throws BadInput if the file cannot be read, or is no such text
  public static <T> T read(Path file, Class<T> type) {
    var place = new JsonFile(file.toString());
    try {
      return JSON.readValue(InputFile.text(file), type);
    } catch (JsonProcessingException e) {
      throw BadInput.at(place.place(e.getLocation()))
          .because(e.getOriginalMessage() + "\nMaybe the file was damaged.", e);
    }
  }

  /// Makes sure that a file in a folder of results holds the texts of somebody who goes on with
  /// them.
  ///
  /// @param what the folder holds, such as `run`
  /// @param except the name of a text that is kept, not compared
  /// @throws BadInput if it does not; it names the first difference
  public static void check(Path file, Map<String, String> here, String what, String except) {
    var there = read(file);
    var names = new TreeSet<>(there.values.keySet());
    names.addAll(here.keySet());
    names.remove(except);
    for (String name : names) {
      String found = there.values.containsKey(name) ? there.text(name) : "nothing";
      String expected = here.getOrDefault(name, "nothing");
      if (!found.equals(expected)) {
        throw there
            .at(name)
            .because(
                "the folder holds another %s: its %s is %s, that of this %s is %s; take another folder"
                    .formatted(what, name, found, what, expected));
      }
    }
  }

  /// Reads a file.
  ///
  /// @throws BadInput if it cannot be read, or holds no JSON object
  public static JsonFile read(Path file) {
    var read = new JsonFile(file.toString());
    try (JsonParser parser = JSON.createParser(InputFile.text(file))) {
      read.take(parser);
    } catch (JsonProcessingException e) {
      throw BadInput.at(read.place(e.getLocation()))
          .because("it is no JSON: " + e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e); // never: a text is read
    }
    return read;
  }

  private void take(JsonParser parser) throws IOException {
    if (parser.nextToken() != JsonToken.START_OBJECT) {
      throw BadInput.at(place(parser.currentTokenLocation())).expected("a JSON object");
    }
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      Place place = place(parser.currentTokenLocation());
      if (places.put(name, place) != null) {
        throw BadInput.at(place).found(name).because("this key is there already");
      }
      values.put(name, parser.readValueAsTree());
    }
    if (parser.nextToken() != null) {
      throw BadInput.at(place(parser.currentTokenLocation())).expected("the end of the file");
    }
  }

  private Place place(JsonLocation location) {
    return new Place(source, location.getLineNr(), location.getColumnNr());
  }

  /// Begins a report about the value of a key, or about the file if it lacks the key.
  public BadInput.Report at(String key) {
    return BadInput.at(places.getOrDefault(key, Place.of(source)));
  }

  /// The names of all keys.
  public List<String> keys() {
    return List.copyOf(values.keySet());
  }

  /// A text, number or truth as text.
  ///
  /// @throws BadInput if the key is missing or has another kind of value
  public String text(String key) {
    JsonNode value = values.get(key);
    if (value == null) {
      throw at(key).because("the key \"" + key + "\" is missing");
    }
    return text(key, value, "a text for \"" + key + "\"");
  }

  /// The same; a missing key is an empty text.
  public String textIfThere(String key) {
    return values.containsKey(key) ? text(key) : "";
  }

  private String text(String key, JsonNode value, String expected) {
    if (!value.isValueNode()) {
      throw at(key).expected(expected);
    }
    return value.asText();
  }

  /// The texts of a list; none if the key is missing.
  ///
  /// @throws BadInput if it has another kind of value
  public List<String> texts(String key) {
    JsonNode list = values.getOrDefault(key, JSON.createArrayNode());
    String expected = "a list of texts for \"" + key + "\"";
    if (!list.isArray()) {
      throw at(key).expected(expected);
    }
    return list.valueStream().map(each -> text(key, each, expected)).toList();
  }

  /// The texts of an object, by their keys; none if the key is missing.
  ///
  /// @throws BadInput if it has another kind of value
  public SequencedMap<String, String> map(String key) {
    String expected = "an object of texts for \"" + key + "\"";
    var texts = new LinkedHashMap<String, String>();
    object(key)
        .propertyStream()
        .forEach(each -> texts.put(each.getKey(), text(key, each.getValue(), expected)));
    return Collections.unmodifiableSequencedMap(texts);
  }

  /// The object of a key; an empty one if the key is missing.
  ///
  /// @throws BadInput if it has another kind of value
  public JsonNode object(String key) {
    JsonNode object = values.getOrDefault(key, JSON.createObjectNode());
    if (!object.isObject()) {
      throw at(key).expected("an object for \"" + key + "\"");
    }
    return object;
  }
}
