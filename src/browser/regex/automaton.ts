import { type CharacterSet, contains, WORD } from "./character-set.ts";
import type { Assertion, Syntax } from "./parser.ts";

/** A state reads a character, checks an assertion, splits into several states, or is done. */
interface State {
  kind: "read" | "split" | "done" | Assertion;
  /** The characters that a reading state accepts. */
  set: CharacterSet;
  /** The indexes of the states after this one. */
  next: number[];
}

/** A nondeterministic finite automaton. */
export interface Automaton {
  states: State[];
  /** The index of the first state. */
  start: number;
}

/** A page's pattern needs no more states than this. */
const MAX_STATES = 2_000;

/** Builds the automaton of a regular expression (Thompson's construction); null if it needs over 2,000 states. */
export function buildAutomaton(syntax: Syntax): Automaton | null {
  const states: State[] = [{ kind: "done", set: [], next: [] }];
  let isFull = false;

  function add(kind: State["kind"], next: number[], set: CharacterSet = []): number {
    isFull ||= states.length >= MAX_STATES;
    return isFull ? 0 : states.push({ kind, set, next }) - 1;
  }

  /** Builds a part in front of the state `next`; returns the index of the part's first state. */
  function build(part: Syntax, next: number): number {
    switch (part.kind) {
      case "set":
        return add("read", [next], part.set);
      case "assertion":
        return add(part.assertion, [next]);
      case "sequence":
        return part.parts.reduceRight((after, item) => build(item, after), next);
      case "choice":
        return add(
          "split",
          part.options.map((option) => build(option, next)),
        );
      case "repeat":
        return buildRepeat(part, next);
    }
  }

  function buildRepeat({ body, min, max }: Syntax & { kind: "repeat" }, next: number): number {
    let entry = next;
    if (max === Infinity) {
      const exits = [next];
      entry = add("split", exits);
      exits.push(build(body, entry));
    } else {
      for (let extra = min; extra < max && !isFull; extra++) entry = add("split", [next, build(body, entry)]);
    }
    for (let count = 0; count < min && !isFull; count++) entry = build(body, entry);
    return entry;
  }

  const start = build(syntax, 0);
  return isFull ? null : { states, start };
}

/** The result of a run. */
interface Run {
  isMatch: boolean;
  /** How many states the run looked at. */
  steps: number;
}

/**
 * Looks for a match anywhere in the text. All possible states advance together, so each is looked at once per
 * character: at most states × (characters + 1) steps, whatever the expression.
 */
export function runAutomaton({ states, start }: Automaton, text: string): Run {
  const lastSeen = new Int32Array(states.length).fill(-1);
  const pending: State[] = [];
  let readers: State[] = [];
  let steps = 0;
  let position = 0;
  const enter = (indexes: number[]) => {
    for (const index of indexes) {
      const state = states[index];
      if (!state || lastSeen[index] === position) continue;
      lastSeen[index] = position;
      pending.push(state);
    }
  };
  for (; position <= text.length; position++) {
    const code = text.charCodeAt(position - 1);
    for (const { set, next } of readers) if (contains(set, code)) enter(next);
    enter([start]);
    readers = [];
    for (let state = pending.pop(); state; state = pending.pop()) {
      steps++;
      if (state.kind === "done") return { isMatch: true, steps };
      if (state.kind === "read") readers.push(state);
      else if (state.kind === "split" || holds(state.kind, text, position)) enter(state.next);
    }
  }
  return { isMatch: false, steps };
}

function holds(assertion: Assertion, text: string, position: number): boolean {
  if (assertion === "start") return position === 0;
  if (assertion === "end") return position === text.length;
  const isBoundary = isWord(text, position - 1) !== isWord(text, position);
  return isBoundary === (assertion === "boundary");
}

function isWord(text: string, position: number): boolean {
  return contains(WORD, text.charCodeAt(position));
}
