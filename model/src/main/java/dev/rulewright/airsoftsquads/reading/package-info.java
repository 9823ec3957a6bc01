/// What the chapter leaves open, and the answers.
@NullMarked
package dev.rulewright.airsoftsquads.reading;

import org.jspecify.annotations.NullMarked;
