/// What runs in the browser beside the model and the bench's pages; compiled to a script, never run
/// on a Java machine.
@NullMarked
package dev.rulewright.cli.page.browser;

import org.jspecify.annotations.NullMarked;
