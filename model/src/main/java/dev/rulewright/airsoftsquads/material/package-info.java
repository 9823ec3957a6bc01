/// Operators, cards and numbers, read from CSV.
@NullMarked
package dev.rulewright.airsoftsquads.material;

import org.jspecify.annotations.NullMarked;
