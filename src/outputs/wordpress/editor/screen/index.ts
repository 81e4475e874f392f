import { checkInFrame, wrongSelectors } from "./check-in-frame.ts";

/** What the settings screen says to its script. */
interface ScreenWords {
  /** The folder of `islet.js`. */
  readonly publicPath: string;
  /** With `%1$d` for a number and `%2$s` for a sentence. */
  readonly problem: string;
  /** With `%s` for a selector. */
  readonly selector: string;
}

declare global {
  interface Window {
    readonly isletScreen?: ScreenWords;
  }
}

/** The list in a text; null if it is none, which the server explains. */
function listIn(text: string): Readonly<Record<string, unknown>>[] | null {
  try {
    const list: unknown = JSON.parse(text || "[]");
    return Array.isArray(list)
      ? list.map((marker: unknown) => Object(marker) as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** So long nothing is typed before it is checked, in ms. */
const TYPING_MS = 500;

/**
 * Checks the markers of the field once somebody has typed, and now, and says below what is wrong. Not when the field is left:
 * what is said moves the button that is being pressed, which would not hear of it.
 */
function checkMarkers(field: HTMLTextAreaElement, status: HTMLElement, words: ScreenWords): void {
  let check = new AbortController();
  const run = () => {
    check.abort();
    check = new AbortController();
    const markers = listIn(field.value);
    if (!markers) return;
    const sentences = new Set<string>();
    const show = () => {
      status.textContent = [...sentences].join("\n");
      field.setAttribute("aria-invalid", String(sentences.size > 0));
    };
    const report = (index: number, sentence: string) => {
      sentences.add(words.problem.replace("%1$d", String(index + 1)).replace("%2$s", () => sentence));
      show();
    };
    show();
    for (const [index, selector] of wrongSelectors(markers))
      report(
        index,
        words.selector.replace("%s", () => selector),
      );
    if (markers.length > 0)
      checkInFrame(markers, { publicPath: words.publicPath, signal: check.signal }, report);
  };
  let typing: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener("input", () => {
    clearTimeout(typing);
    typing = setTimeout(run, TYPING_MS);
  });
  run();
}

/** Shows the jobs of a preset once it is ticked. */
function openJobs(preset: HTMLInputElement): void {
  preset.addEventListener("change", () => {
    const jobs = preset.closest("td")?.querySelector("details");
    if (jobs && preset.checked) jobs.open = true;
  });
}

for (const preset of document.querySelectorAll<HTMLInputElement>(".islet-screen input[type=checkbox]"))
  openJobs(preset);

const field = document.querySelector<HTMLTextAreaElement>("#islet-markers");
const status = document.querySelector<HTMLElement>("#islet-markers-problem");
if (field && status && window.isletScreen) checkMarkers(field, status, window.isletScreen);
