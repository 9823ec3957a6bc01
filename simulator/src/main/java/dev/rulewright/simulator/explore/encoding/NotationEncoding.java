package dev.rulewright.simulator.explore.encoding;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rulewright.kernel.Notation;
import dev.rulewright.simulator.chance.Mixing;
import java.util.Map;

/// The encoding by the text form of positions.
record NotationEncoding<P>(String game, Notation<P, ?> notation) implements Encoding<P> {

  @Override
  public Map<String, String> identity() {
    return Map.of("game", game, "encoding", "notation");
  }

  @Override
  public Coder<P> coder() {
    return new Coder<>() {
      @Override
      public long fingerprint(P position) {
        long mixed = 0;
        for (byte each : notation.write(position).getBytes(UTF_8)) {
          mixed = Mixing.mix(mixed, each);
        }
        return mixed;
      }

      @Override
      public void write(P position, Bytes to) {
        byte[] text = notation.write(position).getBytes(UTF_8);
        to.putNumber(text.length);
        to.put(text, 0, text.length);
      }

      @Override
      public P read(Bytes from) {
        int length = from.getNumber();
        var text = new String(from.array(), from.at(), length, UTF_8);
        from.moveTo(from.at() + length);
        return notation.read(text, "exploration");
      }
    };
  }
}
