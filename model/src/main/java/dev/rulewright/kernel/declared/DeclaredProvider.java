package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.box.BoxOption;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.input.DataFile;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// Opens the box of a declared game. A jar names its own subclass, which has a constructor without
/// parameters, in `META-INF/services/dev.rulewright.kernel.box.BoxProvider`.
public class DeclaredProvider implements BoxProvider {

  private final Function<Setup, Declaration> make;
  private final Declaration standard;

  /// @param make makes the declaration: its constructor
  /// @throws dev.rulewright.kernel.BadInput if the declaration makes no sense as it ships
  protected DeclaredProvider(Function<Setup, Declaration> make) {
    this.make = make;
    standard = new DeclaredBox(make, Map.of(), Map.of()).declaration();
  }

  @Override
  public final String name() {
    return standard.game();
  }

  @Override
  public final List<String> dataFiles() {
    return standard.setup.tables;
  }

  @Override
  public final List<BoxOption> options() {
    return standard.setup.options;
  }

  @Override
  public final DeclaredBox open(Map<String, DataFile> files, Map<String, String> options) {
    return new DeclaredBox(make, files, options);
  }
}
