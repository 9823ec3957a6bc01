package dev.rulewright.scenarios;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.rulewright.kernel.input.InputFile;
import java.net.URI;
import java.nio.file.Path;

/// Reads JSON schemas from files, with those that they refer to.
final class SchemaFile {

  private static final SchemaRegistry FILES =
      SchemaRegistry.withDefaultDialect(
          SpecificationVersion.DRAFT_2020_12,
          builder -> builder.schemas(address -> InputFile.text(Path.of(URI.create(address)))));

  private SchemaFile() {}

  static Schema read(Path file) {
    return FILES.getSchema(SchemaLocation.of(file.toUri().normalize().toString()));
  }
}
