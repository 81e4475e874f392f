import { swipe } from "../swipe.ts";
import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

/** Sliders of the theme of the recorded pages. */
export const themeSliders: readonly BuilderRow[] = [
  {
    native: "slideshow of the theme by its second library",
    page: "theme-sliders",
    must: "shows one picture at a time in the shape that its options ask for, and moves by swipes, arrows and dots",
    selector: ".master-slider",
    prove: async (slider) => {
      await expect(slider).toHaveAttribute("data-widget-state", "mounted");
      const shown = slider.locator(".ms-slide:not([inert])");
      await expect(shown).toHaveText("Slide 0");
      const picture = shown.getByRole("img");
      await expect(picture).toBeVisible();
      await expect(picture).toHaveAttribute("src", /bed-i0\.jpg$/);
      const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.round(width / 2.25)).toBe(Math.round(height));
      // Two swipes back in a row show whether the slides were measured where they stand.
      for (const words of ["Slide 2", "Slide 1"]) {
        await swipe(shown, 120);
        await expect(shown).toHaveText(words);
      }
      await slider.getByRole("button", { name: "Go to slide 3" }).press("Enter");
      await expect(shown).toHaveText("Slide 2");
      await slider.getByRole("button", { name: "Next slide" }).click();
      await expect(shown).toHaveText("Slide 0");
    },
  },
];
