import { expect, it } from "vitest";
import type { FeedItem } from "./feed-item.ts";
import { orderItems } from "./ordered-items.ts";

const item = (key: string, date?: number) => ({ key, date }) as FeedItem;
const keys = (items: readonly FeedItem[]) => items.map(({ key }) => key).join("");
const printed = [item("b", 5), item("d", 3)];
const all = [item("a", 9), item("b", 5), item("c", 4), item("d", 3), item("e", 2), item("f")];

it("leaves the printed items in their order; older ones follow, and newer ones wait", () => {
  const { shown, newer } = orderItems(all, printed, false);
  expect([keys(shown), keys(newer)]).toEqual(["bdef", "ac"]);
});

it("shows all by time once the visitor asks for the newer ones, or if nothing was printed", () => {
  expect(keys(orderItems(all, printed, true).shown)).toBe("abcdef");
  expect(keys(orderItems(all, [], false).shown)).toBe("abcdef");
});
