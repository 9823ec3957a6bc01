#!/bin/sh
# networknt json-schema-validator 2.0.8, draft 2020-12, "const".
# Expected: 1 and 1.0 are the same number wherever they stand, as JSON Schema has it.
# Seen: they are for a constant that is a number; within an object or a list they differ, and the
#   message names no value ('').
. "$(dirname "$0")/lib.sh"
packages com.networknt:json-schema-validator:2.0.8 org.slf4j:slf4j-nop:2.0.18
seen <<'JAVA'
import com.networknt.schema.*;

public class Finding {
  public static void main(String[] args) {
    check("1", "1.0");
    check("[1]", "[1.0]");
    check("{\"points\":1}", "{\"points\":1.0}");
    check("{\"points\":1.0}", "{\"points\":1.0}");
  }

  private static void check(String constant, String value) {
    var schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema("{\"const\":" + constant + "}");
    var errors = schema.validate(value, InputFormat.JSON);
    System.out.println(constant + ", " + value + ": " + (errors.isEmpty() ? "equal" : errors.get(0).getMessage()));
  }
}
JAVA
stands <<'TEXT'
1, 1.0: equal
[1], [1.0]: must be the constant value ''
{"points":1}, {"points":1.0}: must be the constant value ''
{"points":1.0}, {"points":1.0}: equal
TEXT
