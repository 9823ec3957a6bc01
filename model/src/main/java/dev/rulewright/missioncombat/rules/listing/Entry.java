package dev.rulewright.missioncombat.rules.listing;

/// What an entry of a list stands for. An entry is an `int`: the kind, a subject (the index of a
/// unit of the acting side, or of a kind of card in its hand), and an object (a set of areas, or
/// the index of a target, or of the ways to split damage).
final class Entry {

  /// The object of an event that has no target.
  static final int NOTHING = 0xFFFF;

  private static final int KIND_SHIFT = 28;
  private static final int SUBJECT_SHIFT = 16;
  private static final int SUBJECT_MASK = 0xFFF;
  private static final int OBJECT_MASK = 0xFFFF;

  private Entry() {}

  /// What is done.
  enum Kind {
    DRAW,
    DRAW_WITH_HQ,
    PLACE,
    PLAY_UNIT,
    PLAY_REMOVAL,
    PLAY_BARRAGE,
    MOVE_BY_AP,
    MOVE_BY_SPEED,
    MOVE_BY_ARTERIAL_ROAD,
    ATTACK,
    END_TURN,
    OFFER_DRAW;

    private static final Kind[] ALL = values();
  }

  static int of(Kind kind, int subject, int object) {
    return kind.ordinal() << KIND_SHIFT | subject << SUBJECT_SHIFT | object;
  }

  static Kind kind(int entry) {
    return Kind.ALL[entry >>> KIND_SHIFT];
  }

  static int subject(int entry) {
    return entry >>> SUBJECT_SHIFT & SUBJECT_MASK;
  }

  static int object(int entry) {
    return entry & OBJECT_MASK;
  }
}
