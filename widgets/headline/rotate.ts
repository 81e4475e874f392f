import { AROUND, markAdded } from "#runtime/added.ts";
import { changeWords, type Rotation } from "./change-words.ts";
import type { Playback } from "./playback.ts";

/** Time shown of a word that is clipped, as a share of others'. */
const CLIP_SHARE = 0.6;
/** The longest change of the width. */
const SETTLE_MS = 600;

const WITH_LETTERS: readonly string[] = ["typing", "swirl", "blinds", "wave"];

/** Shows one word after the other; ends after the last one unless the headline loops. */
export async function rotate(parts: Omit<Rotation, "letters">, wait: Playback["wait"]): Promise<void> {
  const { headline, settings, changes } = parts;
  const { animationType, loop, rotateIterationDelay, parts: names } = settings;
  const { words, list } = headline;
  const splits = WITH_LETTERS.includes(animationType) ? list : [];
  // A translator would take each letter for a word.
  for (const word of splits) changes.setAttribute(word, "translate", "no");
  const letters = new Map(splits.map((word) => [word, splitLetters(word, names.letter.join(" "))]));
  for (const letter of [...letters.values()][0] ?? []) letter.classList.add(...names.entered);

  const shownMs = rotateIterationDelay * (animationType === "clip" ? CLIP_SHARE : 1);
  const settleMs = Math.min(SETTLE_MS, shownMs / 2);
  await wait(settleMs);
  for (let index = 0; loop || index < list.length - 1; index++) {
    await wait(shownMs - settleMs);
    const [previous, next] = [index, index + 1].map((place) => list[place % list.length]);
    if (previous && next) await changeWords({ ...parts, letters }, { previous, next });
    await wait(settleMs);
    // From now on it follows the window.
    changes.setStyle(words, "width", "auto");
  }
}

/** Letters of these scripts change their form beside others, so a word of them stays whole. */
const JOINED = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u;

function charactersOf(text: string): string[] {
  if (!("Segmenter" in Intl)) return Array.from(text);
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

/** The parts of a text that move separately, and what is between them: white space, at which lines may break. */
export const partsOf = (text: string): string[] =>
  text.split(/(\s+)/).flatMap((part) => (JOINED.test(part) || !part.trim() ? [part] : charactersOf(part)));

/** Puts each letter of an element into a separate element; white space stays text. Returns the letters. */
export function splitLetters(word: HTMLElement, className: string): HTMLElement[] {
  const nodes = partsOf(word.textContent ?? "").map((part) => {
    if (!part.trim()) return document.createTextNode(part);
    const letter = markAdded(document.createElement("span"), AROUND);
    letter.className = className;
    letter.append(part);
    return letter;
  });
  word.replaceChildren(...nodes);
  return nodes.filter((node) => "className" in node);
}
