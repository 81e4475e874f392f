import { createDrawing } from "#dom/drawing.ts";
import type { Settings } from "./settings.ts";

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
export function createMark(marker: Settings["marker"], durationMs: number): SVGElement {
  const mark = createDrawing("0 0 500 150", "islet-headline-mark", STROKES[marker]);
  mark.setAttribute("preserveAspectRatio", "none");
  mark.style.setProperty("--islet-headline-duration", `${durationMs}ms`);
  return mark;
}
