import { isRecord } from "#runtime/parse-json.ts";

/**
 * A message of the provider's page. A successful payment may send none: the provider loads the shop's return address
 * in its frame, which redirects the whole window.
 */
export type ProviderMessage =
  | { kind: "close" }
  | { kind: "paid" }
  | { kind: "unloadable" }
  | { kind: "cancelled" }
  | { kind: "busy" }
  | { kind: "problem"; text: string };

const ACTIONS = new Map<unknown, ProviderMessage["kind"] & ("close" | "unloadable" | "cancelled")>([
  ["close", "close"],
  ["failed_to_load_page", "unloadable"],
  ["bit_cancel", "cancelled"],
]);
const LOADER = "MeshulamActiveLoader_nauK1M54J";
const CANCELLED = "MeshulamCancelBitPayment_nauK1M54J";
const LONGEST_TEXT = 500;

/** Reads a message; null for any other data. The caller checks its origin and source. */
export function readMessage(data: unknown): ProviderMessage | null {
  if (data === CANCELLED) return { kind: "cancelled" };
  if (!isRecord(data)) return null;
  // Reads known names only: a forged list may have millions.
  const field = (name: string): unknown => Object.hasOwn(data, name) && Reflect.get(data, name);
  const action = field("action");
  const kind = ACTIONS.get(action);
  if (kind) return { kind };
  if (action === "payment" && isOne(field("status"))) return { kind: "paid" };
  if (Object.hasOwn(data, CANCELLED)) return { kind: "cancelled" };
  if (isOne(field(LOADER))) return { kind: "busy" };
  return problemOf(field("iframeError"));
}

/** Numbers and strings only: converting a huge list to a number takes long. */
const isOne = (value: unknown) =>
  (typeof value === "number" || typeof value === "string") && Number(value) === 1;

function problemOf(error: unknown): ProviderMessage | null {
  if (typeof error !== "object" || error === null) return null;
  const text: unknown = Object.hasOwn(error, "message") && Reflect.get(error, "message");
  return { kind: "problem", text: typeof text === "string" ? text.slice(0, LONGEST_TEXT) : "" };
}
