package dev.rulewright.starquest.bruteforce;

import java.util.ArrayList;
import java.util.List;

/// A figure or a blip on the board.
final class Figure {

  /// 0 for the alien player, else the number of the team.
  final int owner;

  final Sheet sheet;
  boolean blip;
  Spot at;
  List<String> weapons;
  int life;
  boolean done;

  Figure(int owner, String kind, boolean blip, Spot at, List<String> weapons) {
    this.owner = owner;
    sheet = Sheet.of(kind);
    this.blip = blip;
    this.at = at;
    this.weapons = new ArrayList<>(weapons);
    life = sheet.life();
  }

  Figure copy() {
    var copy = new Figure(owner, sheet.id(), blip, at, weapons);
    copy.life = life;
    copy.done = done;
    return copy;
  }

  boolean isMarine() {
    return owner > 0;
  }

  boolean isLarge() {
    return !blip && sheet.id().equals("dreadnought");
  }

  int most() {
    return blip ? 5 : sheet.move();
  }

  List<Spot> squares() {
    return isLarge() ? at.base() : List.of(at);
  }

  boolean covers(Spot spot) {
    return squares().contains(spot);
  }

  boolean isHeavilyArmed() {
    return weapons.stream().anyMatch(Sheet.HEAVY::contains);
  }

  String close() {
    return sheet.id().equals("commander") ? Sheet.closeOf(weapons.getFirst()) : sheet.close();
  }
}
