import { decodeActionHash } from "#browser/action-hash.ts";
import { isTag } from "#runtime/kind.ts";

/** What a link or an event does. */
export type DisplayMode = "open" | "close" | "toggle";

/** What a press may be on: the builder's links, with an action in their address or attribute, links to the element and its buttons. */
export const OPENERS = "a[href*='#'],[data-action-link],[aria-controls]";

const MODES: readonly unknown[] = ["open", "close", "toggle"];

/** Whether a value from the page is a mode. */
export const isDisplayMode = (value: unknown): value is DisplayMode => MODES.includes(value);

/** What a press on an opener does with this panel; `undefined` if it is about something else. */
export function modeOf(opener: Element, id: string, box: Element): DisplayMode | undefined {
  const hash = opener.getAttribute("data-action-link") ?? (isTag(opener, "a") ? opener.hash : "");
  const controlled = opener.getAttribute("aria-controls") ?? "";
  if (box.id && (hash === `#${box.id}` || controlled.split(/\s+/).includes(box.id))) return "toggle";
  const action = hash.includes("off_canvas") ? decodeActionHash(hash) : null;
  const mode = action?.name.replace("off_canvas:", "");
  return isDisplayMode(mode) && String(action?.settings["id"]) === id ? mode : undefined;
}
