import type { Page } from "@playwright/test";

/** Presses Tab from where the focus is to the page's end, and names what got the focus behind the bar with this selector. */
export async function focusedBehind(page: Page, bar: string): Promise<string[]> {
  const behind: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const [isOver, name] = await page.evaluate((selector) => {
      const focused = document.activeElement;
      const covering = document.querySelector(selector);
      if (!focused || focused === document.body || !covering) return [true, ""];
      const { top, height } = focused.getBoundingClientRect();
      const edgePx = covering.getBoundingClientRect().top;
      const isBehind = !covering.contains(focused) && top + height > edgePx + 1;
      return [false, isBehind ? focused.outerHTML.slice(0, 100) : ""];
    }, bar);
    if (isOver) return behind;
    if (name) behind.push(name);
  }
}
