import type { Settings } from "./settings.ts";

/** Where the next picture comes from; the one before it goes the other way. */
const FROM: Readonly<Record<string, string>> = {
  slide_left: "translateX(100%)",
  slide_right: "translateX(-100%)",
  slide_up: "translateY(100%)",
  slide_down: "translateY(-100%)",
};

const opposite = (transform: string) =>
  transform.includes("-") ? transform.replace("-", "") : transform.replace("(", "(-");

/** Lets a slide take the place of another one, which it lies over; resolves when it has. */
export async function transition(
  before: HTMLElement,
  next: HTMLElement,
  settings: Pick<Settings, "backgroundSlideshowSlideTransition" | "backgroundSlideshowTransitionDuration">,
): Promise<void> {
  const from = FROM[settings.backgroundSlideshowSlideTransition];
  const timing = { duration: settings.backgroundSlideshowTransitionDuration, easing: "ease" };
  const entering = next.animate(from ? { transform: [from, "none"] } : { opacity: [0, 1] }, timing);
  if (from) before.animate({ transform: ["none", opposite(from)] }, timing);
  await entering.finished;
}
