package dev.rulewright.cli.experiments.file;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// The JSON schema of the files of experiments, made from the options of the commands.
public final class ExperimentSchema {

  /// What the key of a setting looks like; cards and areas may be a user's own.
  private static final String SETTING =
      "^(numbers|cards|adjacency|reading|agents|without)(\\..+)?$";

  private static final List<String> SCALAR = List.of("string", "number", "boolean");
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private ExperimentSchema() {}

  /// The text of the schema.
  ///
  /// @param commands see [ExperimentReader#commands]
  public static String of(SequencedMap<String, CommandLine> commands) {
    ObjectNode schema = JSON.objectNode();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("title", "Experiment");
    schema.put(
        "description",
        "A question to many games, as 'rulewright run' plays it: the command, and its options"
            + " without the dashes.");
    schema.put("type", "object");
    schema.putArray("required").add(ExperimentReader.COMMAND);
    var name = schema.putObject("properties").putObject(ExperimentReader.COMMAND);
    name.put("description", "What is asked; every other key is an option of this command.");
    commands.keySet().forEach(name.putArray("enum")::add);
    var all = schema.putArray("allOf");
    var definitions = JSON.objectNode();
    commands.forEach((command, line) -> {
      ObjectNode choice = all.addObject();
      choice
          .putObject("if")
          .putObject("properties")
          .putObject(ExperimentReader.COMMAND)
          .put("const", command);
      choice.putObject("then").put("$ref", "#/$defs/" + command);
      definitions.set(command, command(line));
    });
    schema.set("$defs", definitions);
    try {
      return JsonMapper.builder()
              .enable(SerializationFeature.INDENT_OUTPUT)
              .build()
              .writeValueAsString(schema)
              .replace("\r\n", "\n")
          + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot be written as JSON: " + schema, e);
    }
  }

  private static ObjectNode command(CommandLine line) {
    ObjectNode schema = JSON.objectNode();
    schema.put("description", sentence(line.getCommandSpec().usageMessage().description()));
    schema.put("additionalProperties", false);
    var required = JSON.arrayNode().add(ExperimentReader.COMMAND);
    ObjectNode properties = schema.putObject("properties");
    properties.putObject(ExperimentReader.COMMAND);
    for (OptionSpec option : Form.options(line.getCommandSpec())) {
      properties.set(Form.key(option), option(option));
      if (option.required() && option.group() == null) {
        required.add(Form.key(option));
      }
    }
    schema.set("required", required);
    return schema;
  }

  private static ObjectNode option(OptionSpec option) {
    ObjectNode schema = JSON.objectNode();
    schema.put("description", described(option));
    switch (Form.of(option)) {
      case FLAG -> schema.putArray("enum").add("yes").add("no").add(true).add(false);
      case FILE -> schema.put("type", "string");
      case TEXT -> scalar(option.type(), schema);
      case TEXTS -> texts(option, schema);
    }
    return schema;
  }

  private static void scalar(Class<?> type, ObjectNode schema) {
    if (Set.of(int.class, long.class, Integer.class, Long.class).contains(type)) {
      schema.put("type", "integer");
    } else if (type == double.class || type == Double.class) {
      schema.put("type", "number");
    } else {
      SCALAR.forEach(schema.putArray("type")::add);
    }
  }

  private static void texts(OptionSpec option, ObjectNode schema) {
    var forms = schema.putArray("anyOf");
    SCALAR.forEach(forms.addObject().putArray("type")::add);
    ObjectNode list = forms.addObject().put("type", "array").put("minItems", 1);
    SCALAR.forEach(list.putObject("items").putArray("type")::add);
    if (option.paramLabel().contains("=")) {
      ObjectNode map = forms.addObject().put("type", "object").put("minProperties", 1);
      if (option.paramLabel().startsWith("KEY")) {
        map.putObject("propertyNames").put("pattern", SETTING);
      }
      var values = map.putObject("additionalProperties").putArray("anyOf");
      var value = values.addObject().putArray("type");
      SCALAR.forEach(value::add);
      value.add("null");
      ObjectNode levels = values.addObject().put("type", "array").put("minItems", 1);
      SCALAR.forEach(levels.putObject("items").putArray("type")::add);
    }
  }

  private static String described(OptionSpec option) {
    return sentence(option.description())
        .replace("${DEFAULT-VALUE}", String.valueOf(option.defaultValue()));
  }

  private static String sentence(String... lines) {
    return String.join(" ", lines).replace("%%", "%");
  }
}
