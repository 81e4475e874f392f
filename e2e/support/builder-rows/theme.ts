import type { Locator } from "@playwright/test";
import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

/** Where the stand-in for the theme's style sheet shows the list for phones. */
const isPhone = (header: Locator) => header.locator(".navbar-toggle").isVisible();

/** The distances in px, rounded, from each item to the one above it in its column. */
const gapsOf = (items: Locator) =>
  items.evaluateAll((all) => {
    const ends = new Map<number, number>();
    return all.flatMap((item) => {
      const { left, top, bottom } = item.getBoundingClientRect();
      const end = ends.get(Math.round(left));
      ends.set(Math.round(left), bottom);
      return end === undefined ? [] : Math.round(top - end);
    });
  });

/** The theme of the recorded pages. */
export const theme: readonly BuilderRow[] = [
  {
    native: "theme menu",
    page: "theme-builder",
    must: "opens its three levels; on phones it is behind the button of its own header",
    selector: "#header",
    prove: async (header, page) => {
      if (await isPhone(header)) {
        const toggle = header.getByRole("button", { name: "Toggle navigation" });
        await expect(toggle).toHaveAttribute("aria-expanded", "false");
        await toggle.click();
        await expect(header.getByRole("link", { name: "Folded" })).toBeVisible();
        await expect(page.locator(".sticky-header .navbar-collapse")).toBeHidden();
        await toggle.press("Escape");
        await expect(header.getByRole("link", { name: "Folded" })).toBeHidden();
        return;
      }
      await header.getByRole("button", { name: "Services" }).press("Enter");
      await expect(header.getByRole("link", { name: "Print" })).toBeInViewport({ ratio: 1 });
      await header.getByRole("button", { name: "Design" }).press("Enter");
      await header.getByRole("button", { name: "Brochures" }).press("Enter");
      const folded = header.getByRole("link", { name: "Folded" });
      await expect(folded).toBeInViewport({ ratio: 1 });
      await folded.press("Escape");
      await expect(folded).toBeHidden();
    },
  },
  {
    native: "theme menu",
    page: "theme-builder",
    must: "closes on phones when a link leads to a place on the page",
    selector: "#header",
    prove: async (header) => {
      if (!(await isPhone(header))) return;
      await header.getByRole("button", { name: "Toggle navigation" }).click();
      // A link that still slides may be another one when the button is let go.
      await header.evaluate((bar) =>
        Promise.all(bar.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      const link = header.getByRole("link", { name: "Part 2" });
      await link.click();
      await expect(link).toBeHidden();
    },
  },
  {
    native: "second header of the theme",
    page: "theme-builder",
    must: "is at the top of the window past its marker, and only there",
    selector: ".sticky-header",
    // The link to a part of the page still leads there.
    opensAnew: true,
    prove: async (header, page) => {
      await expect(header).toHaveAttribute("data-widget-state", "mounted");
      await expect(header).toBeHidden();
      await page.mouse.wheel(0, 500);
      await expect(header).toBeVisible();
      await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
      await expect(header).toHaveCSS("z-index", "9998");
      await expect(header).toHaveCSS("box-shadow", "none");
      await page.mouse.wheel(0, -100);
      await expect(header).toBeVisible();
      await page.mouse.wheel(0, -500);
      await expect(header).toBeHidden();
    },
  },
  {
    native: "number of the theme",
    page: "theme-builder",
    must: "counts up, without a sign between thousands",
    selector: ".pojo-animated-numbers",
    prove: async (numbers) => {
      await numbers.scrollIntoViewIfNeeded();
      await expect(numbers).toHaveText("1250");
    },
  },
  {
    native: "accordion of the theme",
    page: "theme-builder",
    must: "opens one panel at a time, from what the server has opened",
    selector: ".pojo-accordion",
    prove: async (accordion) => {
      await accordion.scrollIntoViewIfNeeded();
      const [first, second] = [
        accordion.getByRole("button", { name: "One" }),
        accordion.getByRole("button", { name: "Two" }),
      ];
      await expect(first).toHaveAttribute("aria-expanded", "true");
      await second.click();
      await expect(accordion.getByText("2", { exact: true })).toBeVisible();
      await expect(accordion.getByText("1", { exact: true })).toBeHidden();
      await expect(first).toHaveClass(/collapsed/);
      await expect(second).not.toHaveClass(/collapsed/);
      await second.click();
      await expect(accordion.getByText("2", { exact: true })).toBeHidden();
    },
  },
  {
    native: "way to the top of the theme",
    page: "theme-builder",
    must: "is shown once half of the page is above the lower edge of the window, and leads up",
    selector: "#pojo-scroll-up",
    prove: async (host, page) => {
      await page.addStyleTag({ content: "body::after { content: ''; display: block; height: 3000px }" });
      await expect(host).toBeHidden();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2 - innerHeight + 50));
      await expect(host).toBeVisible();
      await host.getByRole("link").click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(host).toBeHidden();
    },
  },
  {
    native: "anchors of the theme",
    page: "theme-builder",
    must: "are marked in the menu while the visitor reads what they lead to",
    selector: "#menu-main .menu-part-2",
    prove: async (item, page) => {
      await page.addStyleTag({ content: "body::after { content: ''; display: block; height: 3000px }" });
      await expect(item).not.toHaveClass(/active/);
      await page.evaluate(() => document.querySelector("#part-2")?.scrollIntoView());
      await expect(item).toHaveClass(/active current-menu-item/);
    },
  },
  {
    native: "list of the theme",
    page: "theme-list",
    must: "loads further posts by a button, which takes the place of the links to all pages",
    selector: "#list-items",
    prove: async (list, page) => {
      const posts = list.getByRole("article");
      await expect(page.locator(".align-pagination")).toBeHidden();
      const button = page.getByRole("button", { name: "Load More" });
      await expect(posts).toHaveCount(4);
      await button.press("Enter");
      await expect(posts).toHaveCount(8);
      await expect(posts.nth(4).getByRole("heading").getByRole("link")).toBeFocused();
      await expect(page.getByText("New posts: 4")).toBeAttached();
      for (const count of [12, 16, 20]) {
        await button.click();
        await expect(posts).toHaveCount(count);
      }
      await expect(page.locator(".pojo-infscr-loader")).toHaveClass(/done/);
      await expect(button).toBeHidden();
    },
  },
  {
    native: "list in columns of the theme",
    page: "theme-masonry",
    must: "has no gaps in its columns, and loads further posts into them",
    selector: "#masonry-items",
    prove: async (list, page) => {
      const items = list.locator(".grid-item");
      await expect(list).toHaveClass(/islet-grid--masonry/);
      await page.getByRole("button", { name: "Load More" }).click();
      await expect(items).toHaveCount(8);
      const columns = page.viewportSize()?.width === 390 ? 1 : 3;
      await expect
        .poll(() =>
          items.evaluateAll((all) => new Set(all.map((item) => item.getBoundingClientRect().left)).size),
        )
        .toBe(columns);
      await expect.poll(() => gapsOf(items)).toEqual(Array.from({ length: 8 - columns }, () => 30));
    },
  },
  {
    native: "galleries of the theme",
    page: "theme-galleries",
    must: "shows those of a category by a button",
    selector: "#grid-items",
    prove: async (list, page) => {
      const items = list.locator(".grid-item:visible");
      const all = page.getByRole("button", { name: "All" });
      await expect(all).toHaveAttribute("aria-pressed", "true");
      const count = await items.count();
      await page.getByRole("button", { name: "Cats" }).click();
      await expect(items.filter({ hasNotText: "Cats" })).toHaveCount(0);
      await expect(items).not.toHaveCount(0);
      await expect(all).toHaveAttribute("aria-pressed", "false");
      await all.press("Space");
      await expect(items).toHaveCount(count);
    },
  },
  {
    native: "contact form of the theme",
    page: "theme-form",
    must: "is sent unchecked, names what is missing at its fields, and then says that it was sent",
    selector: "form.pojo-form",
    prove: async (form) => {
      await form.getByLabel("Email", { exact: true }).fill("nope");
      await form.getByRole("button", { name: "Send" }).click();
      const message = form.locator(".form-message-danger");
      await expect(message).toBeFocused();
      await expect(message).toContainText("This form has an error, please fix it!");
      const name = form.getByLabel("Name", { exact: true });
      await expect(name).toHaveAccessibleDescription("This field is required");
      await expect(form.locator(".field-group.error")).toHaveCount(3);
      await message.getByRole("link", { name: /^Extras/ }).click();
      await expect(form.getByLabel("A", { exact: true })).toBeFocused();
      await form.getByLabel("A", { exact: true }).check();
      await name.fill("Ada");
      await form.getByLabel("Message", { exact: true }).fill("Hello");
      await form.getByRole("button", { name: "Send" }).click();
      await expect(form.locator(".form-message-success")).toHaveText("Your details were sent successfully!");
      await expect(name).toHaveValue("");
    },
  },
];
