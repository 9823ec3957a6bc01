/// Texts and terms in the formats of other tools: taken over and handed out. It knows no finding.
@NullMarked
package dev.rulewright.cli.editions.exchange;

import org.jspecify.annotations.NullMarked;
