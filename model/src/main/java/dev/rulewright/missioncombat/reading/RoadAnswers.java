package dev.rulewright.missioncombat.reading;

/// The free move of the Arterial Road.
public record RoadAnswers(
    RequiresAdjacent requiresAdjacent,
    IsMoveAction isMoveAction,
    OpposingRelativeTo opposingRelativeTo,
    UsesPerTurn usesPerTurn,
    SameTurnArrival sameTurnArrival,
    LastUnitException lastUnitException,
    Optional optional,
    Origin origin) {

  public enum RequiresAdjacent {
    ANY_OPPOSING,
    ADJACENT_ONLY,
    ALONG_FREE_PATH
  }

  public enum IsMoveAction {
    YES,
    NO
  }

  public enum OpposingRelativeTo {
    MOVER,
    OWNER
  }

  public enum UsesPerTurn {
    ONCE_PER_UNIT,
    ONCE
  }

  public enum SameTurnArrival {
    ALLOWED,
    NOT_ALLOWED
  }

  public enum LastUnitException {
    THIS_MOVE,
    LASTING
  }

  public enum Optional {
    YES,
    NO
  }

  public enum Origin {
    FROM_HERE,
    FROM_ANYWHERE
  }
}
