package dev.rulewright.cli.experiments.file;

import dev.rulewright.cli.output.JsonOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// The JSON schema of the files of experiments, made from the options of the commands.
public final class ExperimentSchema {

  /// What the key of a setting of any game looks like, such as `numbers.turn-ap` or `reading`.
  private static final String SETTING = "^[a-z][a-z0-9-]*(\\..+)?$";

  private static final List<String> SCALAR = List.of("string", "number", "boolean");

  private ExperimentSchema() {}

  /// The text of the schema.
  ///
  /// @param commands see [ExperimentReader#commands]
  public static String of(SequencedMap<String, CommandLine> commands) {
    var choices = new ArrayList<Map<String, ?>>();
    var definitions = new LinkedHashMap<String, Object>();
    commands.forEach((command, line) -> {
      Object is = object("properties", object(ExperimentReader.COMMAND, object("const", command)));
      choices.add(object("if", is, "then", object("$ref", "#/$defs/" + command)));
      definitions.put(command, command(line.getCommandSpec()));
    });
    Map<String, Object> schema = object("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("title", "Experiment");
    schema.put(
        "description",
        "A question to many games, as 'rulewright run' plays it: the command, and its options"
            + " without the dashes.");
    schema.put("type", "object");
    schema.put("required", List.of(ExperimentReader.COMMAND));
    String asked = "What is asked; every other key is an option of this command.";
    Object name = object("description", asked, "enum", commands.keySet());
    schema.put("properties", object(ExperimentReader.COMMAND, name));
    schema.put("allOf", choices);
    schema.put("$defs", definitions);
    return JsonOption.text(schema) + "\n";
  }

  /// @param pairs keys with their values
  private static Map<String, Object> object(Object... pairs) {
    var object = new LinkedHashMap<String, Object>();
    for (int i = 0; i < pairs.length; i += 2) {
      object.put((String) pairs[i], pairs[i + 1]);
    }
    return object;
  }

  private static Map<String, ?> command(CommandSpec command) {
    var required = new ArrayList<>(List.of(ExperimentReader.COMMAND));
    Map<String, Object> properties = object(ExperimentReader.COMMAND, object());
    for (OptionSpec option : Form.options(command)) {
      Map<String, Object> property = object("description", described(option));
      property.putAll(option(option));
      properties.put(Form.key(option), property);
      if (option.required() && option.group() == null) {
        required.add(Form.key(option));
      }
    }
    String description = sentence(command.usageMessage().description());
    Map<String, Object> schema = object("description", description, "additionalProperties", false);
    schema.put("properties", properties);
    schema.put("required", required);
    return schema;
  }

  private static Map<String, ?> option(OptionSpec option) {
    return switch (Form.of(option)) {
      case FLAG -> object("enum", List.of("yes", "no", true, false));
      case FILE -> object("type", "string");
      case FILES -> object("type", "object", "additionalProperties", object("type", "string"));
      case TEXT -> object("type", scalar(option.type()));
      case TEXTS -> object("anyOf", texts(option));
    };
  }

  private static Object scalar(Class<?> type) {
    if (Set.of(int.class, long.class, Integer.class, Long.class).contains(type)) {
      return "integer";
    }
    return Set.of(double.class, Double.class).contains(type) ? "number" : SCALAR;
  }

  private static List<?> texts(OptionSpec option) {
    var list = object("type", "array", "minItems", 1, "items", object("type", SCALAR));
    var forms = new ArrayList<>(List.of(object("type", SCALAR), list));
    if (option.paramLabel().contains("=")) {
      var map = object("type", "object", "minProperties", 1);
      if (option.paramLabel().startsWith("KEY")) {
        map.put("propertyNames", object("pattern", SETTING));
      }
      var value = object("type", Stream.concat(SCALAR.stream(), Stream.of("null")).toList());
      map.put("additionalProperties", object("anyOf", List.of(value, list)));
      forms.add(map);
    }
    return forms;
  }

  private static String described(OptionSpec option) {
    return sentence(option.description())
        .replace("${DEFAULT-VALUE}", String.valueOf(option.defaultValue()));
  }

  private static String sentence(String... lines) {
    return String.join(" ", lines).replace("%%", "%");
  }
}
