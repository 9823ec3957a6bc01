# What the findings share. Sourced by each script, which is run on its own.
#
#   packages GROUP:ARTIFACT:VERSION ...   jars of a release, with what they need
#   seen                                  runs the Java source on standard input, keeps what it prints
#   seen_in_node                          the same of a class Program, by TeaVM and node
#   stands                                compares that with standard input and ends the script:
#                                         0 as noted here, 1 something else came out
#
# Whatever keeps a finding from being tried (no network, no JDK 17 or newer) ends it with 2.
set -u

work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
cd "$work" || exit 2

untried() {
  printf '%s: not tried: %s\n' "$(basename "$0" .sh)" "$1" >&2
  exit 2
}

packages() {
  {
    printf '<project><modelVersion>4.0.0</modelVersion><groupId>finding</groupId>'
    printf '<artifactId>finding</artifactId><version>1</version><dependencies>'
    for package; do
      printf '%s\n' "$package" | sed 's|\(.*\):\(.*\):\(.*\)|<dependency><groupId>\1</groupId><artifactId>\2</artifactId><version>\3</version></dependency>|'
    done
    printf '</dependencies></project>'
  } >pom.xml
  mvn -B -q org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies \
    -DoutputDirectory=lib >mvn.log 2>&1 || untried "$(tail -n 3 mvn.log)"
}

seen() {
  cat >Finding.java
  java -cp 'lib/*' Finding.java >seen.txt 2>java.log || untried "$(tail -n 5 java.log)"
}

stands() {
  cat >noted.txt
  if diff -u noted.txt seen.txt; then
    printf '%s: stands\n' "$(basename "$0" .sh)"
  else
    printf '%s: changed\n' "$(basename "$0" .sh)"
    exit 1
  fi
}

# seen_in_node: as seen, of a class Program that TeaVM compiles to a script for node.
seen_in_node() {
  command -v node >/dev/null || untried 'node is not installed'
  cat >Program.java
  javac -d classes Program.java >javac.log 2>&1 || untried "$(tail -n 5 javac.log)"
  cat >Compile.java <<'EOF'
import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;

class Compile {
  public static void main(String[] arguments) throws Exception {
    var tool = new TeaVMTool();
    URL[] classes = {new File("classes").toURI().toURL()};
    tool.setClassLoader(new URLClassLoader(classes, Compile.class.getClassLoader()));
    tool.setMainClass("Program");
    tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
    tool.setStrict(true);
    tool.setTargetDirectory(new File("."));
    tool.setTargetFileName("program.js");
    tool.generate();
  }
}
EOF
  java -cp 'lib/*' Compile.java >java.log 2>&1 || untried "$(tail -n 5 java.log)"
  node -e 'require("./program.js").main([])' >seen.txt 2>node.log || untried "$(tail -n 5 node.log)"
}
