package dev.rulewright.spark;

import org.apache.spark.SparkConf;

/// Settings of Spark that batches want unless somebody says otherwise.
final class Defaults {

  /// Jars that executors are sent, joined by commas.
  static final String JARS = "spark.jars";

  private Defaults() {}

  /// A copy of settings with what they leave open.
  static SparkConf added(SparkConf given) {
    SparkConf settings =
        given
            .clone()
            .setIfMissing("spark.master", "local[*]")
            .setIfMissing("spark.app.name", "Rulewright")
            // Nobody looks: the command line tells the progress.
            .setIfMissing("spark.ui.enabled", "false")
            .setIfMissing("spark.ui.showConsoleProgress", "false");
    var master = new Master(settings.get("spark.master"));
    if (master.isLocal() && settings.contains(JARS)) {
      // Whoever plays in this process has them; copies would only be loaded twice.
      settings.remove(JARS);
    }
    if (master.isLocal() || master.isOnLoopback()) {
      // Nothing outside this machine takes part, so nothing shall be able to reach it.
      settings
          .setIfMissing("spark.driver.host", "localhost")
          .setIfMissing("spark.driver.bindAddress", "127.0.0.1");
    }
    return settings;
  }
}
