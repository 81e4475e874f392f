import { changeWords, type Rotation } from "./change-words.ts";
import type { Playback } from "./playback.ts";
import { splitLetters } from "./letters.ts";

/** Time shown of a word that is clipped, as a share of others'. */
const CLIP_SHARE = 0.6;
/** The longest change of the width. */
const SETTLE_MS = 600;

const WITH_LETTERS: readonly string[] = ["typing", "swirl", "blinds", "wave"];

/** Shows one word after the other; ends after the last one unless the headline loops. */
export async function rotate(parts: Omit<Rotation, "letters">, wait: Playback["wait"]): Promise<void> {
  const { headline, settings, changes } = parts;
  const { animationType, loop, rotateIterationDelay, skin } = settings;
  const { words, list } = headline;
  const splits = WITH_LETTERS.includes(animationType) ? list : [];
  const letters = new Map(splits.map((word) => [word, splitLetters(word, skin.letter.join(" "))]));
  for (const letter of [...letters.values()][0] ?? []) letter.classList.add(...skin.entered);

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
