#!/bin/sh
# ArchUnit 1.5.0, a rule that no class of one package depends on another package.
# Expected: a class whose code names a constant of the other package breaks the rule.
# Seen: the rule holds: the compiler has put the constant's value into the class, and nothing in it
#   tells where that came from. With a constant that has to be computed the rule is broken.
# Test of ours: SourceArrowsTest, which looks at the sources.
. "$(dirname "$0")/lib.sh"
packages com.tngtech.archunit:archunit:1.5.0 org.slf4j:slf4j-nop:2.0.18
mkdir -p source/board source/rules classes
cat >source/board/Board.java <<'JAVA'
package board;

public class Board {
  public static final int WIDTH = 8;
  public static final Integer HEIGHT = 8;
}
JAVA
cat >source/rules/Wide.java <<'JAVA'
package rules;

public class Wide {
  int most = board.Board.WIDTH;
}
JAVA
cat >source/rules/High.java <<'JAVA'
package rules;

public class High {
  int most = board.Board.HEIGHT;
}
JAVA
javac --release 17 -d classes source/*/*.java 2>javac.log || untried "$(cat javac.log)"
seen <<'JAVA'
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;

public class Finding {
  public static void main(String[] args) {
    var classes = new ClassFileImporter().importPath(Path.of("classes"));
    for (String name : new String[] {"Wide", "High"}) {
      var rule =
          noClasses().that().haveSimpleName(name).should().dependOnClassesThat().resideInAPackage("board");
      System.out.println(name + (rule.evaluate(classes).hasViolation() ? " breaks it" : " keeps it"));
    }
  }
}
JAVA
stands <<'TEXT'
Wide keeps it
High breaks it
TEXT
