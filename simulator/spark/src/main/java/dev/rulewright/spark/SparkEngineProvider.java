package dev.rulewright.spark;

import dev.rulewright.simulator.batch.Engine;
import dev.rulewright.simulator.batch.EngineProvider;
import java.util.Optional;
import org.apache.spark.SparkConf;

/// The engine `spark`. What is not given here comes from Spark's own settings, which `spark-submit`
/// makes.
public final class SparkEngineProvider implements EngineProvider {

  @Override
  public String name() {
    return "spark";
  }

  @Override
  public Engine engine(Optional<String> master) {
    var settings = new SparkConf();
    master.ifPresent(settings::setMaster);
    return new SparkEngine(settings);
  }
}
