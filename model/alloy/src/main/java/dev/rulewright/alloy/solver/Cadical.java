package dev.rulewright.alloy.solver;

import kodkod.engine.satlab.ExternalSolver;
import kodkod.engine.satlab.SATFactory;
import kodkod.engine.satlab.SATSolver;

/// The solver CaDiCaL, as a program of its own.
final class Cadical extends SATFactory {

  private static final long serialVersionUID = 1L;

  private final String command;

  Cadical(String command) {
    this.command = command;
  }

  @Override
  public String id() {
    return "cadical.external";
  }

  @Override
  public String[] getExecutables() {
    return new String[] {command};
  }

  @Override
  protected SATSolver createSolver() {
    return new ExternalSolver(command, null, true, "-q");
  }

  @Override
  public String type() {
    return "external";
  }
}
