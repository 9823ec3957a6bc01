/// The pages of the bench, made from addresses alone: a server on this machine shows them, and so
/// does a page in one file that holds the rules itself. Nothing here knows of files or connections.
@NullMarked
package dev.rulewright.cli.bench.pages;

import org.jspecify.annotations.NullMarked;
