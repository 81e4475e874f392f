import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";
import { answerAnimationRequests } from "#dom/animation-request.ts";
import { createChanges } from "#dom/changes.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import { isHtmlElement, isTag } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { readFile } from "./read-file.ts";
import type { Settings } from "./settings.ts";

/** How far below the window an animation is loaded. */
const NEAR = "0px 0px 200px";

/** The printed elements; a caption is added if there is none. */
function readElements(host: HTMLElement, { skin, caption }: Settings, signal: AbortSignal) {
  const drawing = selectAll(host, skin.drawing).find(isHtmlElement);
  if (!drawing) throw missing("its element must hold an element for the drawing");
  const link = drawing.closest("a");
  if (caption && !selectAll(host, `.${skin.caption.join(".")}`).length) {
    const text = document.createElement("p");
    text.classList.add(...skin.caption);
    text.textContent = caption;
    drawing.after(text);
    signal.addEventListener("abort", () => text.remove());
  }
  return { drawing, link: link && isTag(link, "a") && host.contains(link) ? link : null };
}

/** Plays an animation of a Lottie file. The file and the player are loaded when it comes near the window. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { signal, page, load, guard, warn, inform } = context;
  const { animationUrl, renderer, lazyload, skin } = settings;
  const changes = createChanges(signal);
  for (const name of skin.host) changes.toggleClass(host, name, true);
  const elements = readElements(host, settings, signal);
  const hosts = page.allowedHosts;
  const address = safeUrl(animationUrl, "request", { hosts });
  if (!address) {
    if (safeUrl(animationUrl, "link"))
      inform("the animation is not shown, because allowed_hosts of #islet-config does not name its host");
    else warn("animation_url is no address of a file");
    return;
  }

  const provide = answerAnimationRequests(elements.drawing, context);

  async function begin(url: string) {
    const file = await load(() => readFile(url, { hosts, signal })).catch((error: Error) => {
      warn(`the animation is not shown: ${error.message}`);
    });
    if (!file) return;
    // The player is large, so nobody loads it for a file that is not shown.
    const [{ show }, { loadAnimation }] = await Promise.all([
      load(() => import("./show.ts")),
      load(() => (renderer === "canvas" ? import("./canvas-player.ts") : import("./svg-player.ts"))),
    ]);
    const player = await show(file, loadAnimation, { elements, settings, context, changes });
    if (player) provide(player);
    else if (!signal.aborted) warn("the animation is not shown: the player cannot draw it");
  }

  if (!lazyload || !window.IntersectionObserver) return guard(() => begin(address));
  const waiting = new AbortController();
  signal.addEventListener("abort", () => waiting.abort());
  watchView(host, { margin: NEAR, signal: waiting.signal }, ({ isIntersecting }) => {
    if (!isIntersecting) return;
    waiting.abort();
    guard(() => begin(address));
  });
}
