import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import type { Score } from "./score-words.ts";

/** Spellings with digits for letters to try. More take ten times as long and hardly change the score. */
const L33T_SPELLINGS = 16;
/** More characters add much time and nothing to the score. */
const MAX_LENGTH = 72;

const library = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: L33T_SPELLINGS,
});

/** How hard a password is to guess by an attacker who knows these words. */
export const score = (password: string, words: readonly string[]): Score =>
  library.check(password.slice(0, MAX_LENGTH), [...words]).score;
