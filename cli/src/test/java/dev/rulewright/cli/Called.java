package dev.rulewright.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Stream;

/// What came of calling the command line in this process.
///
/// @param code the exit code
/// @param out the answer
/// @param err complaints
public record Called(int code, String out, String err) {

  public static Called with(String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    int code = Rulewright.run(new PrintWriter(out), new PrintWriter(err), arguments);
    return new Called(code, out.toString(), err.toString());
  }

  /// The same about *Mission: Combat!*, whatever other games there are.
  public static Called ofMission(String... arguments) {
    return with(
        Stream.concat(Stream.of(arguments), Stream.of("--game=mission-combat"))
            .toArray(String[]::new));
  }
}
