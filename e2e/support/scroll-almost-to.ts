import type { Locator } from "@playwright/test";

/** Scrolls until the element is just below the window, as a visitor who reads on comes near to it. */
export const scrollAlmostTo = (element: Locator): Promise<void> =>
  element.evaluate((below) =>
    scrollBy({ top: below.getBoundingClientRect().top - innerHeight - 50, behavior: "instant" }),
  );
