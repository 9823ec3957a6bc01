package dev.rulewright.simulator.missioncombat;

import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A way to rename the areas of a board so that no rule notices: an image of the board, such as its
/// mirror image.
public final class Symmetry {

  /// By the index of an area, the index of its image; the last place is for no area.
  private final int[] images;

  private Symmetry(int[] images) {
    this.images = images;
  }

  /// The symmetries of the board of a game, the identity first.
  ///
  /// Areas are alike when they have the same owner and effect and are both buildings or both not.
  /// Their place in a row matters only by the adjacency that follows from it, and corners only
  /// where the reading looks at them.
  public static List<Symmetry> of(MissionCombat combat) {
    Board board = combat.material().board();
    boolean cornersMatter = !combat.answers().says("ranged.adjacency=same-as-moves");
    var found = new ArrayList<Symmetry>();
    var boards = cornersMatter ? List.of(board, board.alongEdges()) : List.of(board);
    search(0, new int[board.areas().size() + 1], 0, boards, found);
    return found;
  }

  /// Gives images to the areas from `next` on in all ways, the lowest first.
  private static void search(
      int next, int[] images, int taken, List<Board> boards, List<Symmetry> found) {
    List<Area> areas = boards.getFirst().areas();
    if (next == areas.size()) {
      int[] complete = images.clone();
      complete[next] = next;
      found.add(new Symmetry(complete));
      return;
    }
    for (Area image : areas) {
      images[next] = image.index();
      if ((taken & image.bit()) == 0
          && alike(areas.get(next), image)
          && boards.stream().allMatch(board -> keepsAdjacency(next, images, board))) {
        search(next + 1, images, taken | image.bit(), boards, found);
      }
    }
  }

  private static boolean alike(Area one, Area other) {
    return one.faction() == other.faction()
        && one.building() == other.building()
        && one.effect() == other.effect();
  }

  private static boolean keepsAdjacency(int last, int[] images, Board board) {
    List<Area> areas = board.areas();
    for (int i = 0; i < last; i++) {
      boolean before = (board.adjacentTo(areas.get(last)) & areas.get(i).bit()) != 0;
      int around = board.adjacentTo(areas.get(images[last]));
      if (before != ((around & 1 << images[i]) != 0)) {
        return false;
      }
    }
    return true;
  }

  /// The index of the image of an area.
  ///
  /// @param area the index of an area, or the number of areas for no area
  int image(int area) {
    return images[area];
  }

  int imageOf(int set) {
    int image = 0;
    for (int left = set; left != 0; left &= left - 1) {
      image |= 1 << images[Integer.numberOfTrailingZeros(left)];
    }
    return image;
  }

  @Override
  public String toString() {
    return Arrays.toString(images);
  }
}
