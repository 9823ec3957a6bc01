package dev.rulewright.starquest;

/// What lies beside the board, and how play stands. It changes seldom, so that positions share it;
/// its parts are those that change together.
public record Ledger(Round round, Explored explored, Stock stock, Score score) {

  Ledger with(Round other) {
    return new Ledger(other, explored, stock, score);
  }

  Ledger with(Explored other) {
    return new Ledger(round, other, stock, score);
  }

  Ledger with(Stock other) {
    return new Ledger(round, explored, other, score);
  }

  Ledger with(Score other) {
    return new Ledger(round, explored, stock, other);
  }
}
