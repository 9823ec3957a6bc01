package tokenrace;

import dev.rulewright.kernel.Clause;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Every rule of the race, with the lines of the rulebook that print it (0: that edition does not).
public enum RaceClause implements Clause {
  STARTER("SETUP-1", 3, 3, "The start player is drawn by lot."),
  DEAL(
      "SETUP-2",
      4,
      4,
      "From the start player on, each runner gets a token from the bag, face down."),
  CHOICES("TURN-1", 7, 7, "Who is on turn throws the die, holds, or shows the token."),
  FACES("DIE-1", 10, 10, "The faces of the die are 1, 2, 3, 4, 5 and 5."),
  POINTS("DIE-2", 11, 11, "Any face but 1 joins the pot."),
  ONE("DIE-3", 12, 12, "A 1 empties the pot and ends the turn."),
  FULL_POT("DIE-4", 13, 13, "Nobody throws the die with 30 or more in the pot."),
  HOLD("HOLD-1", 16, 16, "Holding makes the pot safe and ends the turn."),
  EMPTY_POT("HOLD-2", 17, 17, "An empty pot cannot be held."),
  SHOW("TOKEN-1", 20, 20, "A runner may turn the token up once; its value joins the pot."),
  HIDDEN("TOKEN-2", 21, 21, "A token that lies face down is known to its owner alone."),
  WIN("END-1", 24, 24, "Who holds and has 30 or more wins at once."),
  LIMIT("END-2", 25, 0, "After turn 90, or the turn agreed on before, the race is a draw.");

  private final String id;
  private final int english;
  private final int german;
  private final String paraphrase;

  RaceClause(String id, int english, int german, String paraphrase) {
    this.id = id;
    this.english = english;
    this.german = german;
    this.paraphrase = paraphrase;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String paraphrase() {
    return paraphrase;
  }

  @Override
  public List<Citation> citations() {
    return Stream.of(new Citation("en", english, english), new Citation("de", german, german))
        .filter(citation -> citation.firstLine() > 0)
        .toList();
  }

  @Override
  public Optional<String> notModelled() {
    return Optional.empty();
  }
}
