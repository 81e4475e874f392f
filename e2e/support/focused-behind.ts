import { expect, type Page } from "@playwright/test";

/** Acts until the page has room for a bar at the window's lower edge: it comes with a visitor's first act. */
export const actUntilRoom = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await page.keyboard.press("Shift");
      return (await page.locator("html").getAttribute("style")) ?? "";
    })
    .toMatch(/scroll-padding/);

/** Presses Tab to the end of the page and returns the focused elements that the bar with this selector covered. */
export async function focusedElementsBehind(page: Page, bar: string): Promise<string[]> {
  const covered: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const [isOver, name] = await page.evaluate(async (selector) => {
      // Nobody sees the page before it is drawn, nor does it hear before that how far the browser has scrolled.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const focused = document.activeElement;
      const barElement = document.querySelector(selector);
      if (!focused || focused === document.body || !barElement) return [true, ""];
      const { top, height } = focused.getBoundingClientRect();
      const edgePx = barElement.getBoundingClientRect().top;
      const isBehind = !barElement.contains(focused) && top + height > edgePx + 1;
      return [false, isBehind ? focused.outerHTML.slice(0, 100) : ""];
    }, bar);
    if (isOver) return covered;
    if (name) covered.push(name);
  }
}
