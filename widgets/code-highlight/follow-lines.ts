import { numbered } from "#dom/numbered.ts";

interface Lines {
  /** Holds the text, perhaps in pieces. */
  readonly code: HTMLElement;
  readonly text: string;
  /** The boxes behind lines, which say in `data-start` and `data-end` which ones. */
  readonly marks: readonly HTMLElement[];
  /** The numbers, one for each line. */
  readonly numbers: readonly HTMLElement[];
}

/** Keeps marks and numbers at their lines: a theme may let lines wrap, or set no height of a line. */
export function followLines(lines: Lines, signal: AbortSignal): void {
  const sizes = new ResizeObserver(() => place(lines));
  sizes.observe(lines.code.parentElement ?? lines.code);
  signal.addEventListener("abort", () => sizes.disconnect());
}

function place({ code, text, marks, numbers }: Lines) {
  const tops = lineTops(code, text);
  const topOf = (line: number) => tops[line - 1] ?? code.getBoundingClientRect().bottom;
  if (topOf(1) === topOf(tops.length + 1)) return;
  const heights = numbers.map((_, index) => topOf(index + 2) - topOf(index + 1));
  const places = marks.map((mark) => {
    const [from, to] = [Number(mark.dataset["start"]), Number(mark.dataset["end"] ?? mark.dataset["start"])];
    // A style sheet may move the box by a margin.
    const byPx = topOf(from) - mark.getBoundingClientRect().top;
    return { top: Number.parseFloat(mark.style.top) + byPx, height: topOf(to + 1) - topOf(from) };
  });
  for (const [index, height] of numbered(heights))
    numbers[index]?.style.setProperty("block-size", `${height}px`);
  for (const [index, { top, height }] of numbered(places)) {
    marks[index]?.style.setProperty("top", `${top}px`);
    marks[index]?.style.setProperty("block-size", `${height}px`);
  }
}

/** Where each line begins in the window, in px. */
function lineTops(code: HTMLElement, text: string): number[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const tops: number[] = [];
  let passed = 0;
  let start = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    while (start >= 0 && start < passed + length) {
      range.setStart(node, start - passed);
      range.setEnd(node, start - passed + 1);
      const [box] = range.getClientRects();
      tops.push(lineTop(code, box ?? range.getBoundingClientRect()));
      const end = text.indexOf("\n", start);
      start = end < 0 ? -1 : end + 1;
    }
    passed += length;
  }
  return tops;
}

/** The top of the line around a letter, which is lower than its line. */
function lineTop(code: HTMLElement, { top, height }: DOMRect): number {
  const lineHeight = Number.parseFloat(getComputedStyle(code).lineHeight) || height;
  return top - (lineHeight - height) / 2;
}
