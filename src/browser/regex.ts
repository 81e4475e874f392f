import { type Automaton, buildAutomaton, runAutomaton } from "./regex/automaton.ts";
import { parseRegex } from "./regex/parser.ts";

/** A regular expression from outside the code, such as an editor's setting. */
export interface Regex {
  /** Whether the first 2,048 characters of the subject contain a match. */
  test(subject: string): boolean;
}

const MAX_REGEX_LENGTH = 200;
const MAX_SUBJECT_LENGTH = 2_048;

/**
 * Compiles a regular expression from outside the code; null if it is no text, too long or not supported (see
 * `parseRegex`). The browser's own engine can take exponential time, so an automaton of bounded work runs it.
 */
export function compileRegex(source: unknown): Regex | null {
  if (typeof source !== "string" || source.length > MAX_REGEX_LENGTH) return null;
  const automaton = automatonOf(source);
  if (!automaton) return null;
  return { test: (subject) => runAutomaton(automaton, subject.slice(0, MAX_SUBJECT_LENGTH)).isMatch };
}

function automatonOf(source: string): Automaton | null {
  try {
    return buildAutomaton(parseRegex(source));
  } catch {
    return null;
  }
}
