import { expect, it, vi } from "vitest";
import { createJar, useJar } from "#tests/support/cookie-jar.ts";
import { feedBlockCheckout } from "./block-checkout.ts";
import { setOrderTracking, startTracking } from "./tracking.ts";

const atRest = () => vi.dynamicImportSettled();

function blocks() {
  const sent: unknown[][] = [];
  const listeners = new Set<() => void>();
  const data = {
    dispatch: (store: string) => ({
      setExtensionData: (...given: unknown[]) => void sent.push([store, ...given]),
    }),
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
  const sources = () => sent.map(([, , values]) => (values as Record<string, unknown>)["utm_source"]);
  return { data, sent, sources, listeners };
}

it("order-attribution.3 the block checkout's extension data is sent, again after the store's first change, and whenever tracking changes", async () => {
  useJar(createJar());
  const life = new AbortController();
  vi.stubGlobal("location", new URL("https://shop.example/checkout/?utm_source=news"));
  const tracking = {
    ...{
      lifetime: 6,
      session: 30,
      base64: false,
      promoCode: false,
      records: true,
      prefix: "wc_order_attribution_",
      fields: [],
    },
    warn: vi.fn(),
    guard: (run: () => unknown) => void run(),
  };
  startTracking(tracking, true, life.signal);
  await atRest();
  const { data, sent, sources, listeners } = blocks();
  feedBlockCheckout(data, life.signal);
  expect(sent[0]?.slice(0, 2)).toEqual(["wc/store/checkout", "woocommerce/order-attribution"]);
  expect(sent[0]?.[3]).toBe(true);
  expect(sources()).toEqual(["news"]);
  for (const changed of listeners) changed();
  for (const changed of listeners) changed();
  expect(sources()).toEqual(["news", "news"]);
  setOrderTracking(false);
  await atRest();
  expect(sources().at(-1)).toBeNull();
  setOrderTracking(true);
  await atRest();
  expect(sources().at(-1)).toBe("news");
  life.abort();
  expect(listeners.size).toBe(0);
});

it("order-attribution.3 a page without the checkout's store takes no harm", () => {
  const life = new AbortController();
  const data = { dispatch: () => undefined, subscribe: () => () => {} };
  expect(() => feedBlockCheckout(data, life.signal)).not.toThrow();
  life.abort();
});
