import type { Page } from "@playwright/test";
import { patience } from "#tests/machine.ts";
import { LONGEST_MS } from "../support/expect-rest.ts";
import { troubles } from "../support/guard.ts";

/** How long a page may keep its answer back, in ms: only what hangs takes as long. */
const ANSWER_MS = 6_000 * patience;

/** Each promise that does not hold on the page now, in words. */
function broken(): string[] {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) =>
    `${element.localName}.${element.className} “${(element.textContent ?? "").trim().slice(0, 30)}”`;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const told: string[] = [];

  for (const host of all("[data-widget-state=failed]")) told.push(`${host.dataset["widget"]} failed`);

  for (const viewport of all("#gallery-stage .islet-carousel").filter(isSeen)) {
    const { left, width } = viewport.getBoundingClientRect();
    const middle = left + width / 2;
    const slides = [...viewport.querySelectorAll(":scope > * > *")].map((one) => one.getBoundingClientRect());
    // The gap between two slides may be in the middle.
    if (width > 0 && !slides.some((slide) => slide.left - 60 <= middle && middle <= slide.right + 60))
      told.push("a carousel shows no slide");
  }

  const focused = document.activeElement;
  if (
    focused &&
    focused !== document.body &&
    (!isSeen(focused) || focused.closest("[inert], [aria-hidden=true]"))
  )
    told.push(`the focus is in what is hidden: ${nameOf(focused)}`);

  for (const list of all("#gallery-stage [role=tablist]").filter(isSeen)) {
    const tabs = [...list.querySelectorAll("[role=tab]")].filter(
      (tab) => tab.closest("[role=tablist]") === list,
    );
    const panels = tabs.map((tab) => document.getElementById(tab.getAttribute("aria-controls") ?? ""));
    for (const [index, tab] of tabs.entries()) {
      const isSelected = tab.getAttribute("aria-selected") === "true";
      const panel = panels[index];
      if (panel && isSeen(panel) !== isSelected && panels.indexOf(panel) === panels.lastIndexOf(panel))
        told.push(`${nameOf(tab)} is ${isSelected ? "" : "not "}selected, its panel is not so`);
    }
  }
  for (const button of all("#gallery-stage [aria-expanded][aria-controls]").filter(isSeen)) {
    const controlled = document.getElementById(button.getAttribute("aria-controls") ?? "");
    const isOpen = button.getAttribute("aria-expanded") === "true";
    if (controlled && isSeen(controlled) !== isOpen)
      told.push(`${nameOf(button)} says ${isOpen ? "open" : "closed"}, what it opens is not so`);
  }
  return told;
}

/** Ends with an error if a page does not answer what it is asked. */
export async function answer<Value>(asked: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the page does not answer any more")), ANSWER_MS);
  });
  return Promise.race([asked, silence]).finally(() => clearTimeout(timer));
}

/**
 * Holds the page to what every act must leave: it answers, nothing was thrown, no widget failed, a carousel shows a slide, the
 * focus is not in what is hidden, and what is expanded or selected is seen. What still moves has time to end.
 * @throws with what does not hold
 */
export async function expectSound(page: Page): Promise<void> {
  const start = Date.now();
  let told = await answer(page.evaluate(broken));
  while (told.length > 0 && Date.now() - start < LONGEST_MS) {
    await answer(page.evaluate(() => new Promise(requestAnimationFrame)));
    told = await answer(page.evaluate(broken));
  }
  const { pageErrors } = troubles(page);
  if (told.length + pageErrors.length > 0) throw new Error([...told, ...pageErrors].join("\n"));
}

/** The most stops of the Tab key in an example. */
const MANY_STOPS = 80;

/** The most presses of Escape that close what is open. */
const MOST_ESCAPES = 4;

/**
 * Leaves the example by keyboard: Escape closes what is open, Tab leads out.
 * @throws if it does not
 */
export async function expectNoTrap(page: Page): Promise<void> {
  const isModal = () => page.evaluate(() => document.querySelector("dialog:modal") !== null);
  // What the last act opens may have come only now, so each look at it is followed by a try.
  for (let tries = 0; await isModal(); tries++) {
    if (tries === MOST_ESCAPES) throw new Error("Escape does not close the dialog");
    await page.keyboard.press("Escape");
    await page
      .waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"), {
        timeout: LONGEST_MS,
      })
      .catch(() => undefined);
  }
  const isInside = () => page.evaluate(() => document.activeElement?.closest("#gallery-stage") !== null);
  await page.evaluate(() => {
    const first = document.querySelector<HTMLElement>(
      "#gallery-stage :is(a[href], button, input, select, textarea)",
    );
    first?.focus();
  });
  for (let stops = 0; stops < MANY_STOPS && (await isInside()); stops++) await page.keyboard.press("Tab");
  if (await isInside()) throw new Error("Tab does not lead out of the example");
}

/** For `addInitScript`: notes the example as the server has printed it. */
export function keepExample(): void {
  document.addEventListener(
    "readystatechange",
    () => Reflect.set(window, "printed", document.getElementById("gallery-stage")?.innerHTML),
    { once: true },
  );
}

/**
 * Stops Islet. Needs `keepExample`.
 * @throws if the example is not as the server has printed it; the settings of an editor stay
 */
export async function expectGivenBack(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    (Reflect.get(window, "islet") as { stop(): void }).stop();
    return [
      Reflect.get(window, "printed") as string,
      document.getElementById("gallery-stage")?.innerHTML ?? "",
    ];
  });
  const [before, after] = texts.map((html) => html.replaceAll(/ data-settings="[^"]*"/g, ""));
  if (before !== after) throw new Error(`it leaves\n${after}\ninstead of\n${before}`);
}
