import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

/** Popups. */
export const popups: readonly BuilderRow[] = [
  {
    native: "popup",
    page: "popups",
    must: "opens on its selector, where and as wide as the builder's rules say",
    selector: "#elementor-popup-modal-66",
    prove: async (popup, page) => {
      const section = page.locator("[data-elementor-id='66'][data-widget-state=mounted]");
      await section.waitFor({ state: "attached" });
      await page.locator(".open-form-popup a").click();
      await expect(popup.getByRole("button", { name: "Close" })).toBeVisible();
      const windowSize = page.viewportSize() ?? { width: 0, height: 0 };
      expect(await popup.boundingBox()).toEqual({ x: 0, y: 0, ...windowSize });
      const width = Math.min(480, windowSize.width);
      const panel = popup.locator(".dialog-widget-content");
      await panel.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
      expect(await panel.boundingBox()).toMatchObject({ x: (windowSize.width - width) / 2, width });
      await popup.getByRole("button", { name: "Close" }).click();
      await expect(popup).toBeHidden();
    },
  },
];
