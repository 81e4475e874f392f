import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isHtmlElement, isTag } from "#runtime/node-type.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import { createLink } from "./network-link.ts";
import type { Settings } from "./settings.ts";
import { shareAddress } from "./share-address.ts";
import { sharedNow } from "./shared-page.ts";

/** Which network, or which action, a button is for. */
function networkOf(button: HTMLElement, prefix: string): string {
  const className = prefix && [...button.classList].find((name) => name.startsWith(prefix));
  return className ? className.slice(prefix.length) : (button.dataset["network"] ?? "");
}

/** Lets buttons share the page, or an address that an editor has set. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { listen, page, signal, guard, load } = context;
  if (page.isEditor) return listen(host, "click", (event) => event.preventDefault());
  const { parts, deviceSheet } = settings;
  const changes = createChanges(signal);
  const addressAt = (network: string) => shareAddress(network, sharedNow(settings));
  const buttons = selectAll(host, parts.button).filter(isHtmlElement);
  if (!buttons.length && !deviceSheet) throw missing("its element must hold buttons");
  const links = new Map<Element, string>();
  const others: (readonly [HTMLElement, string])[] = [];

  for (const button of buttons) {
    const network = networkOf(button, parts.networkPrefix);
    const isLink = isTag(button, "a");
    if (!isTag(button, "button") && addressAt(network))
      links.set(isLink ? button : createLink(button, network, { changes, signal }), network);
    else if (!isLink || /^(?:native|copy|print)$/.test(network)) others.push([button, network]);
  }

  function update() {
    for (const [link, network] of links) changes.setAttribute(link, "href", addressAt(network) ?? "");
  }

  update();
  // Another script may have changed the page's address or title meanwhile.
  for (const type of ["pointerdown", "focusin", "click"]) listen(host, type, update);
  listen(host, "keydown", (event) => {
    const link = event.target as HTMLElement;
    if (event.key !== " " || !links.has(link)) return;
    event.preventDefault();
    if (!event.repeat) link.click();
  });
  if (others.length || deviceSheet)
    guard(async () => {
      let pressed: HTMLElement | undefined;
      for (const [button] of others) listen(button, "click", () => (pressed = button));
      const { serveActions } = await load(() => import("./actions.ts"));
      serveActions(others, { changes, settings }, context);
      // A press that came before the code.
      pressed?.click();
    });
}
