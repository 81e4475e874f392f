import { navigation } from "#browser/navigate.ts";
import { asButton } from "#dom/press/as-button.ts";
import type { Changes } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";
import { shareAddress } from "./share-address.ts";
import { sharedNow } from "./shared-page.ts";

const STATUS_MS = 8_000;

/** Tells visitors what a press has done, below the buttons. */
function createStatus({ host, after, signal }: WidgetContext): (text: string) => void {
  const status = document.createElement("p");
  status.className = "islet-share__status";
  status.setAttribute("role", "status");
  host.append(status);
  removeAtEnd(signal, status);
  let cancel: (() => void) | undefined;
  return (text) => {
    cancel?.();
    status.textContent = text;
    cancel = after(STATUS_MS, () => (status.textContent = ""));
  };
}

/** Adds a button for the device's own way to share before the first one; in a list, in a separate item. */
function addDeviceButton({ host, page, signal }: WidgetContext): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "islet-share__device";
  button.textContent = page.text("share", "Share");
  const item = host.querySelector("li, [role=listitem]");
  const added = item ? (item.cloneNode(false) as Element) : button;
  added.removeAttribute("id");
  if (item) added.append(button);
  if (item) item.before(added);
  else host.prepend(added);
  removeAtEnd(signal, added);
  return button;
}

/** What is done here, not at a network. */
const ACTION = /^(?:native|copy|print)$/;

/** Whether the device has its own way to share. */
const canShare = () => typeof navigator.share === "function";

/** What can be done that is no link. */
function createActions(settings: Settings, context: WidgetContext) {
  const { page, warn } = context;
  const announce = createStatus(context);

  return {
    print: () => window.print(),
    /** A page without a secure connection has no clipboard: visitors find the address to copy. */
    async copy() {
      const { url } = sharedNow(settings);
      try {
        await navigator.clipboard.writeText(url);
        announce(page.text("link_copied", "Link copied."));
      } catch {
        announce(url);
      }
    },
    async native() {
      const { url, title, text } = sharedNow(settings);
      try {
        await navigator.share({ url, ...(title && { title }), ...(text && { text }) });
      } catch (error) {
        // A visitor who closes the sheet has not failed.
        const { name, message } = error as Error;
        if (name !== "AbortError") warn(`the device has not shared: ${message}`);
      }
    },
  };
}

/** Keeps a button in its place that can do nothing. */
function disable(button: HTMLElement, changes: Changes) {
  changes.setAttribute(button, "aria-disabled", "true");
  changes.setAttribute(button, "tabindex", null);
  changes.toggleClass(button, "islet-share__button--unavailable", true);
}

interface ActionOptions {
  readonly changes: Changes;
  readonly settings: Settings;
}

/**
 * Lets buttons act that are no links: each of them does what its name says, or opens its network. The others are disabled,
 * which is reported once.
 */
export function serveActions(
  buttons: readonly (readonly [button: HTMLElement, name: string])[],
  { changes, settings }: ActionOptions,
  context: WidgetContext,
): void {
  const { listen, guard, inform } = context;
  const addressAt = (name: string) => shareAddress(name, sharedNow(settings));
  const isLive = (name: string) => ACTION.test(name) || addressAt(name) !== undefined;
  const dead = buttons.filter(([, name]) => !isLive(name));
  for (const [button] of dead) disable(button, changes);
  if (dead.length)
    inform(`nothing can be shared at ${dead.map(([, name]) => name).join(", ")}: those buttons are disabled`);
  const added = settings.deviceSheet && canShare() ? [[addDeviceButton(context), "native"] as const] : [];
  const live = [...added, ...buttons.filter(([, name]) => isLive(name))];
  if (live.length === 0) return;
  const actions = createActions(settings, context);
  for (const [button, name] of live) {
    const act = Object.hasOwn(actions, name)
      ? actions[name as keyof typeof actions]
      : () => navigation.open(addressAt(name) ?? "");
    asButton(button, () => guard(act), { changes, listen });
    const hidden = name === "native" && !canShare() ? "" : null;
    changes.setAttribute(button, "hidden", hidden);
    const item = button.parentElement;
    // Of a list, an item without anything to see would be left.
    if (hidden !== null && isTag(item, "li") && item.childElementCount === 1)
      changes.setAttribute(item, "hidden", hidden);
  }
}
