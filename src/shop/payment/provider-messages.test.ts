// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { readMessage } from "./provider-messages.ts";

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
    { [LOADER]: [[["1"]]] },
    { [LOADER]: { valueOf: () => 1 } },
    { [LOADER]: 1n },
    { action: "payment", status: [1] },
    { iframeError: null },
  ])("what only looks like a number is none, and nothing of it runs", (data) => {
    expect(readMessage(data)).toBeNull();
  });
});
