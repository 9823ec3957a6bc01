/// A race of three with dice and hidden tokens: the smallest game that needs everything the kernel
/// offers. It keeps the kernel honest and tests what is said about games in general.
@NullMarked
package dev.rulewright.tokenrace;

import org.jspecify.annotations.NullMarked;
