package dev.rulewright.missioncombat.rules.otherwise;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Faction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The visible part of the discard piles: which cards lie face down (HQ-2) and, where nobody may
/// look through a pile, which card lies on top.
///
/// Under the standard reading everything may be seen, and nothing is remembered. **Of several cards
/// that come to a pile at once, an event that was played lies above the units it destroyed, and
/// otherwise the one last in the order of the card file.** A card that was rejected face down shows
/// nothing while it is on top.
public final class DiscardPiles {

  private final boolean onlyTopIsSeen;
  private final boolean rejectIsHidden;

  public DiscardPiles(Reading reading) {
    onlyTopIsSeen = reading.says("info.discard-browse=top-card");
    rejectIsHidden = reading.says("hq.discard-visibility=face-down");
  }

  /// Whether the reading asks to remember anything.
  public boolean remember() {
    return onlyTopIsSeen() || rejectIsHidden();
  }

  private boolean onlyTopIsSeen() {
    return onlyTopIsSeen;
  }

  private boolean rejectIsHidden() {
    return rejectIsHidden;
  }

  /// The cards in a faction's discard pile that a player may not look at.
  public Pile<Card> hidden(Faction faction, Faction player, Position position) {
    Pile<Card> discard = position.side(faction).discard();
    Memory memory = position.memory();
    if (onlyTopIsSeen()) {
      return discard.minus(of(faction, memory.onTop(), discard));
    }
    return faction == player ? discard.emptied() : of(faction, memory.faceDown(), discard);
  }

  private static Pile<Card> of(Faction faction, List<Card> cards, Pile<Card> kinds) {
    Pile<Card> pile = kinds.emptied();
    for (Card card : cards) {
      pile = card.faction() == faction ? pile.plus(card) : pile;
    }
    return pile;
  }

  /// The position in which other cards than the real ones lie face down in a faction's pile.
  public Position showing(Position position, Faction faction, Pile<Card> standIns) {
    if (position.memory().faceDown().isEmpty()) {
      return position;
    }
    Stream<Card> others =
        position.memory().faceDown().stream().filter(card -> card.faction() != faction);
    return position.with(
        position.memory().withFaceDown(inOrder(Stream.concat(others, standIns.toList().stream()))));
  }

  private static List<Card> inOrder(Stream<Card> cards) {
    return cards.sorted(Comparator.comparing(Card::faction).thenComparingInt(Card::index)).toList();
  }

  /// The position after a move, with what the move has changed about the discard piles remembered.
  public Position remembered(Position before, Move move, Position after) {
    var faceDown = new ArrayList<Card>();
    var onTop = new ArrayList<Card>();
    for (Faction faction : Faction.values()) {
      if (onlyTopIsSeen()) {
        onTop(faction, before, move, after).ifPresent(onTop::add);
      } else {
        faceDown.addAll(faceDown(faction, before, move, after));
      }
    }
    Memory memory = after.memory();
    return after.with(memory.withFaceDown(faceDown).withOnTop(onTop));
  }

  private static List<Card> faceDown(Faction faction, Position before, Move move, Position after) {
    Pile<Card> discard = after.side(faction).discard();
    Pile<Card> hidden =
        grows(before.side(faction), after.side(faction))
            ? of(faction, before.memory().faceDown(), discard)
            : discard.emptied();
    if (before.mover() == faction && isKeeping(before, move) && !discard.isEmpty()) {
      hidden = hidden.plus(rejected((Stage.Keeping) before.stage(), (Move.Keep) move));
    }
    return hidden.toList();
  }

  private static boolean isKeeping(Position before, Move move) {
    return before.stage() instanceof Stage.Keeping && move instanceof Move.Keep;
  }

  private static Card rejected(Stage.Keeping keeping, Move.Keep keep) {
    return keep.card().equals(keeping.first()) ? keeping.second() : keeping.first();
  }

  private Optional<Card> onTop(Faction faction, Position before, Move move, Position after) {
    Pile<Card> now = after.side(faction).discard();
    if (now.isEmpty()) {
      return Optional.empty();
    }
    boolean grows = grows(before.side(faction), after.side(faction));
    List<Card> added = new ArrayList<>(now.toList());
    if (grows) {
      before.side(faction).discard().toList().forEach(added::remove);
    }
    if (grows && added.isEmpty()) {
      return before.memory().onTop().stream().filter(c -> c.faction() == faction).findFirst();
    }
    if (isKeeping(before, move) && rejectIsHidden()) {
      return Optional.empty();
    }
    return Optional.of(played(move, added).orElseGet(added::getLast));
  }

  /// The event that was played, if it is one of the cards.
  private static Optional<Card> played(Move move, List<Card> cards) {
    EventCard event =
        switch (move) {
          case Move.PlayBarrage play -> play.card();
          case Move.PlayRemoval play -> play.card();
          default -> null;
        };
    return cards.stream().filter(card -> card.equals(event)).findFirst();
  }

  /// Whether a discard pile still holds everything that it held; otherwise it was shuffled.
  private static boolean grows(Side before, Side after) {
    Pile<Card> was = before.discard();
    for (int kind = 0; kind < was.kinds(); kind++) {
      if (was.count(kind) > after.discard().count(kind)) {
        return false;
      }
    }
    return true;
  }
}
