#!/bin/sh
# jackson-databind 2.22.4, JsonNode.asInt() of what does not fit.
# Expected: one way for one value: an error, the fallback 0, or the largest int.
# Seen: all but the error, by how the number is written: the whole number turns negative, with a
#   decimal it is the largest int, as a text it is 0.
. "$(dirname "$0")/lib.sh"
packages com.fasterxml.jackson.core:jackson-databind:2.22.4
seen <<'JAVA'
import com.fasterxml.jackson.databind.ObjectMapper;

public class Finding {
  public static void main(String[] args) throws Exception {
    for (String json : new String[] {"3000000000", "3000000000.0", "3e9", "\"3000000000\""}) {
      System.out.println(json + " -> " + new ObjectMapper().readTree(json).asInt());
    }
  }
}
JAVA
stands <<'TEXT'
3000000000 -> -1294967296
3000000000.0 -> 2147483647
3e9 -> 2147483647
"3000000000" -> 0
TEXT
