package tokenrace;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/// The tokens before the race, read from a table.
///
/// @param tokens each as often as there are copies of it, in the order of the table
public record Bag(List<Token> tokens) {

  private static final List<String> COLUMNS = List.of("token", "value", "copies");

  /// Copies the list.
  public Bag {
    tokens = List.copyOf(tokens);
  }

  /// The bag that comes with the game.
  public static Bag standard() {
    DataFile tokens = DataFile.beside(Bag.class, "tokens.csv");
    return read(tokens.text(), tokens.name());
  }

  /// Reads a table of tokens.
  ///
  /// @param source what errors call it
  /// @throws BadInput if it makes no sense
  public static Bag read(String table, String source) {
    var tokens = new ArrayList<Token>();
    for (Row row : TableReader.rows(table, source, COLUMNS, List.of(), 20)) {
      var token = new Token(row.id("token"), row.number("value", 1, 30));
      if (names(Stream.concat(Stream.of(Token.NONE, Token.UNKNOWN), tokens.stream()))
          .contains(token.name())) {
        throw row.found("token").expected("a name that is not taken");
      }
      tokens.addAll(Collections.nCopies(row.number("copies", 1, 9), token));
    }
    if (tokens.size() < Runner.values().length) {
      throw BadInput.at(Place.of(source))
          .because("the bag holds fewer tokens than there are runners");
    }
    return new Bag(tokens);
  }

  private static List<String> names(Stream<Token> tokens) {
    return tokens.map(Token::name).toList();
  }

  /// The token that a name means.
  ///
  /// @throws BadInput if there is none
  Token token(String name, Place place) {
    return Stream.concat(Stream.of(Token.NONE, Token.UNKNOWN), tokens.stream())
        .filter(token -> token.name().equals(name))
        .findFirst()
        .orElseThrow(
            () -> BadInput.at(place).unknown("a token", name, names(tokens.stream().distinct())));
  }

  /// What is left in the bag.
  List<Token> left(RacePosition position) {
    var left = new ArrayList<>(tokens);
    position.lanes().forEach(lane -> left.remove(lane.token()));
    return left;
  }
}
