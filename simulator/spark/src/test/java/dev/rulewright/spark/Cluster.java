package dev.rulewright.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A standalone master and workers of one core each on loopback, as processes of their own, from
/// the jars of the test's class path.
final class Cluster implements AutoCloseable {

  private static final Pattern MASTER = Pattern.compile("Starting Spark master at (spark://\\S+)");
  private static final String REGISTERED = "Successfully registered with master";

  private final Path folder;
  private final List<Process> processes = new ArrayList<>();
  private final String master;

  Cluster(Path folder, int workers) throws IOException, InterruptedException {
    this.folder = folder;
    Files.createDirectories(folder.resolve("home/jars"));
    begun("master", "org.apache.spark.deploy.master.Master", "--port", "0");
    master = awaited("master", MASTER).group(1);
    for (int i = 1; i <= workers; i++) {
      begun(
          "worker" + i,
          "org.apache.spark.deploy.worker.Worker",
          "--cores",
          "1",
          "--memory",
          "512m",
          "--work-dir",
          folder.resolve("work" + i).toString(),
          master);
    }
    for (int i = 1; i <= workers; i++) {
      awaited("worker" + i, Pattern.compile(REGISTERED));
    }
  }

  /// The address of the master.
  String master() {
    return master;
  }

  /// Kills a worker and its executors as a machine without power would.
  ///
  /// @param number from 1
  /// @return how many executors it had
  int kill(int number) {
    Process worker = processes.get(number);
    List<ProcessHandle> executors = worker.descendants().toList();
    worker.destroyForcibly();
    executors.forEach(ProcessHandle::destroyForcibly);
    return executors.size();
  }

  private void begun(String name, String daemon, String... arguments) throws IOException {
    var command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                // The daemons tell at this level where they are.
                "-Dlog4j2.configurationFile=classpath:org/apache/spark/log4j2-defaults.properties",
                "-cp",
                System.getProperty("java.class.path"),
                daemon,
                "--host",
                "127.0.0.1",
                "--webui-port",
                "0"));
    command.addAll(List.of(arguments));
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(log(name).toFile());
    // Where a worker finds what its executors run: a folder like that of Spark's own archive, empty
    // here, and a class path.
    builder.environment().put("SPARK_HOME", folder.resolve("home").toString());
    builder.environment().put("SPARK_DIST_CLASSPATH", System.getProperty("java.class.path"));
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    processes.add(builder.start());
  }

  private Path log(String name) {
    return folder.resolve(name + ".log");
  }

  private Matcher awaited(String name, Pattern line) throws IOException, InterruptedException {
    Process process = processes.getLast();
    for (int i = 0; i < 600; i++) {
      Optional<Matcher> found =
          Optional.of(line.matcher(Files.readString(log(name)))).filter(Matcher::find);
      if (found.isPresent()) {
        return found.get();
      }
      // Waits for the end of the process, which ought not to come.
      if (process.waitFor(100, TimeUnit.MILLISECONDS)) {
        break;
      }
    }
    throw new IllegalStateException(
        name + " did not say " + line + ": " + Files.readString(log(name)));
  }

  @Override
  public void close() {
    for (Process process : processes.reversed()) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
