package dev.rulewright.pocketmodel.material;

/// What a card does besides its bonus.
///
/// @param amount how much, where the kind takes a number; otherwise 0
public record Ability(Kind kind, int amount) {

  /// The kinds of abilities, with the words of the card file.
  public enum Kind {
    NONE("none"),
    /// More attack for the own unit, in this battle.
    ATTACK("attack+"),
    /// More damage.
    DAMAGE("damage+"),
    /// More defence.
    DEFENCE("defence+"),
    /// The base roll may be repeated.
    REROLL("reroll"),
    /// A base roll of so much hits, whatever the enemy's defence.
    SURE_HIT("sure-hit "),
    /// The enemy plays no combat card after this one.
    NO_ENEMY_CARD("no-enemy-card"),
    /// On being turned up: reserve units of so many stars come in.
    RESERVE("on-reveal: reserve "),
    /// Lasting: more defence for the other objectives.
    OTHER_OBJECTIVES("lasting: other-objectives defence+"),
    /// Lasting: more attack for own strikes.
    OWN_STRIKES("lasting: own-strikes attack+"),
    /// Lasting: less defence for enemy units in this home zone.
    ENEMIES_AT_HOME("lasting: enemies-at-home defence-"),
    /// Lasting: enemy units in this home zone do not repeat rolls.
    NO_REROLL_AT_HOME("lasting: no-reroll-at-home");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    /// What the card file says; a number follows where [#takesNumber].
    public String words() {
      return words;
    }

    /// Whether a number follows the words.
    public boolean takesNumber() {
      return !Character.isLetter(words.charAt(words.length() - 1));
    }

    /// Whether only objective cards have it.
    public boolean isOfObjectives() {
      return compareTo(RESERVE) >= 0;
    }
  }

  /// Whether the ability is of a kind.
  public boolean is(Kind other) {
    return kind == other;
  }

  /// How much the ability is of a kind: its amount, or 0 if it is of another.
  public int amount(Kind other) {
    return kind == other ? amount : 0;
  }
}
