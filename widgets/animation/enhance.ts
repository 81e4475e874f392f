import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";
import { answerAnimationRequests } from "#dom/motion/animation-request.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import { createChanges } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { isHtmlElement, isTag } from "#runtime/node-type.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import { createPlaceholder } from "./placeholder.ts";
import { type AnimationFile, picturesOf, readFile } from "./read-file.ts";
import type { Settings } from "./settings.ts";

/** How far below the window an animation is drawn. */
const NEAR = "0px 0px 200px";

/** The printed elements; a caption is added if there is none. */
function readElements(host: HTMLElement, { parts, caption }: Settings, signal: AbortSignal) {
  const drawing = selectAll(host, parts.drawing).find(isHtmlElement);
  if (!drawing) throw missing("its element must hold an element for the drawing");
  const link = drawing.closest("a");
  if (caption && !selectAll(host, `.${parts.caption.join(".")}`).length) {
    const text = document.createElement("p");
    text.classList.add(...parts.caption);
    text.textContent = caption;
    drawing.after(text);
    removeAtEnd(signal, text);
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

/** Resolves once the animation is near the window; at once if the browser cannot say. Stays pending if it ends before. */
const whenNear = ({ host, signal }: Pick<WidgetContext, "host" | "signal">) =>
  new Promise<void>((resolve) => {
    if (!window.IntersectionObserver) return resolve();
    const waiting = new AbortController();
    signal.addEventListener("abort", () => waiting.abort());
    watchView(host, { margin: NEAR, signal: waiting.signal }, ({ isIntersecting }) => {
      if (!isIntersecting) return;
      waiting.abort();
      resolve();
    });
  });

/**
 * Plays an animation of a Lottie file. The file and the player are loaded when it comes near the window; without lazy loading
 * the file comes at once, and a placeholder keeps the size of the drawing.
 */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { signal, page, guard, warn, inform } = context;
  const { animationUrl, renderer, lazyload, parts } = settings;
  const changes = createChanges(signal);
  for (const name of parts.host) changes.toggleClass(host, name, true);
  const elements = readElements(host, settings, signal);
  const hosts = page.allowedHosts;
  const address = safeUrl(animationUrl, "request", { hosts });
  if (!address) {
    if (safeUrl(animationUrl, "link"))
      inform(
        "the animation of settings.animation_url is not shown, because allowed_hosts of #islet-config does not name its host",
      );
    else warn("settings.animation_url must be the address of a file");
    return;
  }

  const provide = answerAnimationRequests(elements.drawing, context);

  /** A placeholder keeps the size of what is still far from the window, as a picture of the server does. */
  async function drawWhenNear(file: AnimationFile, own: WidgetContext) {
    const { drawing } = elements;
    const placeholder = lazyload || drawing.firstElementChild ? undefined : createPlaceholder(file);
    if (placeholder) {
      drawing.append(placeholder);
      removeAtEnd(own.signal, placeholder);
    }
    if (!lazyload) await whenNear(own);
    await draw(file, { own, placeholder });
  }

  async function draw(
    file: AnimationFile,
    { own, placeholder }: { readonly own: WidgetContext; readonly placeholder: Element | undefined },
  ) {
    // The player is large, so nobody loads it for a file that is not shown.
    const [{ show }, { loadAnimation }] = await Promise.all([
      own.load(() => import("./show.ts")),
      own.load(() => (renderer === "canvas" ? import("./canvas-player.ts") : import("./svg-player.ts"))),
    ]);
    const options = { elements, placeholder, settings, context: own, changes: createChanges(own.signal) };
    const player = await show(file, loadAnimation, options);
    if (!player) placeholder?.remove();
    if (player) provide(player, own.signal);
    else if (!own.signal.aborted) warn("the animation is not shown: the player cannot draw it");
  }

  async function read(url: string, own: WidgetContext) {
    const file = await own
      .load(() => readFile(url, { hosts, signal: own.signal }))
      .catch((error: Error) => {
        warn(`the animation is not shown: ${error.message}`);
      });
    if (file) await whenAllowed(picturesOf(file), own, (given) => drawWhenNear(file, given));
  }

  const begin = (url: string) => guard(() => whenAllowed([url], context, (own) => read(url, own)));

  if (lazyload) guard(() => whenNear(context).then(() => begin(address)));
  else begin(address);
}
