import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { mergeTests } from "@playwright/test";
import { test as runtime } from "../support/runtime-pages.ts";
import { storeAnswer } from "../support/stored-answer.ts";
import { test as base, expect } from "../support/test.ts";

const test = mergeTests(base, runtime);

const item = (text: string) => `<article><h2><a href="/x/">${text}</a></h2></article>`;
const list = (items: string, next: string, settings = {}) =>
  `<section data-widget="posts" data-settings='${JSON.stringify(settings)}'><div class="islet-posts">${items}</div>
    <a class="islet-posts-more" href="${next}">More posts</a></section>`;
const HTML = { "content-type": "text/html; charset=utf-8" };
const INFINITE = { pagination_type: "load_more_infinite_scroll" };

/** Paths that scripts of the page ask for, and whether with cookies. */
function watchRequests(page: Page) {
  const asked: { path: string; hasCookies: Promise<boolean> }[] = [];
  page.on("request", (request) => {
    if (request.resourceType() !== "fetch" && request.resourceType() !== "xhr") return;
    const { pathname, search } = new URL(request.url());
    asked.push({
      path: pathname + search,
      hasCookies: request.allHeaders().then(({ cookie }) => cookie !== undefined),
    });
  });
  return asked;
}

const mounted = (page: Page) =>
  expect(page.locator("[data-widget=posts]").first()).toHaveAttribute("data-widget-state", "mounted");

test("posts.3 a contributor's list asks for no page of the CMS, no acting address and no other page", async ({
  page,
  bare,
}) => {
  const asked = watchRequests(page);
  const targets = [
    "/wp-admin/edit.php",
    "/?add-to-cart=5",
    "/my-account/customer-logout/?_wpnonce=1",
    "/my-account/",
    "/blog/",
  ];
  const parts = { list: ".islet-posts, #the-list", item: "form, a" };
  await page.goto(
    await bare({ body: targets.map((next) => list(item("a"), next, { ...INFINITE, parts })).join("") }),
  );
  await mounted(page);
  await page.getByRole("link", { name: "More posts" }).last().scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "More posts" }).last().click();
  await expect(page).toHaveURL(/\/blog\/$/);
  expect(asked.map(({ path }) => path)).toEqual([]);
});

test("posts.3 the next page of a contributor's list comes without cookies, forms and links with a nonce", async ({
  page,
  context,
  cms,
  bare,
}) => {
  await context.addCookies([{ name: "login", value: "admin", url: cms }]);
  const asked = watchRequests(page);
  const address = await bare({ body: list(item("first"), "2/") });
  const { pathname } = new URL(address);
  const acting = '<form action="/x/"><button>Delete</button></form><a href="/x/?_wpnonce=1">Trash</a>';
  const body = `<!doctype html><main><form id="your-profile"><input type="hidden" name="_wpnonce" value="1"></form>
    ${list(item("second") + `<article>${acting}<p>third</p></article>`, "3/")}</main>`;
  await storeAnswer(cms, { path: `${pathname}2/`, body, headers: HTML });
  await page.goto(address);
  await mounted(page);
  await page.getByRole("link", { name: "More posts" }).click();
  await expect(page.getByText("third")).toBeVisible();
  await expect(page.locator("main form, main a[href*=nonce]")).toHaveCount(0);
  expect(await Promise.all(asked.map(async ({ path, hasCookies }) => [path, await hasCookies]))).toEqual([
    [`${pathname}2/`, false],
  ]);
});

test.describe("an answer that is no page of the site", () => {
  const styled = `<style id="loop-dynamic-1">#site-title{display:none}</style>`;
  const popup = `<section data-widget="popup" data-settings='{"triggers":{"page_load":"yes"}}'>Trap</section>`;

  /** Asks for the next page: nothing of it is on this one, and the visitor is told. */
  async function expectNothingOfIt(page: Page) {
    await page.getByRole("link", { name: "More posts" }).click();
    await expect(page.getByText("could not be loaded")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Site" })).toBeVisible();
    await expect(page.getByText("evil")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }

  test("posts.3 an uploaded picture brings in no items, styles or widgets", async ({ page, cms, bare }) => {
    const address = await bare({ body: `<h1 id="site-title">Site</h1>${list(item("first"), "2/")}` });
    const { pathname } = new URL(address);
    const body = `<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><div xmlns="http://www.w3.org/1999/xhtml">${styled}${list(item("evil") + popup, "3/")}</div></foreignObject></svg>`;
    await storeAnswer(cms, { path: `${pathname}2/`, body, headers: { "content-type": "image/svg+xml" } });
    await page.goto(address);
    await mounted(page);
    await expectNothingOfIt(page);
  });

  test("posts.3 a page to which the site redirects, on another origin, brings in nothing", async ({
    page,
    cms,
    bare,
  }) => {
    const asked: string[] = [];
    // It says that every page may read it.
    const server = createServer(({ url = "" }, response) => {
      asked.push(url);
      response.writeHead(200, { ...HTML, "access-control-allow-origin": "*" });
      response.end(`<!doctype html><main>${styled}${list(item("evil") + popup, "3/")}</main>`);
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    try {
      const other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      // No policy of the page stands before the widget.
      const body = `<h1 id="site-title">Site</h1>${list(item("first"), "2/")}`;
      const address = await bare({ csp: null, body });
      const path = `${new URL(address).pathname}2/`;
      await storeAnswer(cms, { path, status: 302, body: "", headers: { location: `${other}/evil/` } });
      await page.goto(address);
      await mounted(page);
      await expectNothingOfIt(page);
      expect(await page.evaluate(async (from) => (await fetch(from)).url, path)).toBe(`${other}/evil/`);
    } finally {
      server.close();
    }
    expect(asked).toEqual(["/evil/", "/evil/"]);
  });
});
