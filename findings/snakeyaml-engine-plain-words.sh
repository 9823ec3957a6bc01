#!/bin/sh
# SnakeYAML Engine 3.2 (YAML 1.2, JSON schema) writes; the npm package yaml 2.8.1 (YAML 1.2, core
# schema) reads.
# Expected: texts that another reader of YAML 1.2 takes for something else are quoted.
# Seen: a tilde, Null, TRUE, .5, 007 and 0x1F are written as they are; the reader sees two times
#   nothing, a truth value and three numbers. SnakeYAML Engine itself reads them as texts, too: "a: ~"
#   in a file made elsewhere is the text "~", not nothing.
# Test of ours: ScenarioReaderTest#aValueIsTheTextThatStandsThere.
. "$(dirname "$0")/lib.sh"
packages org.snakeyaml:snakeyaml-engine:3.2
npm install --silent --no-audit --no-fund yaml@2.8.1 >npm.log 2>&1 || untried "$(tail -n 3 npm.log)"
seen <<'JAVA'
import java.util.*;
import org.snakeyaml.engine.v2.api.*;

public class Finding {
  public static void main(String[] args) {
    System.out.print(
        new Dump(DumpSettings.builder().setDefaultFlowStyle(org.snakeyaml.engine.v2.common.FlowStyle.BLOCK).build())
            .dumpToString(List.of("~", "Null", "TRUE", ".5", "007", "0x1F", "1.5")));
  }
}
JAVA
node -e '
const text = require("fs").readFileSync("seen.txt", "utf8");
console.log(JSON.stringify(require("yaml").parse(text)));' >>seen.txt || untried node
stands <<'TEXT'
- ~
- Null
- TRUE
- .5
- 007
- 0x1F
- '1.5'
[null,null,true,0.5,7,31,"1.5"]
TEXT
