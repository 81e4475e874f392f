import * as z from "zod/mini";
import { decodeActionHash } from "#browser/action-hash.ts";
import { text, toggle } from "#runtime/controls.ts";
import { checkSettings } from "#runtime/read-settings.ts";

/** What a link asks of a popup (reference: content 1.8). */
export interface PopupAction {
  readonly kind: "open" | "close";
  /** Which popup is to open; closing means the one around the link. */
  readonly id: string;
  /** Closes one that is open. */
  readonly toggle: boolean;
  readonly doNotShowAgain: boolean;
}

const KINDS = new Map<string, PopupAction["kind"]>([
  ["popup:open", "open"],
  ["popup:close", "close"],
]);

const asked = z.object({ id: text("", 64), toggle: toggle(), doNotShowAgain: toggle() });

/** What a hash asks of a popup; `null` where it asks nothing, or something of another widget. */
export function popupActionOf(hash: string): PopupAction | null {
  const action = decodeActionHash(hash);
  const kind = action && KINDS.get(action.name);
  return kind ? { kind, ...(checkSettings(asked, action.settings).settings as z.infer<typeof asked>) } : null;
}

/**
 * The action the page was opened with. Only where the page itself holds it, so that nobody can send a link that
 * runs what the site does not offer (reference: content 1.8).
 */
export function actionOfAddress(): PopupAction | null {
  const { hash } = location;
  const action = popupActionOf(hash);
  const carriers = document.querySelectorAll<HTMLElement>("[data-e-action-hash],a[href]");
  const isOffered = [...carriers].some(
    (one) => one.dataset["eActionHash"] === hash || one.getAttribute("href")?.includes(hash),
  );
  return action && isOffered ? action : null;
}
