import { describe, expect, it } from "vitest";
import { createEventLog, payloadText } from "./event-log.ts";

describe("the event log", () => {
  it("writes elements by their names and cuts what is long", () => {
    const host = Object.assign(document.createElement("div"), { id: "sale" });
    expect(payloadText({ host, widget: "countdown" })).toBe('{"host":"div#sale","widget":"countdown"}');
    expect(payloadText("x".repeat(1_000))).toHaveLength(301);
  });

  it("survives a payload that refers to itself", () => {
    const payload: Record<string, unknown> = {};
    payload["self"] = payload;
    expect(payloadText(payload)).toBe("(a payload that JSON cannot hold)");
  });

  it("keeps the newest hundred lines, the newest last", () => {
    const box = document.createElement("div");
    const log = createEventLog(box);
    for (let number = 1; number <= 101; number += 1) log.add("tick", { number });
    const lines = [...box.querySelectorAll("li")].map(({ textContent }) => textContent);
    expect(lines).toHaveLength(100);
    expect([lines[0], lines.at(-1)]).toEqual([
      expect.stringContaining('tick {"number":2}'),
      expect.stringContaining('tick {"number":101}'),
    ]);
    log.clear();
    expect(box.querySelector("li")).toBeNull();
  });
});
