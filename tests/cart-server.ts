import { vi } from "vitest";

/** A call the page has made, waiting for its answer. */
export interface CartCall {
  readonly endpoint: string;
  readonly body: Readonly<Record<string, string>>;
  answer(body: unknown, status?: number): Promise<void>;
  /** The connection breaks. */
  drop(): Promise<void>;
}

const nextTurn = setImmediate;

async function turns(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise<void>((resolve) => nextTurn(resolve));
}

/** Lets promises and imports come to rest. */
export async function atRest(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await turns();
    await vi.dynamicImportSettled();
  }
}

/** Stands in for the shop's server: every call is listed and answered by the test, in any order. */
export function cartServer(): readonly CartCall[] {
  const calls: CartCall[] = [];
  vi.stubGlobal("fetch", (url: string, { body, signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      calls.push({
        endpoint: new URL(url).searchParams.get("wc-ajax") ?? url,
        body: Object.fromEntries(body as URLSearchParams) as Record<string, string>,
        answer(answered, status = 200) {
          resolve(
            new Response(typeof answered === "string" ? answered : JSON.stringify(answered), { status }),
          );
          return atRest();
        },
        drop() {
          reject(new TypeError("Failed to fetch"));
          return atRest();
        },
      });
    });
  });
  return calls;
}

/** What the shop answers after a change: the cart's inside with this text. */
export const cartAnswer = (text: string, hash = `hash of ${text}`) => ({
  fragments: {
    "div.widget_shopping_cart_content": `<div class="widget_shopping_cart_content"><p>${text}</p></div>`,
  },
  cart_hash: hash,
});
