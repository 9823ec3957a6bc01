package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Clause.Citation;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What is promised before anybody moves: catalogue and seats.
record BookClaims<P, M>(Game<P, M> game) {

  Stream<Claim<P, M>> all() {
    return Stream.of(
        atTheOpening(Promise.CATALOGUE, this::catalogue), atTheOpening(Promise.SEATS, this::seats));
  }

  private Claim<P, M> atTheOpening(Promise promise, Function<Rulebook, @Nullable String> look) {
    return new Claim<>(
        promise, 1, (step, _) -> step.before().isEmpty() ? look.apply(game.rulebook()) : null);
  }

  private @Nullable String catalogue(Rulebook book) {
    if (book.clauses().isEmpty()) {
      return "there is no clause";
    }
    return Stream.of(
            Stream.of(
                twice("clause", book.clauses(), Clause::id),
                twice("question", book.questions(), Question::id),
                twice("question", book.questions(), Question::name)),
            book.clauses().stream().map(clause -> clause(clause, book)),
            book.questions().stream().map(question -> question(question, book)))
        .flatMap(each -> each)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private static @Nullable String clause(Clause clause, Rulebook book) {
    if (clause.paraphrase().isBlank()) {
      return clause.id() + " says nothing";
    }
    for (Citation at : clause.citations()) {
      if (!book.editions().contains(at.edition())) {
        return clause.id() + " cites '" + at.edition() + "', which is no edition";
      }
      if (at.firstLine() < 1 || at.lastLine() < at.firstLine()) {
        return clause.id() + " cites lines " + at.firstLine() + " to " + at.lastLine();
      }
    }
    return null;
  }

  private @Nullable String question(Question question, Rulebook book) {
    boolean foreign =
        question.answers().stream()
            .anyMatch(answer -> !book.editions().containsAll(answer.editions()));
    return foreign
        ? "an answer to " + question.name() + " names an edition that is none"
        : new Texts<>(game).uncitable(question.clauses(), question.name());
  }

  private static <T> @Nullable String twice(String kind, List<T> things, Function<T, String> name) {
    var known = new HashSet<String>();
    return things.stream()
        .map(name)
        .filter(each -> !known.add(each))
        .findFirst()
        .map(each -> "there are two of the " + kind + " " + each)
        .orElse(null);
  }

  private @Nullable String seats(Rulebook book) {
    List<? extends Player> players = game.players();
    if (players.size() < 2) {
      return book.title() + " has " + players.size() + " players";
    }
    for (int seat = 0; seat < players.size(); seat++) {
      if (players.get(seat).seat() != seat) {
        return players.get(seat).id() + " does not sit in seat " + seat;
      }
    }
    String twice = twice("player", players, Player::id);
    return twice != null ? twice : twice("source of chance", game.chanceSources(), each -> each);
  }
}
