/**
 * What the provider's page says (reference: shop 7.4). A payment that has succeeded is no message: the provider loads
 * the shop's return address in its frame, which leads the whole window on.
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

/** Reads a message; null for all that is none. Origin and source are the listener's business. */
export function readMessage(data: unknown): ProviderMessage | null {
  if (data === CANCELLED) return { kind: "cancelled" };
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  const fields = new Map<string, unknown>(Object.entries(data));
  const kind = ACTIONS.get(fields.get("action"));
  if (kind) return { kind };
  if (fields.get("action") === "payment" && Number(fields.get("status")) === 1) return { kind: "paid" };
  if (fields.has(CANCELLED)) return { kind: "cancelled" };
  if (Number(fields.get(LOADER)) === 1) return { kind: "busy" };
  return problemOf(fields.get("iframeError"));
}

function problemOf(error: unknown): ProviderMessage | null {
  if (typeof error !== "object" || error === null) return null;
  const text: unknown = Object.hasOwn(error, "message") && Reflect.get(error, "message");
  return { kind: "problem", text: typeof text === "string" ? text.slice(0, LONGEST_TEXT) : "" };
}
