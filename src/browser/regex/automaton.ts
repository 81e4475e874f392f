import { type CharacterSet, contains, WORD } from "./character-set.ts";
import type { Assertion, Syntax } from "./parser.ts";

/** A state reads a character, stands at a place, splits into several ways, or is done. Numbers name states. */
interface State {
  kind: "read" | "split" | "done" | Assertion;
  /** What a reading state takes. */
  set: CharacterSet;
  /** The states after this one. */
  ways: number[];
}

/** A nondeterministic finite automaton. */
export interface Automaton {
  states: State[];
  start: number;
}

/** More states than this is no pattern for a page (security reference, rule 13). */
const MOST_STATES = 2_000;

/** The automaton of a pattern (Thompson's construction), or null when it would have over 2,000 states. */
export function buildAutomaton(syntax: Syntax): Automaton | null {
  const states: State[] = [{ kind: "done", set: [], ways: [] }];
  let isFull = false;

  const add = (kind: State["kind"], ways: number[], set: CharacterSet = []): number => {
    isFull ||= states.length >= MOST_STATES;
    return isFull ? 0 : states.push({ kind, set, ways }) - 1;
  };

  /** Built from the back: what comes next is known already. Returns where this part starts. */
  const build = (part: Syntax, next: number): number => {
    switch (part.kind) {
      case "set":
        return add("read", [next], part.set);
      case "place":
        return add(part.place, [next]);
      case "sequence":
        return part.parts.reduceRight((after, item) => build(item, after), next);
      case "choice":
        return add(
          "split",
          part.options.map((option) => build(option, next)),
        );
      case "repeat":
        return repeat(part, next);
    }
  };

  const repeat = ({ body, least, most }: Syntax & { kind: "repeat" }, next: number): number => {
    let entry = next;
    if (most === Infinity) {
      const ways = [next];
      entry = add("split", ways);
      ways.push(build(body, entry));
    } else {
      for (let extra = least; extra < most && !isFull; extra++)
        entry = add("split", [next, build(body, entry)]);
    }
    for (let count = 0; count < least && !isFull; count++) entry = build(body, entry);
    return entry;
  };

  const start = build(syntax, 0);
  return isFull ? null : { states, start };
}

/** What a run of the automaton found, and how many states it looked at on the way. */
interface Run {
  isMatch: boolean;
  steps: number;
}

/**
 * Looks for the pattern anywhere in the text. All possible states advance together, so that each is looked at
 * once per character at most: the work is bounded by states × (characters + 1), whatever the pattern.
 */
export function runAutomaton({ states, start }: Automaton, text: string): Run {
  const seenAt = new Int32Array(states.length).fill(-1);
  const waiting: State[] = [];
  let readers: State[] = [];
  let steps = 0;
  let at = 0;
  const enter = (ways: number[]) => {
    for (const index of ways) {
      const state = states[index];
      if (!state || seenAt[index] === at) continue;
      seenAt[index] = at;
      waiting.push(state);
    }
  };
  for (; at <= text.length; at++) {
    const code = text.charCodeAt(at - 1);
    for (const { set, ways } of readers) if (contains(set, code)) enter(ways);
    enter([start]);
    readers = [];
    for (let state = waiting.pop(); state; state = waiting.pop()) {
      steps++;
      if (state.kind === "done") return { isMatch: true, steps };
      if (state.kind === "read") readers.push(state);
      else if (state.kind === "split" || isPlace(state.kind, text, at)) enter(state.ways);
    }
  }
  return { isMatch: false, steps };
}

function isPlace(place: Assertion, text: string, at: number): boolean {
  if (place === "start") return at === 0;
  if (place === "end") return at === text.length;
  const isEdge = isWord(text, at - 1) !== isWord(text, at);
  return isEdge === (place === "edge");
}

function isWord(text: string, at: number): boolean {
  return contains(WORD, text.charCodeAt(at));
}
