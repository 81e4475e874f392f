import { type Automaton, buildAutomaton, runAutomaton } from "./regex/automaton.ts";
import { parseRegex } from "./regex/parser.ts";

/** A regular expression from outside the code. */
export interface Regex {
  /** Whether the pattern is found anywhere in the first 2,048 characters of the subject. */
  test(subject: string): boolean;
}

const MAX_REGEX_LENGTH = 200;
const MAX_SUBJECT_LENGTH = 2_048;

/**
 * A pattern an editor wrote, or null when it is no text, too long, invalid or beyond the supported language
 * (see `parsePattern`); null means the rule is not met (runtime.11). It never runs on the built-in engine,
 * whose work can grow exponentially: here it is bounded by states × characters (security reference, rule 13).
 */
export function compileRegex(source: unknown): Regex | null {
  if (typeof source !== "string" || source.length > MAX_REGEX_LENGTH) return null;
  const automaton = automatonOf(source);
  return (
    automaton && { test: (subject) => runAutomaton(automaton, subject.slice(0, MAX_SUBJECT_LENGTH)).isMatch }
  );
}

function automatonOf(source: string): Automaton | null {
  try {
    return buildAutomaton(parseRegex(source));
  } catch {
    return null;
  }
}
