import type { Page } from "@playwright/test";

/**
 * Holds everything that moves by itself at its beginning, so that a slow machine cannot miss it. `finish()` of an animation ends
 * it all the same. @returns what lets all go on
 */
export async function holdAnimations(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const setRate = async (playbackRate: number) => {
    await session.send("Animation.setPlaybackRate", { playbackRate });
  };
  await session.send("Animation.enable");
  await setRate(0);
  return () => setRate(1);
}
