package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.declared.DeclaredGame;
import dev.rulewright.kernel.declared.Position;
import dev.rulewright.simulator.CodeDigest;
import dev.rulewright.simulator.chance.Mixing;
import dev.rulewright.simulator.explore.encoding.Bytes;
import dev.rulewright.simulator.explore.encoding.Coder;
import dev.rulewright.simulator.explore.encoding.Encoding;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The encoding of a declared game: the numbers of a position as they are.
record NumbersEncoding(DeclaredGame game) implements Encoding<Position>, Coder<Position> {

  @Override
  public Map<String, String> identity() {
    var identity = new TreeMap<>(game.box());
    identity.put("game", game.rulebook().game());
    identity.put("encoding", "numbers");
    identity.put("reading", game.reading());
    identity.put("rules", CodeDigest.of(List.of(game.code())));
    return identity;
  }

  @Override
  public Coder<Position> coder() {
    return this;
  }

  @Override
  public long fingerprint(Position position) {
    long mixed = 0;
    for (int i = 0; i < position.size(); i++) {
      mixed = Mixing.mix(mixed, position.number(i));
    }
    return mixed;
  }

  @Override
  public void write(Position position, Bytes to) {
    for (int i = 0; i < position.size(); i++) {
      to.putNumber(zigzag(position.number(i)));
    }
  }

  @Override
  public Position read(Bytes from) {
    int[] numbers = new int[game.opening().size()];
    for (int i = 0; i < numbers.length; i++) {
      int number = from.getNumber();
      numbers[i] = (number >>> 1) ^ -(number & 1);
    }
    return game.position(numbers);
  }

  /// A whole number as one that is not negative and small where it is.
  private static int zigzag(int number) {
    return (number << 1) ^ (number >> 31);
  }
}
