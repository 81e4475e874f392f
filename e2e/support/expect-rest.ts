import type { Page } from "@playwright/test";
import { patience } from "#tests/machine.ts";

/** How long what an act has begun may take to end, in ms: the slowest movement of an example takes 1.2 s. */
export const LONGEST_MS = 3_000 * patience;

/** So many frames without a change are rest. */
const REST_FRAMES = 30;
/** A busy machine draws few frames in a second, so what does not rest is looked at for as many at least. */
const MANY_FRAMES = 4 * REST_FRAMES;

/** Resolves with nothing once nothing has changed for `restFrames`, else with what has changed last. */
function watchForRest([restFrames, manyFrames, longestMs]: readonly [
  number,
  number,
  number,
]): Promise<string> {
  const start = performance.now();
  let [seen, quiet, last] = [0, 0, ""];
  return new Promise((resolve) => {
    const observer = new MutationObserver((records) => {
      quiet = 0;
      const { type, attributeName, target } = records.at(-1) as MutationRecord;
      last = `${type} ${attributeName ?? ""} of ${target.parentElement?.localName ?? ""} ${(target as Element).className ?? target.nodeName}`;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = () => {
      const isLate = ++seen > manyFrames && performance.now() - start > longestMs;
      if (++quiet < restFrames && !isLate) return void requestAnimationFrame(look);
      observer.disconnect();
      resolve(quiet < restFrames ? last : "");
    };
    look();
  });
}

/**
 * Waits until the page rests: it changes nothing any more, and asks its server for nothing.
 * @param asked how often it has asked so far
 * @param isMoving whether it moves by itself, so that only its requests come to rest
 * @throws if it does not
 */
export async function expectRest(page: Page, asked: () => number, isMoving: boolean): Promise<void> {
  const start = Date.now();
  for (let before = -1; before !== asked(); ) {
    if (Date.now() - start > LONGEST_MS) throw new Error("the page asks its server again and again");
    before = asked();
    const changing = await page.evaluate(watchForRest, [REST_FRAMES, MANY_FRAMES, LONGEST_MS] as const);
    if (changing && !isMoving) throw new Error(`the page changes without end: ${changing}`);
  }
}
