import { type Automaton, buildAutomaton, run } from "./automaton.ts";
import { parsePattern } from "./pattern-parser.ts";

/** A regular expression from outside the code. */
export interface Pattern {
  /** Whether the pattern is found anywhere in the first 2,048 characters of the subject. */
  test(subject: string): boolean;
}

const LONGEST_PATTERN = 200;
const LONGEST_SUBJECT = 2_048;

/**
 * A pattern an editor wrote, or null when it is no text, too long, invalid or beyond the supported language
 * (see `parsePattern`); null means the rule is not met (runtime.11). It never runs on the built-in engine,
 * whose work can grow exponentially: here it is bounded by states × characters (security reference, rule 13).
 */
export function compilePattern(source: unknown): Pattern | null {
  if (typeof source !== "string" || source.length > LONGEST_PATTERN) return null;
  const automaton = automatonOf(source);
  return automaton && { test: (subject) => run(automaton, subject.slice(0, LONGEST_SUBJECT)).isMatch };
}

function automatonOf(source: string): Automaton | null {
  try {
    return buildAutomaton(parsePattern(source));
  } catch {
    return null;
  }
}
