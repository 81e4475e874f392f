import { describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { mountFixture } from "./support/mount-fixture.ts";
import { stopEverything } from "./support/visit.ts";

/** What the keyboard reaches, or what passes a press on to such a control. */
const REACHED =
  "a[href], button, input, select, textarea, summary, label, option, [contenteditable], [tabindex]:not([tabindex='-1'])";

const BACKDROPS = ".islet-popup__backdrop, dialog";

/** A press beside a control stands for it, or ends what Escape ends, too. */
const isBesideControl = (element: Element) =>
  element.matches(BACKDROPS) ||
  element.querySelector(REACHED) !== null ||
  (element.id !== "" && document.querySelector(`[aria-describedby~="${element.id}"]`) !== null);

/** What a visitor notices of the page. */
const looks = () => document.body.innerHTML;

describe.each(Object.keys(catalogue))("the contract of %s", (name) => {
  it("nothing answers a press that the keyboard does not reach", async () => {
    vi.spyOn(navigation, "assign").mockImplementation(() => {});
    stopEverything();
    // No countdown may change the page meanwhile.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const { settled } = await mountFixture(name);
    const pointerOnly = [];
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (!element.isConnected || element.closest(REACHED) || isBesideControl(element)) continue;
      const before = looks();
      const click = new MouseEvent("click", { bubbles: true, cancelable: true });
      element.dispatchEvent(click);
      await settled();
      if (click.defaultPrevented || looks() !== before) pointerOnly.push(element.outerHTML.slice(0, 120));
    }
    expect(pointerOnly).toEqual([]);
  });
});
