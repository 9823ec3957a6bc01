package dev.rulewright.reports.storyboard;

import dev.rulewright.kernel.picture.Difference;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.reports.picture.Marked;
import dev.rulewright.reports.picture.PictureSvg;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.Transcript;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Draws a play for the layout of a rulebook: each picture is a file of its own.
public final class StoryPictures {

  private StoryPictures() {}

  /// The pictures as SVG, by name: `00-given`, and for each step that changes something `01-before`
  /// and `01-after`.
  ///
  /// @param language the edition whose names are used
  public static <P, M> SequencedMap<String, String> of(Transcript<P, M> play, String language) {
    Map<String, String> names = play.opening().box().sentences().in(language).names();
    var pictures = new LinkedHashMap<String, String>();
    pictures.put(
        "00-given", PictureSvg.file(picture(play, play.opening().given(), names), Marked.NOTHING));
    int number = 0;
    for (Played<P, M> played : play.steps()) {
      number++;
      Picture before = picture(play, played.before(), names);
      Picture after = picture(play, played.after(), names);
      Difference difference = Difference.between(before, after);
      if (!difference.isEmpty()) {
        String name = "%02d-".formatted(number);
        pictures.put(name + "before", PictureSvg.file(before, Marked.before(difference)));
        pictures.put(name + "after", PictureSvg.file(after, Marked.after(difference)));
      }
    }
    return pictures;
  }

  private static <P> Picture picture(Transcript<P, ?> play, P position, Map<String, String> names) {
    return Pictured.of(play.opening().game(), position, Optional.empty()).named(names);
  }
}
