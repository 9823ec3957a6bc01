package dev.rulewright.airsoftsquads.material;

/// An OPERATOR as it is printed; each player has one copy.
///
/// @param index its place among the operators, from 0
/// @param id the name in notation, such as `sniper`
/// @param name the name in reports
/// @param ap attack points
/// @param ep evasion points
/// @param dp defence points
/// @param mp movement points
public record OperatorCard(int index, String id, String name, int ap, int ep, int dp, int mp) {

  @Override
  public String toString() {
    return id;
  }
}
