import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import { isHtmlElement, isTag } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createLink } from "./network-link.ts";
import type { Settings } from "./settings.ts";
import { shareAddress } from "./share-address.ts";
import { sharedNow } from "./shared-page.ts";

/** Which network, or which action, a button is for. */
function networkOf(button: HTMLElement, prefix: string): string {
  const className = prefix && [...button.classList].find((name) => name.startsWith(prefix));
  return className ? className.slice(prefix.length) : (button.dataset["network"] ?? "");
}

/** Keeps a press that comes before the code for it. Returns what presses again then. */
function keepPress(buttons: readonly HTMLElement[], signal: AbortSignal): () => void {
  const waiting = new AbortController();
  let pressed: HTMLElement | undefined;
  signal.addEventListener("abort", () => waiting.abort());
  for (const button of buttons)
    button.addEventListener("click", () => (pressed = button), { signal: waiting.signal });
  return () => {
    waiting.abort();
    pressed?.click();
  };
}

/** Lets buttons share the page, or an address that an editor has set. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { listen, page, signal, inform, guard, load } = context;
  if (page.isEditor) return listen(host, "click", (event) => event.preventDefault());
  const { skin, deviceSheet } = settings;
  const changes = createChanges(signal);
  const shared = () => sharedNow(settings);
  const buttons = selectAll(host, skin.button).filter(isHtmlElement);
  if (!buttons.length && !deviceSheet) throw missing("its element must hold buttons, each with its network");
  const links = new Map<Element, string>();
  const others: (readonly [HTMLElement, string])[] = [];
  const dead: string[] = [];

  for (const button of buttons) {
    const network = networkOf(button, skin.networkPrefix);
    const isNetwork = shareAddress(network, shared()) !== undefined;
    if (/^(?:native|copy|print)$/.test(network) || (isNetwork && isTag(button, "button")))
      others.push([button, network]);
    else if (isTag(button, "a")) {
      if (isNetwork) links.set(button, network);
    } else if (isNetwork) links.set(createLink(button, network, { changes, signal }), network);
    else {
      dead.push(network);
      changes.setAttribute(button, "aria-disabled", "true");
      changes.setAttribute(button, "tabindex", null);
      changes.toggleClass(button, "islet-share__button--unavailable", true);
    }
  }
  if (dead.length) inform(`nothing can be shared at ${dead.join(", ")}: those buttons are disabled`);

  function update() {
    for (const [link, network] of links)
      changes.setAttribute(link, "href", shareAddress(network, shared()) ?? "");
  }

  update();
  // Another script may have changed the page's address or title meanwhile.
  for (const type of ["pointerdown", "focusin", "click"]) listen(host, type, update);
  listen(host, "keydown", (event) => {
    const { key, target, repeat } = event;
    if (key !== " " || !links.has(target as Element)) return;
    event.preventDefault();
    if (!repeat) (target as HTMLElement).click();
  });
  if (others.length || deviceSheet)
    guard(async () => {
      const pressAgain = keepPress(
        others.map(([button]) => button),
        signal,
      );
      const { serveActions } = await load(() => import("./actions.ts"));
      serveActions(others, { changes, sharedNow: shared, deviceSheet }, context);
      pressAgain();
    });
}
