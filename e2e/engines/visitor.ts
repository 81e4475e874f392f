import { expect } from "vitest";
import type { Key, Tab } from "./drivers/driver.ts";
import { chooseOption, lookFor, placeOf, selectText } from "./site/in-page.ts";
import { readTroubles, type Trouble } from "./site/watch.ts";

/** A key, or a key with Shift. */
export type Press = Key | `Shift+${Key}`;

/** More than any page has to focus. */
const MAX_TABS = 150;

/**
 * Someone who uses the site in one engine. A target is the first visible element of a selector, and with a text, the first
 * whose text, label or value contains it. Every step waits until it can be done.
 */
export interface Visitor extends Pick<Tab, "back" | "evaluate" | "screenshot" | "type"> {
  /** Opens a path of the site. */
  goto(path: string): Promise<void>;
  /** Presses the target with the mouse. */
  click(selector: string, text?: string): Promise<void>;
  /** Moves the mouse onto the target. */
  hover(selector: string, text?: string): Promise<void>;
  /** Presses keys one after the other. */
  press(...keys: readonly Press[]): Promise<void>;
  /** Types a text into a field, in place of the one that is there. */
  fill(selector: string, text: string): Promise<void>;
  /** Types a text into the field that has the focus, in place of the one that is there. */
  fillFocused(text: string): Promise<void>;
  /** Chooses an entry of a list by its text. The browser's own popup is out of the drivers' reach, so the list is set. */
  choose(selector: string, label: string): Promise<void>;
  /** Presses Tab until the target has the focus. */
  tabTo(selector: string, text?: string): Promise<void>;
  /** Waits until the target is visible. */
  sees(selector: string, text?: string): Promise<void>;
  /** Waits until no such target is visible. */
  seesNo(selector: string, text?: string): Promise<void>;
  /** Waits until the target has the focus. */
  isAt(selector: string, text?: string): Promise<void>;
  /** Waits until the path and the query of the address match. */
  isOn(pattern: RegExp): Promise<void>;
  /** What has gone wrong on all pages so far. */
  troubles(): Promise<Trouble[]>;
}

/** A visitor in a fresh tab. */
export function createVisitor(tab: Tab, origin: string): Visitor {
  const look = (selector: string, text: string) => tab.evaluate(lookFor, selector, text);

  async function reach(selector: string, text: string) {
    let place: Awaited<ReturnType<typeof placeOf>> = { obstacle: "not looked for yet", x: 0, y: 0 };
    await expect
      .poll(async () => {
        place = await tab.evaluate(placeOf, selector, text);
        return place.obstacle;
      })
      .toBe("");
    return place;
  }

  async function press(...keys: readonly Press[]) {
    for (const key of keys) await tab.press(key.replace("Shift+", "") as Key, key.startsWith("Shift+"));
  }

  async function click(selector: string, text = "") {
    const { x, y } = await reach(selector, text);
    await tab.clickAt(x, y);
  }

  async function fillFocused(text: string) {
    await tab.evaluate(selectText);
    await tab.type(text);
  }

  return {
    back: tab.back,
    evaluate: tab.evaluate,
    screenshot: tab.screenshot,
    type: tab.type,
    press,
    goto: (path) => tab.goto(origin + path),
    click,
    async hover(selector, text = "") {
      const { x, y } = await reach(selector, text);
      await tab.point(x, y);
    },
    fillFocused,
    async fill(selector, text) {
      await click(selector);
      await fillFocused(text);
    },
    async choose(selector, label) {
      await reach(selector, label);
      await tab.evaluate(chooseOption, selector, label);
    },
    async tabTo(selector, text = "") {
      for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
        await press("Tab");
        if ((await look(selector, text)).hasFocus) return;
      }
      expect.fail(`${MAX_TABS} times Tab did not lead to ${selector} ${text}`);
    },
    sees: (selector, text = "") => expect.poll(() => look(selector, text)).toMatchObject({ isVisible: true }),
    seesNo: (selector, text = "") =>
      expect.poll(() => look(selector, text)).toMatchObject({ isVisible: false }),
    isAt: (selector, text = "") => expect.poll(() => look(selector, text)).toMatchObject({ hasFocus: true }),
    isOn: (pattern) => expect.poll(async () => (await tab.url()).slice(origin.length)).toMatch(pattern),
    troubles: () => tab.evaluate(readTroubles),
  };
}
