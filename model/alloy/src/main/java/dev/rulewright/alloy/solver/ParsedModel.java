package dev.rulewright.alloy.solver;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import edu.mit.csail.sdg.alloy4.A4Reporter;
import edu.mit.csail.sdg.alloy4.Err;
import edu.mit.csail.sdg.alloy4.Pos;
import edu.mit.csail.sdg.ast.Command;
import edu.mit.csail.sdg.parser.CompModule;
import edu.mit.csail.sdg.parser.CompUtil;
import java.nio.file.Path;
import java.util.HashMap;

/// A model after parsing.
///
/// @param module the main file, which leads to all others; not safe for several threads
public record ParsedModel(Model model, CompModule module) {

  /// The folder that the modules seem to lie in; nothing is there.
  private static final String FOLDER = "/alloy-twin/";

  /// Parses a model.
  ///
  /// @throws BadInput at the place of the first thing that makes no sense
  public static ParsedModel of(Model model) {
    var files = new HashMap<String, String>();
    model.modules().forEach((name, text) -> files.put(FOLDER + name, text));
    try {
      return new ParsedModel(
          model, CompUtil.parseEverything_fromFile(A4Reporter.NOP, files, FOLDER + model.main()));
    } catch (Err e) {
      throw misread(e);
    }
  }

  /// What Alloy says of a text, as ours.
  public static BadInput misread(Err e) {
    return BadInput.at(place(e.pos)).because(e.msg.strip(), e);
  }

  private static Place place(Pos pos) {
    return new Place(nameOf(pos.filename), pos.y, pos.x);
  }

  private static String nameOf(String file) {
    Path name = Path.of(file).getFileName();
    return name == null ? file : name.toString();
  }

  /// The command of a label.
  ///
  /// @throws IllegalStateException if there is none
  public Command command(String label) {
    return module.getAllCommands().stream()
        .filter(command -> command.label.equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no command " + label));
  }
}
