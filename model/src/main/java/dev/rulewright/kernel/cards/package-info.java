/// What games with cards share: kinds of cards of which there are copies, piles of them, drawing by
/// chance, and dealing anew what a player cannot see.
@NullMarked
package dev.rulewright.kernel.cards;

import org.jspecify.annotations.NullMarked;
