/// How commands answer: text, colours, JSON, and files that appear whole or not at all.
@NullMarked
package dev.rulewright.cli.output;

import org.jspecify.annotations.NullMarked;
