@NullMarked
package dev.rulewright.airsoftsquads.reading;

import org.jspecify.annotations.NullMarked;
