/// What has been judged of findings, kept from one check to the next.
@NullMarked
package dev.rulewright.rulebook.memory;

import org.jspecify.annotations.NullMarked;
