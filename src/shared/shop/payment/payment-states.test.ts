// @vitest-environment node
import { describe, expect, it } from "vitest";
import { nextState, type PaymentEvent, type PaymentState } from "./payment-states.ts";

const STATES: PaymentState[] = ["idle", "placing", "asking", "open", "redirecting", "failed"];
const follow = (...events: PaymentEvent[]) =>
  events.reduce<PaymentState | undefined>((state, event) => state && nextState(state, event), "idle");

describe("a payment", () => {
  it("payment-popup.9 is begun only while none runs", () => {
    expect(STATES.filter((state) => nextState(state, "press"))).toEqual(["idle", "failed"]);
  });

  it.each([
    [["press", "refused"], "idle"],
    [["press", "placed", "sent"], "redirecting"],
    [["press", "placed", "answered"], "open"],
    [["press", "placed", "answered", "closed", "press"], "placing"],
    [["press", "placed", "answered", "sent"], "redirecting"],
    [["press", "broke", "press"], "placing"],
    [["press", "placed", "broke"], "failed"],
  ] as [PaymentEvent[], PaymentState][])("%j leads to %s", (events, state) => {
    expect(follow(...events)).toBe(state);
  });

  it("is free again from wherever it stood once the page has come back", () => {
    for (const state of STATES)
      expect(nextState(state, "returned")).toBe(state === "idle" ? undefined : "idle");
  });

  it("is not asked for, opened or closed out of turn", () => {
    expect(nextState("idle", "placed")).toBeUndefined();
    expect(nextState("placing", "answered")).toBeUndefined();
    expect(nextState("asking", "closed")).toBeUndefined();
    expect(nextState("redirecting", "closed")).toBeUndefined();
  });
});
