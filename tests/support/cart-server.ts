import { vi } from "vitest";

/** A request of the page that waits for its answer. */
export interface CartCall {
  readonly endpoint: string;
  readonly body: Readonly<Record<string, string>>;
  answer(body: unknown, status?: number): Promise<void>;
  /** Breaks the connection. */
  drop(): Promise<void>;
}

const nextTurn = setImmediate;

async function turns(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise<void>((resolve) => nextTurn(resolve));
}

/** One import leads to the next, and on a busy machine each needs a round of its own. */
const ROUNDS = 6;

/** Waits until promises and dynamic imports have settled. */
export async function atRest(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await turns();
    await vi.dynamicImportSettled();
  }
}

/** Replaces the shop's server: lists every request, and the test answers them in any order. */
export function cartServer(): readonly CartCall[] {
  const calls: CartCall[] = [];
  vi.stubGlobal("fetch", (url: string, { body, signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      calls.push({
        endpoint: new URL(url).searchParams.get("wc-ajax") ?? url,
        body: Object.fromEntries((body ?? []) as URLSearchParams) as Record<string, string>,
        answer(content, status = 200) {
          const text = typeof content === "string" ? content : JSON.stringify(content);
          resolve(new Response(text, { status }));
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

/** The shop's answer after a change: a mini cart with this text. */
export const cartAnswer = (text: string, hash = `hash of ${text}`) => ({
  fragments: {
    "div.widget_shopping_cart_content": `<div class="widget_shopping_cart_content"><p>${text}</p></div>`,
  },
  cart_hash: hash,
});
