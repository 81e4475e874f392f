import { describe } from "vitest";
import { hostOf, widgets } from "../built-widgets.ts";
import { expectNoTroubles, test } from "../test.ts";

/** Does in the page what a widget may wait for, and reads its state. */
function approach(selector: string) {
  const host = document.querySelector(selector);
  host?.scrollIntoView({ block: "center" });
  for (const type of ["pointerover", "focusin"]) host?.dispatchEvent(new Event(type, { bubbles: true }));
  return host?.getAttribute("data-widget-state");
}

describe("on its page of the gallery, under the strict policy", () => {
  for (const name of widgets.keys())
    test(`${name} mounts, and nothing goes wrong`, async ({ visitor, expect }) => {
      await visitor.goto(`/gallery/${name}/`);
      const state = () => visitor.evaluate(approach, hostOf(name));
      await expect.poll(state, { interval: 200 }).toBe("mounted");
      await expectNoTroubles(visitor);
    });
});
