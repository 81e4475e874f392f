import { prefersLessMotion } from "#dom/less-motion.ts";
import { numbered } from "#dom/numbered.ts";
import { createChanges } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { highlight } from "./highlight.ts";
import { createPlayback } from "./playback.ts";
import { readHeadline } from "./read-headline.ts";
import { rotate } from "./rotate.ts";
import type { Settings } from "./settings.ts";

/** Rotates the words of a headline, or draws a mark around them, once the visitor sees it. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { signal, guard } = context;
  const headline = readHeadline(host, settings);
  const { title, words, list } = headline;
  const changes = createChanges(signal);
  const isStill = !window.IntersectionObserver || prefersLessMotion();
  const isRotating = settings.headlineStyle === "rotate";
  changes.toggleClass(host, "islet-headline", true);
  changes.toggleClass(host, `islet-headline--${isRotating ? settings.animationType : "highlight"}`, true);

  showFirst({ settings, list, changes });
  if (isRotating) tellAll({ words, list, changes, signal });
  // Words that do not rotate, and marks that stay, need no button.
  if (isStill || (isRotating && list.length < 2)) {
    changes.toggleClass(host, "islet-headline--paused", isRotating);
    if (!isRotating)
      guard(() => highlight({ headline, settings, changes, signal, wait: never, isOnce: true }));
    return;
  }
  const playback = createPlayback({ context, title, changes }, () =>
    guard(async () => {
      const { wait, delay } = playback;
      if (isRotating) await rotate({ headline, settings, changes, delay }, wait);
      else await highlight({ headline, settings, changes, signal, wait, isOnce: !settings.loop });
      playback.end();
    }),
  );
}

/** Kinds whose letters move, so that the word itself is always shown. */
const MOVES_LETTERS = /^(?:swirl|blinds|wave)$/;

const never = () => new Promise<void>(() => {});

type Words = Pick<ReturnType<typeof readHeadline>, "list"> & {
  readonly changes: ReturnType<typeof createChanges>;
};

/** The server may have hidden all words but one. */
function showFirst({ settings, list, changes }: Words & { readonly settings: Settings }) {
  for (const [index, word] of numbered(list)) {
    changes.setAttribute(word, "hidden", null);
    for (const name of settings.parts.active) changes.toggleClass(word, name, index === 0);
    // Elementor hides words whose letters move one by one.
    if (index === 0 && MOVES_LETTERS.test(settings.animationType)) changes.setStyle(word, "opacity", "1");
  }
}

/** Screen readers read all words once, not what rotates. */
function tellAll({
  words,
  list,
  changes,
  signal,
}: Words & { readonly words: HTMLElement; readonly signal: AbortSignal }) {
  const text = document.createElement("span");
  text.className = "islet-visually-hidden";
  text.append(list.map((word) => word.textContent?.trim()).join(", "));
  words.before(text);
  removeAtEnd(signal, text);
  changes.setAttribute(words, "aria-hidden", "true");
  const printed = list.map((word) => [...word.childNodes]);
  signal.addEventListener("abort", () => {
    for (const [index, word] of numbered(list)) word.replaceChildren(...(printed[index] ?? []));
  });
}
