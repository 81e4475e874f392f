import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";
import { answerAnimationRequests } from "#dom/animation-request.ts";
import { createChanges } from "#dom/changes.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import { isHtmlElement, isTag } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { type AnimationFile, picturesOf, readFile } from "./read-file.ts";
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

/** Runs a function now for the site's own addresses; for others while the visitor agrees that their sites are asked. */
async function whenAllowed(
  addresses: readonly string[],
  context: WidgetContext,
  run: (context: WidgetContext) => Promise<void>,
): Promise<void> {
  const foreign = addresses.filter((address) => new URL(address).origin !== location.origin);
  if (foreign.length === 0) return run(context);
  const { withConsent } = await context.load(() => import("#content/with-consent.ts"));
  withConsent(foreign, context, (given) => given.guard(() => run(given)));
}

/** Plays an animation of a Lottie file. The file and the player are loaded when it comes near the window. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { signal, page, guard, warn, inform } = context;
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

  async function draw(file: AnimationFile, own: WidgetContext) {
    // The player is large, so nobody loads it for a file that is not shown.
    const [{ show }, { loadAnimation }] = await Promise.all([
      own.load(() => import("./show.ts")),
      own.load(() => (renderer === "canvas" ? import("./canvas-player.ts") : import("./svg-player.ts"))),
    ]);
    const options = { elements, settings, context: own, changes: createChanges(own.signal) };
    const player = await show(file, loadAnimation, options);
    if (player) provide(player, own.signal);
    else if (!own.signal.aborted) warn("the animation is not shown: the player cannot draw it");
  }

  async function read(url: string, own: WidgetContext) {
    const file = await own
      .load(() => readFile(url, { hosts, signal: own.signal }))
      .catch((error: Error) => {
        warn(`the animation is not shown: ${error.message}`);
      });
    if (file) await whenAllowed(picturesOf(file), own, (given) => draw(file, given));
  }

  const begin = (url: string) => guard(() => whenAllowed([url], context, (own) => read(url, own)));

  if (!lazyload || !window.IntersectionObserver) return begin(address);
  const waiting = new AbortController();
  signal.addEventListener("abort", () => waiting.abort());
  watchView(host, { margin: NEAR, signal: waiting.signal }, ({ isIntersecting }) => {
    if (!isIntersecting) return;
    waiting.abort();
    begin(address);
  });
}
