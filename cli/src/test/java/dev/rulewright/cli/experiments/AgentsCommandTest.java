package dev.rulewright.cli.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import dev.rulewright.cli.OwnJar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Agents of the project, and one that somebody wrote elsewhere. */
class AgentsCommandTest {

  private static final String SERVICE =
      "META-INF/services/dev.rulewright.simulator.agents.AgentProvider";

  @TempDir private Path folder = Path.of("");

  @Test
  void agentsAreListedWithWhatCanBeSet() throws IOException {
    var called = Called.with("agents");
    assertThat(called.code()).isZero();
    assertThat(called.out()).contains("greedy  Tries every move").contains("  width=512\n");
    var greedy = new ObjectMapper().readTree(Called.with("agents", "--json").out()).get(0);
    assertThat(greedy.path("name").textValue()).isEqualTo("greedy");
    assertThat(greedy.path("parameters").get(0).path("range").textValue())
        .isEqualTo("a whole number from 1 to 10");
  }

  @Test
  void theAgentOfTheReadmePlaysFromAJarOfItsOwn() throws IOException {
    Path jar = jar("sample.Sample", sourceInReadme());
    var called =
        Called.ofMission(
            "simulate",
            "--games=4",
            "--agents=marines=sample:stubbornness=1,portalists=random",
            "--agent-path=" + jar);
    assertThat(called.err()).isEmpty();
    assertThat(called.code()).isZero();
    // It always takes the first move of the list, so it draws and draws and never attacks.
    assertThat(called.out()).contains("sample:stubbornness=1 plays the marines");
    assertThat(Called.with("agents", "--agent-path=" + jar).out()).contains("sample  ");
  }

  @Test
  void anAgentFromAJarOfItsOwnPlaysInExperiments() throws IOException {
    Path jar = jar("sample.Sample", sourceInReadme());
    var called =
        Called.ofMission(
            "compare",
            "--games=4",
            "--turn-limit=10",
            "--set=agents.portalists=random",
            "--a=agents.marines=random",
            "--b=agents.marines=sample:stubbornness=1",
            "--agent-path=" + jar);
    assertThat(called.err()).isEmpty();
    assertThat(called.code()).isZero();
    // It is there for one call.
    assertThat(Called.ofMission("simulate", "--agents=sample").err())
        .startsWith("--agents: 'sample': expected the name of an agent");
  }

  @Test
  void whatIsWrongWithAnAgentIsToldInASentence() throws IOException {
    wrong("--agents:8: 'depht': expected the name of something that can be set", "greedy:depht=2");
    wrong("--agents:14: '11': expected a whole number from 1 to 10 for depth", "greedy:depth=11");
    wrong("--agents:8: 'depth': expected key=value", "greedy:depth");
    wrong("--agents:8: 'speed': nothing can be set about random", "random:speed=1");
    wrong("--agents:24: 'depth=2': this is set already", "marines=greedy:depth=1:depth=2");
    var lost = Called.ofMission("simulate", "--agent-path=none.jar");
    assertThat(lost.code()).isEqualTo(2);
    assertThat(lost.err()).startsWith("--agent-path: 'none.jar': expected a jar");
    Path broken = jar("sample.Other", sourceInReadme().replace("class Sample", "class Different"));
    var called = Called.with("agents", "--agent-path=" + broken);
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).contains("an agent cannot be loaded").contains("sample.Other");
  }

  private static void wrong(String complaint, String agents) {
    var called = Called.ofMission("simulate", "--agents=" + agents);
    assertThat(called.err()).startsWith(complaint);
    assertThat(called.code()).isEqualTo(2);
  }

  /** The Java source under the heading about agents of one's own. */
  private static String sourceInReadme() throws IOException {
    String readme = Files.readString(Path.of("..", "simulator", "README.md"));
    Matcher source =
        Pattern.compile("## Write your own agent.*?```java\n(.*?)```", Pattern.DOTALL)
            .matcher(readme);
    assertThat(source.find()).isTrue();
    return source.group(1);
  }

  /** A jar with the classes of a source, and a provider of the given name. */
  private Path jar(String provider, String source) throws IOException {
    Matcher name = Pattern.compile("public final class (\\w+)").matcher(source);
    assertThat(name.find()).isTrue();
    Path file = Files.writeString(folder.resolve(name.group(1) + ".java"), source);
    return new OwnJar(folder)
        .compiling(Stream.of(file))
        .holding(SERVICE, provider)
        .written(provider + ".jar");
  }
}
