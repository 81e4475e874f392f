import type { Page, Request } from "@playwright/test";
import type { Row } from "./fault-table.ts";
import { expect } from "./test.ts";

/** A list whose button loads its next page. */
interface PagedList {
  readonly name: string;
  readonly path: string;
  /** Of the next page. */
  readonly next: string;
  /** Selector of the widget's element, which has a state. */
  readonly host: string;
  /** Selector of the items. */
  readonly item: string;
  readonly button: (page: Page) => ReturnType<Page["getByRole"]>;
  /** Number of items on each of these two pages. */
  readonly perPage: number;
}

/** A list of an attribute asks without cookies: the visitor's fault goes with the request in a header. */
const passFault = (page: Page, path: string) =>
  page.route(`**${path}`, async (route) => {
    const cookies = await page.context().cookies();
    const fault = cookies.find(({ name }) => name === "cms_fault")?.value.replace(`${path}=`, "");
    await (fault
      ? route.continue({ headers: { ...route.request().headers(), "x-cms-fault": fault } })
      : route.fallback());
  });

const nextPageRow = ({ name, path, next, host, item, button, perPage }: PagedList): Row => ({
  name,
  target: next,
  isCall: (request: Request) => new URL(request.url()).pathname === next,
  async open({ page }) {
    if (host.includes("data-widget")) await passFault(page, next);
    await page.goto(path);
    await expect(page.locator(host)).toHaveAttribute("data-widget-state", "mounted");
    await expect(page.locator(item)).toHaveCount(perPage);
  },
  act: (page) => button(page).click(),
  async showsFailure(page) {
    await expect(page.getByText("The posts could not be loaded. Please try again.")).toBeVisible();
    await expect(page.locator(item)).toHaveCount(perPage);
  },
  retry: (page) => button(page).click(),
  async showsSuccess(page) {
    await expect(page.locator(item)).toHaveCount(2 * perPage);
    await expect(page.getByRole("status").filter({ hasText: `New posts: ${perPage}` })).toBeAttached();
  },
  expiredNonce: "none",
  // The button takes no press while a page loads, which a theme may hide it for.
  lateAnswer: {
    second: (page) =>
      button(page)
        .dispatchEvent("click")
        .catch(() => undefined),
    end: (page) => expect(page.locator(item)).toHaveCount(2 * perPage),
    calls: 1,
  },
});

/** Calls of lists for their next pages. */
export const contentRows: readonly Row[] = [
  nextPageRow({
    name: "grid: the next page",
    path: "/journal/",
    next: "/journal/page/2/",
    host: "[data-widget=grid]",
    item: ".islet-grid-items > article",
    button: (page) => page.getByRole("link", { name: "More posts" }),
    perPage: 5,
  }),
  nextPageRow({
    name: "grid: the next page of a theme's list",
    path: "/builder/theme-list/",
    next: "/d-theme-list/page/2/",
    host: "#main",
    item: "#list-items > article",
    button: (page) => page.locator("a.pojo-load-more"),
    perPage: 4,
  }),
  nextPageRow({
    name: "grid: the next page of a theme's list in columns",
    path: "/builder/theme-masonry/",
    next: "/d-theme-masonry/page/2/",
    host: "#main",
    item: "#masonry-items > .grid-item",
    button: (page) => page.locator("a.pojo-load-more"),
    perPage: 4,
  }),
];
