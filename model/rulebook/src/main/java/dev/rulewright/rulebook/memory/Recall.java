package dev.rulewright.rulebook.memory;

import dev.rulewright.rulebook.compare.telling.Finding;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is remembered of the findings of a check.
///
/// @param judgements by the key of the finding
/// @param gone what was said of findings that are there no more, in the order of the file
public record Recall(Map<String, Judgement> judgements, List<Judgement> gone) {

  /// Nothing is remembered.
  public static final Recall NOTHING = new Recall(Map.of(), List.of());

  /// Copies the collections.
  public Recall {
    judgements = Map.copyOf(judgements);
    gone = List.copyOf(gone);
  }

  /// What was said of a finding, or of the one that it was before it changed.
  public Optional<Judgement> before(Finding finding) {
    return judgements.isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(judgements.get(finding.key()));
  }

  /// `new`, a verdict, or `stale` if it was judged with another key: a sentence has changed, other
  /// sentences or editions stand beside it, or other words tell the difference.
  public String status(Finding finding) {
    return judgement(finding)
        .map(each -> each.verdict().toString())
        .orElseGet(() -> before(finding).isPresent() ? "stale" : "new");
  }

  /// What was said of it as it is.
  private Optional<Judgement> judgement(Finding finding) {
    return before(finding).filter(each -> each.key().equals(finding.key()));
  }

  /// Whether somebody has judged it, and it has not changed since.
  public boolean isJudged(Finding finding) {
    return judgement(finding).isPresent();
  }

  /// Whether somebody has found that it is nothing.
  public boolean isHarmless(Finding finding) {
    return judgement(finding).filter(each -> each.verdict() == Verdict.HARMLESS).isPresent();
  }

  /// The day on which it was seen first: that of the first judgement, or today.
  public LocalDate firstSeen(Finding finding, LocalDate today) {
    return before(finding).map(Judgement::firstSeen).orElse(today);
  }

  /// What who judged it has noted; may be empty.
  public String note(Finding finding) {
    return before(finding).map(Judgement::note).orElse("");
  }
}
