import { createDrawing } from "#dom/drawing.ts";
import type { Changes } from "#dom/state/changes.ts";
import { markAdded } from "#runtime/added.ts";
import type { Playback } from "./playback.ts";
import type { Headline } from "./read-headline.ts";
import type { Settings } from "./settings.ts";

interface Highlight {
  readonly headline: Headline;
  readonly settings: Settings;
  readonly changes: Changes;
  readonly signal: AbortSignal;
  readonly wait: Playback["wait"];
  /** Whether it is drawn once only. */
  readonly isOnce: boolean;
}

/** When the mark begins to go, as a share of the time until it is drawn again. */
const ERASE_AFTER = 0.8;

/** Draws the mark, and erases and draws it again if the headline loops. */
export async function highlight({
  headline,
  settings,
  changes,
  signal,
  wait,
  isOnce,
}: Highlight): Promise<void> {
  const { title, words } = headline;
  const {
    marker,
    parts,
    highlightAnimationDuration: durationMs,
    highlightIterationDelay: delayMs,
  } = settings;
  let mark: SVGElement | undefined;
  signal.addEventListener("abort", () => mark?.remove());
  const toggle = (names: readonly string[], isOn: boolean) => {
    for (const name of names) changes.toggleClass(title, name, isOn);
  };
  for (;;) {
    // A new element is drawn from its beginning.
    mark?.remove();
    mark = markAdded(createMark(marker, durationMs));
    words.append(mark);
    toggle(parts.erased, false);
    toggle(parts.drawn, true);
    if (isOnce) return;
    await wait(durationMs + delayMs * ERASE_AFTER);
    toggle(parts.erased, true);
    await wait(delayMs * (1 - ERASE_AFTER));
  }
}

/** The strokes of each mark, in a box of 500 × 150 units that is stretched over the words. */
const STROKES: Readonly<Record<Settings["marker"], readonly string[]>> = {
  circle: ["M330 14C210-6 20 18 8 74c-10 50 120 70 246 68 130-2 240-24 238-74C490 20 300 2 118 24"],
  curly: ["M4 140q20-18 41 0t41 0 41 0 41 0 41 0 41 0 41 0 41 0 41 0 41 0 41 0 41 0"],
  underline: ["M6 144C120 124 330 118 494 138"],
  double: ["M6 16C150 6 340 6 494 14", "M6 142C150 132 340 132 494 140"],
  double_underline: ["M6 124C150 114 340 114 494 122", "M24 146C160 137 330 137 476 144"],
  underline_zigzag: [
    "M8 122C160 112 340 112 492 120 340 122 190 126 70 136c110-6 220-6 330 0-70-1-130 2-190 10",
  ],
  diagonal: ["M8 10C170 36 340 84 492 142"],
  strikethrough: ["M4 75H496"],
  x: ["M494 12C330 40 160 86 6 142", "M8 14C180 40 340 88 492 140"],
};

/** Creates a mark, whose strokes are drawn in so many ms. */
function createMark(marker: Settings["marker"], durationMs: number): SVGElement {
  const mark = createDrawing("0 0 500 150", "islet-headline-mark", STROKES[marker]);
  mark.setAttribute("preserveAspectRatio", "none");
  mark.style.setProperty("--islet-headline-duration", `${durationMs}ms`);
  return mark;
}
