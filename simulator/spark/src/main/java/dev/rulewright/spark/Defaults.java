package dev.rulewright.spark;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import org.apache.spark.SparkConf;

/// Settings of Spark that batches want unless somebody says otherwise.
final class Defaults {

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
    if (settings.get("spark.master").startsWith("local")) {
      // Nothing outside this machine takes part, so nothing shall be able to reach it.
      settings
          .setIfMissing("spark.driver.host", "localhost")
          .setIfMissing("spark.driver.bindAddress", "127.0.0.1");
    } else {
      ownJar().ifPresent(jar -> settings.setIfMissing("spark.jars", jar.toUri().toString()));
    }
    return settings;
  }

  /// The jar that holds this class and, if the build made it for clusters, everything it needs;
  /// none if the class comes from a folder.
  private static Optional<Path> ownJar() {
    CodeSource source = Defaults.class.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      return Optional.empty();
    }
    Path place = Path.of(URI.create(source.getLocation().toString()));
    return Optional.of(place).filter(Files::isRegularFile);
  }
}
