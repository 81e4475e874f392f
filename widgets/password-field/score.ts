import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import type { Score } from "./score-words.ts";

/** Spellings with digits for letters that are tried: more take ten times as long, and tell the same. */
const L33T_SPELLINGS = 16;
/** More than this adds nothing to the score, and much to the work. */
const LONGEST = 72;

const library = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: L33T_SPELLINGS,
});

/** How hard a password is to guess, for somebody who knows these words. */
export const score = (password: string, words: readonly string[]): Score =>
  library.check(password.slice(0, LONGEST), [...words]).score;
