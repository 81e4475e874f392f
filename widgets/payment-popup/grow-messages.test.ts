// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { readMessage } from "./grow-messages.ts";

const LOADER = "MeshulamActiveLoader_nauK1M54J";

describe("what the provider's page says", () => {
  it.each([
    [{ action: "payment", status: 1 }, "paid"],
    [{ action: "payment", status: "1" }, "paid"],
    [{ [LOADER]: "1" }, "busy"],
    [{ MeshulamCancelBitPayment_nauK1M54J: 0 }, "cancelled"],
  ])("%j is understood", (data, kind) => {
    expect(readMessage(data)).toEqual({ kind });
  });

  it("is read by the names that mean something: millions of others cost nothing", () => {
    const entries = vi.spyOn(Object, "entries");
    const keys = vi.fn(() => []);
    const many = new Proxy(new Uint8Array(8), { ownKeys: keys });
    expect(readMessage(many)).toBeNull();
    expect([entries.mock.calls.length, keys.mock.calls.length]).toEqual([0, 0]);
  });

  it.each([
    ["an inherited action", Object.create({ action: "close" })],
    ["an inherited status", Object.assign(Object.create({ status: 1 }), { action: "payment" })],
    ["an inherited cancellation", Object.create({ MeshulamCancelBitPayment_nauK1M54J: 0 })],
    ["an inherited loader", Object.create({ [LOADER]: 1 })],
    ["an inherited error", Object.create({ iframeError: { message: "x" } })],
    ["a list with an action", Object.assign([], { action: "close" })],
    ["a list with a cancellation", Object.assign([], { MeshulamCancelBitPayment_nauK1M54J: 0 })],
    ["a list with an error", Object.assign([1], { iframeError: { message: "x" } })],
  ] as const)("%s says nothing: only own fields of a plain object count", (_what, data: unknown) => {
    expect(readMessage(data)).toBeNull();
  });

  it("an error's inherited message is not told", () => {
    const iframeError: unknown = Object.create({ message: "Pay again at evil.example" });
    expect(readMessage({ iframeError })).toEqual({ kind: "problem", text: "" });
  });

  it("a page whose objects all have an action closes nothing", () => {
    Reflect.set(Object.prototype, "action", "close");
    const message = readMessage({});
    Reflect.deleteProperty(Object.prototype, "action");
    expect(message).toBeNull();
  });

  it.each([
    { [LOADER]: [[["1"]]] },
    { [LOADER]: { valueOf: () => 1 } },
    { [LOADER]: 1n },
    { action: "payment", status: [1] },
    { iframeError: null },
  ])("what only looks like a number is none, and nothing of it runs", (data) => {
    expect(readMessage(data)).toBeNull();
  });
});
