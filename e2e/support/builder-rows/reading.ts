import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

/** Elements that visitors read. */
export const reading: readonly BuilderRow[] = [
  {
    native: "countdown",
    page: "reading",
    must: "shows digits",
    selector: '[data-widget_type="countdown.default"]',
    prove: async (countdowns) => {
      await countdowns.first().scrollIntoViewIfNeeded();
      await expect(countdowns.first().getByRole("timer")).toContainText(/\d\d+\s*Days/);
    },
  },
  {
    native: "table of contents",
    page: "reading",
    must: "lists the headings",
    selector: '[data-widget_type="table-of-contents.default"]',
    prove: async (boxes) => {
      await boxes.first().scrollIntoViewIfNeeded();
      // On small windows the box is closed at first.
      const opener = boxes.first().getByRole("button", { expanded: false });
      const links = boxes.first().getByRole("link");
      await expect(opener.or(links).first()).toBeVisible();
      if (await opener.isVisible()) await opener.click();
      await expect(links.first()).toBeVisible();
    },
  },
];
