import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

const STICKY = `[data-settings*='"sticky":"top"']`;

/** What reacts to scrolling, on any element. */
export const scrolling: readonly BuilderRow[] = [
  {
    native: "entrance animation",
    page: "motion",
    must: "shows every element that the server has hidden",
    selector: ".elementor-invisible",
    prove: async (hidden, page) => {
      await expect(page.locator(".animated.fadeIn").first()).toBeVisible();
      await page.getByRole("heading", { name: "Zoom" }).scrollIntoViewIfNeeded();
      await expect(page.locator(".animated.slideInLeft")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Zoom" })).toBeVisible();
      await expect(page.locator('[data-id="a9f939c"]')).toHaveClass(/animated (zoomIn|fadeIn)/);
      await expect(hidden).toHaveCount(0);
    },
  },
  {
    native: "interactions of version 4",
    page: "elementor4-atomic",
    must: "plays them and leaves their elements visible",
    selector: '[data-interaction-id="27b4549"]',
    prove: async (picture) => {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute("data-widget-state", "mounted");
      await expect.poll(() => picture.evaluate((element) => element.getAnimations().length)).toBe(0);
      await expect(picture).toHaveCSS("opacity", "1");
      await expect(picture).toHaveCSS("translate", "none");
    },
  },
  {
    native: "motion effects",
    page: "motion",
    must: "move on their devices, with the builder's class names",
    selector: '[data-id="860083a"]',
    prove: async (picture, page) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      const isPhone = (page.viewportSize()?.width ?? 0) < 768;
      const section = page.locator('[data-id="1bd51bf"]');
      const mouse = page.locator('[data-id="4cb1f6a"]');
      await picture.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const layer = section.locator(
        "> .elementor-motion-effects-container > .elementor-motion-effects-layer",
      );
      await expect(layer).toHaveCSS("translate", /^0% -\d+/);
      await expect(section).toHaveClass(/elementor-motion-effects-element-type-background/);
      await expect(mouse).toHaveClass(/elementor-motion-effects-element/);
      await page.mouse.move(20, 300);
      await expect(mouse).not.toHaveCSS("rotate", "none");
      if (isPhone) {
        await expect(picture).toHaveAttribute("data-widget-state", "mounted");
        return expect(picture).not.toHaveClass(/elementor-motion-effects/);
      }
      await expect(picture).toHaveClass(/elementor-motion-effects-element/);
      const turn = () => picture.evaluate((element) => parseFloat(getComputedStyle(element).rotate));
      const before = await turn();
      await page.mouse.wheel(0, 150);
      await expect.poll(turn).toBeLessThan(before - 1);
      // By the way of the box around it, without padding, as the builder has it.
      const due = () =>
        picture.locator("..").evaluate((box) => {
          const { paddingTop, paddingBottom } = getComputedStyle(box);
          const height = box.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
          return 50 - (100 * (innerHeight - box.getBoundingClientRect().top)) / (innerHeight + height);
        });
      await expect.poll(async () => Math.abs((await turn()) - (await due()))).toBeLessThan(0.1);
    },
  },
  ...["menus", "motion"].map(
    (name): BuilderRow => ({
      native: "sticky element",
      page: name,
      must: "stays at the top of the window on its devices, with the builder's class names",
      selector: STICKY,
      prove: async (element, page) => {
        await page.addStyleTag({ content: "body::after { content: ''; display: block; height: 3000px }" });
        const host = element.first();
        await expect(host).toHaveAttribute("data-widget-state", "mounted");
        const { offset, isOn } = await host.evaluate((sticky: HTMLElement) => {
          const { page: configuration } = Reflect.get(window, "islet") as { page: { deviceMode(): string } };
          const settings = JSON.parse(sticky.dataset["settings"] ?? "{}") as Record<string, unknown>;
          const devices = settings["sticky_on"] as readonly string[];
          return { offset: settings["sticky_offset"], isOn: devices.includes(configuration.deviceMode()) };
        });
        if (!isOn) return expect(host).not.toHaveClass(/elementor-sticky/);
        await expect(host).toHaveClass(/elementor-sticky/);
        await host.evaluate((sticky) => scrollBy(0, sticky.getBoundingClientRect().top + 60));
        await expect(host).toHaveClass(/elementor-sticky--active/);
        await expect.poll(async () => Math.round((await host.boundingBox())?.y ?? -1)).toBe(offset);
      },
    }),
  ),
];
