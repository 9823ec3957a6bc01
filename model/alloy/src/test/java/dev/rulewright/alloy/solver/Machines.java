package dev.rulewright.alloy.solver;

/** The machine that the tests run on. */
public final class Machines {

  private Machines() {}

  public static Machine here() {
    return Machine.like(System.getProperty("java.class.path"), System::nanoTime);
  }
}
