import * as z from "zod/mini";
import { decodeActionHash } from "#browser/action-hash.ts";
import { queryAll } from "#dom/query.ts";
import { checkSettings } from "#runtime/check-settings.ts";
import { text, toggle } from "#runtime/controls.ts";

/** What a link does with a popup. */
export interface PopupAction {
  readonly kind: "open" | "close";
  /** The popup to open; closing means the popup around the link. */
  readonly id: string;
  /** Whether opening closes a popup that is open. */
  readonly toggle: boolean;
  readonly doNotShowAgain: boolean;
}

const KINDS = new Map<string, PopupAction["kind"]>([
  ["popup:open", "open"],
  ["popup:close", "close"],
]);

const actionSettings = z.object({ id: text("", 64), toggle: toggle(), doNotShowAgain: toggle() });

/** Reads the action of a hash; `null` if it has none, or one of another widget. */
export function popupActionOf(hash: string): PopupAction | null {
  const action = decodeActionHash(hash);
  const kind = action && KINDS.get(action.name);
  return kind
    ? { kind, ...(checkSettings(actionSettings, action.settings).settings as z.infer<typeof actionSettings>) }
    : null;
}

/**
 * Reads the action in the page's address; `null` if no element of the page offers the same action. Otherwise a link
 * from elsewhere could run any action.
 */
export function actionOfAddress(): PopupAction | null {
  const { hash } = location;
  const action = popupActionOf(hash);
  const carriers = queryAll(document, "[data-e-action-hash],a[href]");
  const isOffered = carriers.some(
    (carrier) => carrier.dataset["eActionHash"] === hash || carrier.getAttribute("href")?.includes(hash),
  );
  return action && isOffered ? action : null;
}
