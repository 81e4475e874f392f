import { afterEach, describe, expect, it, vi } from "vitest";
import { keepListeners } from "./keep-listeners.ts";
import { losesListeners } from "./lost-listeners.ts";

const { addEventListener, removeEventListener } = EventTarget.prototype;

/** Has one native listener for each target and event, with the options of the first, as zone.js 0.11 has. */
function wrapAsZonesDo() {
  const listeners = new WeakMap<EventTarget, Map<string, EventListener[]>>();
  const of = (target: EventTarget) => listeners.get(target) ?? new Map<string, EventListener[]>();
  Object.assign(EventTarget.prototype, {
    addEventListener(this: EventTarget, type: string, listener: EventListener, options?: object) {
      const others = of(this).get(type);
      if (others) return void others.push(listener);
      const all = [listener];
      listeners.set(this, of(this).set(type, all));
      addEventListener.call(
        this,
        type,
        (event) => {
          for (const one of [...all]) one(event);
        },
        options,
      );
    },
    removeEventListener(this: EventTarget, type: string, listener: EventListener) {
      const all = of(this).get(type) ?? [];
      all.splice(all.indexOf(listener), 1);
    },
  });
}

afterEach(() => {
  Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
});

describe("where a script has wrapped addEventListener without knowing signals", () => {
  it("that is noticed, and no browser's own is taken for it", () => {
    expect(losesListeners()).toBe(false);
    wrapAsZonesDo();
    expect(losesListeners()).toBe(true);
  });

  it("a listener ends with its own signal, and no other does", () => {
    wrapAsZonesDo();
    keepListeners();
    expect(losesListeners()).toBe(false);
    const target = new EventTarget();
    const [first, second, ended] = [new AbortController(), new AbortController(), AbortSignal.abort()];
    const heard = vi.fn<(name: string) => void>();
    target.addEventListener("press", () => heard("first"), { signal: first.signal });
    target.addEventListener("press", () => heard("second"), { signal: second.signal });
    target.addEventListener("press", () => heard("ended"), { signal: ended });
    target.addEventListener("press", () => heard("page"));
    first.abort();
    target.dispatchEvent(new Event("press"));
    expect(heard.mock.calls).toEqual([["second"], ["page"]]);
    second.abort();
    target.dispatchEvent(new Event("press"));
    expect(heard.mock.calls.at(-1)).toEqual(["page"]);
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
