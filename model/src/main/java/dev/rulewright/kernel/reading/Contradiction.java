package dev.rulewright.kernel.reading;

/// Two answers that do not go together. They are refused, because one of the two forbids what the
/// other demands, or because one of them would change nothing although somebody asked for it.
///
/// Neither is a standard answer: each answer alone goes together with the standard reading.
///
/// @param because the reason: begins in lower case and has no full stop
public record Contradiction(Enum<?> one, Enum<?> other, String because) {}
