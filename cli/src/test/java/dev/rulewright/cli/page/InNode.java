package dev.rulewright.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.kernel.input.DataFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/// Asks the script of a page in node, where that is installed.
///
/// @param folder where questions and answers are written
record InNode(Path folder) {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int MINUTES = 10;

  /// The answers of a page, in the order of the questions; the test is left out without node.
  List<List<String>> answers(Path page, List<String> asked) throws Exception {
    Path questions = folder.resolve("questions.json");
    Path answers = folder.resolve("answers.json");
    Path script = folder.resolve("answers.js");
    Files.writeString(script, DataFile.beside(InNode.class, "answers.js").text());
    JSON.writeValue(questions.toFile(), asked);
    Process node;
    try {
      node =
          new ProcessBuilder(
                  "node",
                  "--stack-size=4000",
                  script.toString(),
                  page.toString(),
                  questions.toString(),
                  answers.toString())
              .redirectErrorStream(true)
              .redirectOutput(folder.resolve("node.log").toFile())
              .start();
    } catch (IOException e) {
      Assumptions.abort("node is not installed");
      throw e;
    }
    assertThat(node.waitFor(MINUTES, TimeUnit.MINUTES)).isTrue();
    assertThat(node.exitValue()).as(Files.readString(folder.resolve("node.log"))).isZero();
    return JSON.readValue(answers.toFile(), new TypeReference<>() {});
  }
}
