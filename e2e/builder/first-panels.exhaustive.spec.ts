import { holdRequests } from "../support/hold-requests.ts";
import { inOnePage } from "../support/in-one-page.ts";
import { expect, layoutShift, movedElements, test } from "../support/test.ts";

/** Elements that scripts fill or open, by their recorded page and id. */
const elements: Readonly<Record<string, { readonly page: string; readonly id: string }>> = {
  tabs: { page: "reading", id: "0ba7757" },
  accordion: { page: "reading", id: "a2df783" },
  toggle: { page: "reading", id: "b0ebf88" },
  "nested-tabs": { page: "reading", id: "f53a253" },
  "nested-accordion": { page: "reading", id: "31a62eb" },
  "video-playlist": { page: "reading", id: "7be1643" },
  "classic tabs": { page: "reading-classic", id: "0ba7757" },
  "e-tabs": { page: "elementor4-atomic", id: "f08d112" },
  "e-youtube": { page: "elementor4-atomic", id: "9e5b1bf" },
};

/** The most that may move; what stands below an element counts, too, such as code that is shorter once it has its lines. */
const MOST = 0.04;

/** Hides what stands before an element. */
const asFirst = (id: string) =>
  `<style>body *:has(~ [data-id="${id}"], ~ * [data-id="${id}"]) { display: none !important }</style>`;

test("next to nothing moves at 1280 px where panels or videos come first on the page and the code comes late", async ({
  page,
}) =>
  inOnePage(page, Object.keys(elements), async (name) => {
    const element = elements[name];
    if (!element) throw new Error(`No element ${name}`);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.route(`**/builder/${element.page}/**`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</head>", () => `${asFirst(element.id)}</head>`);
      await route.fulfill({ response, body });
    });
    const code = await holdRequests(page, "**/islet/chunks/**.js");
    await page.goto(`/builder/${element.page}/?styles`);
    const target = page.locator(`[data-id="${element.id}"]`).first();
    await expect(target).toBeInViewport();
    const itsOwn = await layoutShift(page);
    code.release();
    await expect(target).toHaveAttribute("data-widget-state", "mounted");
    await page.waitForLoadState("networkidle");
    const shift = (await layoutShift(page)) - itsOwn;
    expect(shift, (await movedElements(page)).join("\n")).toBeLessThanOrEqual(MOST);
  }));
