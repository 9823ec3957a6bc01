package dev.rulewright.tokenrace;

import dev.rulewright.kernel.Clause;
import java.util.List;
import java.util.Optional;

/// Every rule of the race.
public enum RaceClause implements Clause {
  TOKENS_ARE_DEALT("SETUP-1", "Each runner in turn gets one token from the bag, face down."),
  CHOICES("TURN-1", "Who is on turn throws the die, holds, or shows the token."),
  DIE("DIE-1", "The faces of the die are 1, 2, 3, 4, 5 and 5."),
  POINTS("DIE-2", "Any face but 1 joins the pot."),
  ONE("DIE-3", "A 1 empties the pot and ends the turn."),
  FULL_POT("DIE-4", "Nobody throws the die with 30 or more in the pot."),
  HOLD("HOLD-1", "Holding makes the pot safe and ends the turn."),
  NOTHING_TO_HOLD("HOLD-2", "An empty pot cannot be held."),
  SHOW("TOKEN-1", "A runner may turn the token up once; its value joins the pot."),
  HIDDEN("TOKEN-2", "A token that lies face down is known to its owner alone."),
  WIN("END-1", "Who holds and has 30 or more wins at once."),
  LIMIT("END-2", "After turn 90 the race is a draw and nothing more is played.");

  private final String id;
  private final String paraphrase;

  RaceClause(String id, String paraphrase) {
    this.id = id;
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
    return List.of(new Citation("en", ordinal() + 1, ordinal() + 1));
  }

  @Override
  public Optional<String> notModelled() {
    return Optional.empty();
  }
}
