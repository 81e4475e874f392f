import { type CharacterSet, contains, WORD } from "./character-set.ts";
import type { Place, Syntax } from "./pattern-parser.ts";

/** A state: read a character, stand at a place, go several ways at once, or be done. Numbers name states. */
export type State =
  | { kind: "read"; set: CharacterSet; next: number }
  | { kind: "stand"; place: Place; next: number }
  | { kind: "split"; ways: number[] }
  | { kind: "done" };

/** A nondeterministic finite automaton. */
export interface Automaton {
  states: State[];
  start: number;
}

/** More states than this is no pattern for a page (security reference, rule 13). */
const MOST_STATES = 2_000;

/** The automaton of a pattern (Thompson's construction), or null when it would have over 2,000 states. */
export function buildAutomaton(syntax: Syntax): Automaton | null {
  const states: State[] = [{ kind: "done" }];
  let isFull = false;

  const add = (state: State): number => {
    isFull ||= states.length >= MOST_STATES;
    return isFull ? 0 : states.push(state) - 1;
  };

  /** Built from the back: what comes next is known already. Returns where this part starts. */
  const build = (part: Syntax, next: number): number => {
    switch (part.kind) {
      case "set":
        return add({ kind: "read", set: part.set, next });
      case "place":
        return add({ kind: "stand", place: part.place, next });
      case "sequence":
        return part.parts.reduceRight((after, item) => build(item, after), next);
      case "choice":
        return add({ kind: "split", ways: part.options.map((option) => build(option, next)) });
      case "repeat":
        return repeat(part, next);
    }
  };

  const repeat = ({ body, least, most }: Syntax & { kind: "repeat" }, next: number): number => {
    let entry = next;
    if (most === Infinity) {
      const loop: State & { kind: "split" } = { kind: "split", ways: [next] };
      entry = add(loop);
      loop.ways.push(build(body, entry));
    } else {
      for (let extra = least; extra < most && !isFull; extra++)
        entry = add({ kind: "split", ways: [next, build(body, entry)] });
    }
    for (let count = 0; count < least && !isFull; count++) entry = build(body, entry);
    return entry;
  };

  const start = build(syntax, 0);
  return isFull ? null : { states, start };
}

/** What a run of the automaton found, and how many states it looked at on the way. */
export interface Run {
  isMatch: boolean;
  steps: number;
}

/**
 * Looks for the pattern anywhere in the text. All possible states advance together, so that each is looked at
 * once per character at most: the work is bounded by states × (characters + 1), whatever the pattern.
 */
export function run({ states, start }: Automaton, text: string): Run {
  const seenAt = new Int32Array(states.length).fill(-1);
  let readers: number[] = [];
  let steps = 0;
  for (let at = 0; at <= text.length; at++) {
    const waiting = [...arrive(states, readers, text.charCodeAt(at - 1)), start];
    readers = [];
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      const state = states[index];
      if (!state || seenAt[index] === at) continue;
      seenAt[index] = at;
      steps++;
      if (state.kind === "done") return { isMatch: true, steps };
      if (state.kind === "read") readers.push(index);
      else if (state.kind === "split") waiting.push(...state.ways);
      else if (isPlace(state.place, text, at)) waiting.push(state.next);
    }
  }
  return { isMatch: false, steps };
}

/** Where the states that were waiting for this character go on. */
function arrive(states: State[], readers: number[], code: number): number[] {
  return readers.flatMap((index) => {
    const state = states[index];
    return state?.kind === "read" && contains(state.set, code) ? state.next : [];
  });
}

function isPlace(place: Place, text: string, at: number): boolean {
  if (place === "start") return at === 0;
  if (place === "end") return at === text.length;
  const isEdge = isWord(text, at - 1) !== isWord(text, at);
  return isEdge === (place === "edge");
}

function isWord(text: string, at: number): boolean {
  return contains(WORD, text.charCodeAt(at));
}
