import type { AnimationItem, LottiePlayer } from "lottie-web";
import { prefersLessMotion } from "#dom/less-motion.ts";
import { watchSizes } from "#dom/scroll/watch-sizes.ts";
import type { Changes } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { type AnimationElements, followPointer, followPress, followScroll } from "./follow-visitor.ts";
import { Playback } from "./playback.ts";
import type { AnimationFile } from "./read-file.ts";
import type { Settings } from "./settings.ts";

interface ShowOptions {
  readonly elements: AnimationElements;
  /** What has kept the drawing's size until now. */
  readonly placeholder: Element | undefined;
  readonly settings: Settings;
  readonly context: WidgetContext;
  readonly changes: Changes;
}

const PATIENCE_MS = 10_000;

/** Resolves once the first frame is drawn. */
const whenDrawn = (item: AnimationItem, { after }: WidgetContext) =>
  new Promise<boolean>((resolve) => {
    item.addEventListener("DOMLoaded", () => resolve(true));
    item.addEventListener("error", () => resolve(false));
    // It reports nothing of what it cannot draw at all.
    after(PATIENCE_MS, () => resolve(false));
  });

/** The player measures each font with elements at the end of the page. */
function removeProbes(file: AnimationFile) {
  for (const { monoCase, sansCase } of file.fonts?.list ?? []) {
    monoCase?.parent.remove();
    sansCase?.parent.remove();
  }
}

/** Puts the drawing in the place of the pictures that the server printed, and names it. */
function place(drawn: Element, { elements, placeholder, settings, context, changes }: ShowOptions) {
  const { drawing, link } = elements;
  placeholder?.remove();
  const { host, page, signal } = context;
  const pictures = [...drawing.children] as HTMLElement[];
  for (const picture of pictures) changes.setStyle(picture, "visibility", "hidden");
  changes.toggleClass(drawing, "islet-animation__stack", pictures.length > 0);
  drawing.append(drawn);
  removeAtEnd(signal, drawn);
  const isPressed = settings.trigger === "on_click" && !link;
  const mustBeNamed = isPressed || (link && !link.textContent?.trim());
  const name =
    settings.label ||
    drawing.querySelector("img")?.alt ||
    host.querySelector(`.${settings.parts.caption.join(".")}`)?.textContent?.trim() ||
    (mustBeNamed ? page.text("animation", "Animation") : "");
  if (!isPressed && name) changes.setAttribute(drawing, "role", "img");
  if (name) changes.setAttribute(drawing, "aria-label", name);
  else changes.setAttribute(drawing, "aria-hidden", "true");
}

/** Plays only the part between the two points. */
function cut(item: AnimationItem, { startPoint, endPoint }: Settings) {
  const { firstFrame, totalFrames } = item;
  const frameAt = (percent: number) => Math.floor((totalFrames * percent) / 100);
  const from = frameAt(Math.min(startPoint, endPoint));
  const to = frameAt(Math.max(startPoint, endPoint));
  item.setSegment(firstFrame + from, firstFrame + Math.max(to, from + 1));
  item.goToAndStop(0, true);
}

/** What is drawn has the place of the picture; a canvas has as many pixels as its place. */
function fit(
  drawn: HTMLElement,
  { item, file }: { readonly item: AnimationItem; readonly file: AnimationFile },
  { elements, settings, context }: ShowOptions,
) {
  const { drawing } = elements;
  const [picture] = [...drawing.children].filter((child) => child !== drawn);
  const update = () => {
    if (picture) {
      const { left, top, width, height } = picture.getBoundingClientRect();
      const around = drawing.getBoundingClientRect();
      const box = { left: left - around.left, top: top - around.top, width, height };
      for (const [property, px] of Object.entries(box)) drawn.style.setProperty(property, `${px}px`);
    }
    if (settings.renderer === "svg") return;
    const widthPx = Math.round(drawn.clientWidth * devicePixelRatio);
    const ratio = picture ? drawn.clientHeight / drawn.clientWidth : file.h / file.w;
    if (widthPx > 0) item.resize(widthPx, Math.round(widthPx * ratio));
  };
  update();
  watchSizes(picture ? [drawing, picture] : [drawing], update, context.signal);
}

/** Draws an animation, and lets it play as its settings say. Resolves to its player; `undefined` if it cannot be drawn. */
export async function show(
  file: AnimationFile,
  loadAnimation: LottiePlayer["loadAnimation"],
  options: ShowOptions,
): Promise<AnimationItem | undefined> {
  const { elements, settings, context, changes } = options;
  const { renderer, trigger, loop, reverseAnimation } = settings;
  const { signal } = context;
  // The player empties its element in the end.
  const container = document.createElement("div");
  const item = loadAnimation({ container, renderer, loop: false, autoplay: false, animationData: file });
  signal.addEventListener("abort", () => item.destroy());
  removeProbes(file);
  const isDrawn = await whenDrawn(item, context);
  const [drawn] = container.children as Iterable<HTMLElement>;
  if (signal.aborted || !isDrawn || !drawn) return undefined;
  place(drawn, options);
  cut(item, settings);
  fit(drawn, { item, file }, options);

  const isStill = !window.IntersectionObserver || prefersLessMotion();
  const playback = new Playback(settings, context, { item, isStill });
  if (trigger === "on_click") followPress(elements, playback, { settings, context, changes });
  else if (trigger === "on_hover" && !isStill) followPointer(elements, playback, options);
  else if (trigger === "bind_to_scroll" && !isStill) followScroll(elements, item, options);
  else if (isStill && trigger !== "on_hover" && !loop && !reverseAnimation)
    item.goToAndStop(item.totalFrames - 1, true);
  return item;
}
