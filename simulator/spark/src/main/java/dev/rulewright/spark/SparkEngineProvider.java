package dev.rulewright.spark;

import dev.rulewright.simulator.batch.Engine;
import dev.rulewright.simulator.batch.EngineProvider;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;

/// The engine `spark`. What is not given here comes from Spark's own settings, which `spark-submit`
/// makes.
public final class SparkEngineProvider implements EngineProvider {

  @Override
  public String name() {
    return "spark";
  }

  @Override
  public Engine engine(Optional<String> master, List<Path> agents) {
    var settings = new SparkConf();
    master.ifPresent(settings::setMaster);
    if (!agents.isEmpty()) {
      Stream<String> given =
          Stream.of(settings.get(Defaults.JARS, "")).filter(jars -> !jars.isEmpty());
      Stream<String> more = agents.stream().map(jar -> jar.toUri().toString());
      settings.set(Defaults.JARS, Stream.concat(given, more).collect(Collectors.joining(",")));
    }
    return new SparkEngine(settings);
  }
}
