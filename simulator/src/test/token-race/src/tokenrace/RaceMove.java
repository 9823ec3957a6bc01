package tokenrace;

/// What a runner chooses, or chance brings. The text form is the notation.
public sealed interface RaceMove {

  /// Chance: a runner begins.
  record Starts(Runner runner) implements RaceMove {
    @Override
    public String toString() {
      return "starts " + runner;
    }
  }

  /// Chance: the next runner gets a token.
  record Dealt(Token token) implements RaceMove {
    @Override
    public String toString() {
      return "dealt " + token;
    }
  }

  /// Chance: the die falls.
  record Rolled(int points) implements RaceMove {
    @Override
    public String toString() {
      return "rolled " + points;
    }
  }

  /// The die is thrown.
  record Roll() implements RaceMove {
    @Override
    public String toString() {
      return "roll";
    }
  }

  /// The pot is made safe.
  record Hold() implements RaceMove {
    @Override
    public String toString() {
      return "hold";
    }
  }

  /// The own token is turned up.
  record Show() implements RaceMove {
    @Override
    public String toString() {
      return "show";
    }
  }
}
