import type { Page } from "@playwright/test";
import { shortWhile } from "../support/idle.ts";
import { inline, TAG, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet, troubles } from "../support/test.ts";

/** What a contributor may write into an article, on a page with the careful site's policy and on one without any. */
const POLICIES = [
  ["under the strict policy", undefined],
  ["without a policy", null],
] as const;

const CANARY = inline(
  "window.ran = []; for (const name of ['alert', 'confirm', 'prompt', 'print']) window[name] = () => ran.push(name);",
);
const HEAD = CANARY + TAG;
const ran = (page: Page) => page.evaluate(() => Reflect.get(window, "ran") as string[]);
const attribute = (settings: object) => JSON.stringify(settings).replaceAll("'", "&#39;");

const NOW = 1_750_000_000;
const redirect = (url: string) =>
  `<div data-widget="countdown" data-widget-on="load" data-settings='${attribute({
    end_date: NOW,
    expire_actions: [{ type: "redirect", redirect_url: url }],
  })}'>Over</div>`;
const mounted = (page: Page, widget: string) =>
  expect(page.locator(`[data-widget~="${widget}"][data-widget-state=mounted]`).first()).toBeAttached();

/** The addresses of all pages that the tab has opened. */
function watchPages(page: Page) {
  const opened: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) opened.push(request.url());
  });
  return opened;
}

for (const [where, csp] of POLICIES)
  test.describe(where, () => {
    const parts = csp === undefined ? {} : { csp };

    test("a countdown opens no address by itself that acts, leaves the site or is a script", async ({
      page,
      bare,
    }) => {
      const urls = [
        "/?add-to-cart=18",
        "/my-account/customer-logout/",
        "/wp-login.php?action=logout&_wpnonce=1",
        "https://evil.example/",
        "javascript:alert(1)",
        "data:text/html,<script>alert(1)</script>",
      ];
      const head = inline(
        "window.told = []; addEventListener('islet:problem', (e) => told.push(e.detail.code));",
      );
      const address = await bare({ ...parts, head: head + HEAD, body: urls.map(redirect).join("") });
      const opened = watchPages(page);
      await page.goto(address);
      await expect(page.locator("[data-widget=countdown][data-widget-state=mounted]")).toHaveCount(
        urls.length,
      );
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, "told") as string[]))
        .toHaveLength(urls.length);
      await shortWhile(page);
      expect(opened).toEqual([address]);
      expect(await ran(page)).toEqual([]);
      await expectQuiet(page, [/redirect_url must be/]);
    });

    test("a popup runs no expression that would freeze the page, also if its attribute allows it", async ({
      page,
      bare,
    }) => {
      const pattern = "(a|a)*$";
      const popup = attribute({
        triggers: { page_load: "yes" },
        timing: { url: "yes", url_action: "regex", url_url: pattern },
        referrer_patterns: [pattern],
      });
      const address = await bare({
        ...parts,
        head: HEAD,
        body: `<section data-widget="popup-triggers" data-widget-on="load" data-settings='${popup}'><h2>Offer</h2></section><p>Words</p>`,
      });
      const withheld = page.waitForEvent("console", (message) =>
        message.text().includes("referrer_patterns of widget_settings in #islet-config does not list"),
      );
      await page.goto(address, { referer: `${new URL(address).origin}/${"a".repeat(60)}!` });
      await withheld;
      expect(await page.evaluate(() => document.referrer)).toContain("aaa!");
      await shortWhile(page);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expectQuiet(page, [/referrer_patterns must be within what #islet-config allows/]);
    });

    test("countdowns that lead to each other end after one round", async ({ page, bare }) => {
      const last = await bare({ ...parts, head: HEAD, body: "" });
      // Pages are numbered: each leads to the next, the last one back to the first.
      const number = Number(/\/bare\/(\d+)\//.exec(last)?.[1]);
      const first = await bare({ ...parts, head: HEAD, body: redirect(`/bare/${number + 2}/`) });
      const second = await bare({ ...parts, head: HEAD, body: redirect(`/bare/${number + 1}/`) });
      const opened = watchPages(page);
      await page.goto(first);
      await expect.poll(() => opened).toEqual([first, second, first]);
      await mounted(page, "countdown");
      await shortWhile(page);
      expect(opened).toEqual([first, second, first]);
      await expectQuiet(page);
    });

    test("a banner in an article sends the manager's nonce to no address of its choice", async ({
      page,
      bare,
    }) => {
      const posts: string[] = [];
      page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
      const link = (url: string) =>
        `<div data-widget="coming-soon-banner" data-widget-on="load"><a class="coming-soon-footer-banner-dismiss" data-rest-url="${url}">Read on</a></div>`;
      await page.goto(
        await bare({
          ...parts,
          head: HEAD,
          config: { nonces: { rest: "manager-nonce" } },
          body: [
            "/wp-json/wp/v2/users/2?roles=administrator",
            "/wp-json/wp/v2/users/2/?roles[]=administrator",
            "/wp-json/wp/v2/posts/1",
            "/wp-admin/admin-ajax.php?action=x",
            "https://evil.example/wp-json/wp/v2/users/2",
          ]
            .map(link)
            .join(""),
        }),
      );
      await expect(page.locator("[data-widget-state=mounted]")).toHaveCount(5);
      // The banners may cover each other.
      for (const link of await page.getByText("Read on").all()) await link.dispatchEvent("click");
      await expect(page.getByText("Read on").filter({ visible: true })).toHaveCount(0);
      await shortWhile(page);
      expect(posts).toEqual([]);
      await expectQuiet(page, [/data-rest-url names no user/]);
    });

    test("an order's widget in an article hides one title at most", async ({ page, bare }) => {
      const order = `<div data-widget="order-status" data-widget-on="load" data-settings='{"parts":{"title":"*"}}'><p class="woocommerce-thankyou-order-failed">Declined</p></div>`;
      await page.goto(
        await bare({
          ...parts,
          head: `<link rel="stylesheet" href="/islet/islet.css">${HEAD}`,
          body: `<h1>Shop</h1><h2 class="entry-title">One</h2><article><h2 class="entry-title">Two</h2>${order}</article><h2 class="entry-title">Three</h2>`,
        }),
      );
      await mounted(page, "order-status");
      await expect(page.getByRole("heading").filter({ visible: true })).toHaveText(["Shop", "One", "Three"]);
      await expectQuiet(page);
    });

    test("an article's area for notices gets none of the shop's errors", async ({ page, bare }) => {
      await page.goto(
        await bare({
          ...parts,
          head: HEAD,
          config: { markers: [{ selector: ".own-area", widget: "notices", on: "load" }] },
          body: `<div id="article"><div data-widget="notices" data-widget-on="load" hidden></div></div>
            <div class="woocommerce-notices-wrapper"><ul class="woocommerce-error" role="alert"><li>Sold out</li></ul></div>
            <div class="own-area"></div>`,
        }),
      );
      await expect(page.locator(".own-area").getByText("Sold out")).toBeVisible();
      await expect(page.locator("#article .woocommerce-error")).toHaveCount(0);
      await expectQuiet(page);
    });

    test("an attribute gives a payment no origin, no address, no action and no script", async ({
      page,
      bare,
    }) => {
      const calls: string[] = [];
      await page.route("**/*wc-ajax=checkout*", (route) => {
        calls.push(new URL(route.request().url()).pathname);
        return route.fulfill({ json: { result: "success", redirect: "/thanks/", order_id: 7 } });
      });
      await page.route("**/admin-ajax.php", (route) => {
        calls.push(route.request().postData() ?? "");
        return route.fulfill({
          contentType: "text/html",
          body: '<p>Pay here</p><iframe src="https://evil.example/card"></iframe><script>alert(1)</script>',
        });
      });
      const settings = attribute({
        origins: ["https://evil.example"],
        checkout_url: "/wp-json/evil",
        ajax_action: "delete_everything",
        inline_scripts: "yes",
        script_origins: ["https://evil.example"],
        fail_url: "https://evil.example/",
      });
      await page.goto(
        await bare({
          ...parts,
          head: HEAD,
          config: { csp_nonce: "bare-page" },
          body: `<form class="checkout" method="post" data-widget="payment-popup-triggers" data-widget-on="load" data-settings='${settings}'>
            <input type="radio" name="payment_method" value="meshulam-payment" checked aria-label="Card"><button id="place_order">Pay</button></form>`,
        }),
      );
      await mounted(page, "payment-popup-triggers");
      await page.getByRole("button", { name: "Pay" }).click();
      await expect(page.getByText("Pay here")).toBeVisible();
      await shortWhile(page);
      expect(calls).toEqual(["/", "action=meshulam_popup_payment_iframe&order_id=7"]);
      await expect(page.locator("iframe")).toHaveCount(0);
      expect(await ran(page)).toEqual([]);
      await expectQuiet(page, [/must be within what #islet-config allows/]);
    });

    test("widgets of the configuration limit what attributes may start, and nothing else", async ({
      page,
      bare,
    }) => {
      const files: string[] = [];
      page.on("request", (request) => files.push(new URL(request.url()).pathname));
      await page.goto(
        await bare({
          ...parts,
          head: HEAD,
          config: {
            widgets: ["countdown"],
            markers: [{ selector: ".by-page", widget: "sticky-header", on: "load" }],
          },
          body: `<div data-widget="countdown" data-widget-on="load" data-settings='{"end_date":4102444800}'>soon</div>
            <div class="by-page">a</div><div id="no" data-widget="sticky-header" data-widget-on="load">b</div>
            <div id="none" data-widget="popup tooltip" data-widget-on="load">c</div>`,
        }),
      );
      await mounted(page, "countdown");
      await expect(page.locator(".by-page")).toHaveAttribute("data-widget-state", "mounted");
      for (const id of ["#no", "#none"])
        await expect(page.locator(id)).toHaveAttribute("data-widget-state", "failed");
      await page.locator("#none").hover();
      await shortWhile(page);
      expect(files.filter((file) => /popup|tooltip/.test(file))).toEqual([]);
      await expectQuiet(page, [/(?:sticky-header|popup|tooltip): an attribute starts it/]);
    });

    test("markup that hides baseURI keeps no page with public_path from starting", async ({ page, bare }) => {
      await page.goto(
        await bare({
          ...parts,
          head: HEAD,
          config: { public_path: "/islet/" },
          body: '<img name="baseURI" alt=""><nav data-widget="sticky-header" data-widget-on="load">a</nav>',
        }),
      );
      await mounted(page, "sticky-header");
      await expectQuiet(page);
    });

    test("markup under the names of stock scripts keeps no widget of the preset from its job", async ({
      page,
      bare,
    }) => {
      const forged = ["elementorProFrontend modules", "sbjs get", "jQuery _data", "jQuery fn"].map(
        (names) => {
          const [id, name] = names.split(" ");
          return `<a id="${id}"></a><a id="${id}" name="${name}"></a>`;
        },
      );
      await page.goto(
        await bare({
          ...parts,
          head: HEAD,
          config: { presets: ["woocommerce"] },
          body: `${forged.join("")}<form id="jQuery"><input name="_data"></form>
            <div class="elementor-widget-woocommerce-menu-cart"><div class="elementor-menu-cart__main"></div></div>`,
        }),
      );
      await expect(page.locator(".elementor-widget-woocommerce-menu-cart")).toHaveAttribute(
        "data-widget-marked",
        /mini-cart/,
      );
      await expectQuiet(page);
    });
  });

// What is told does not depend on a policy.
test("20,000 wrong markers fill three lines of the console; each is told by its event", async ({
  page,
  bare,
}) => {
  const count = inline("window.told = 0; addEventListener('islet:problem', () => { told += 1; });");
  await page.goto(await bare({ head: count + HEAD, body: '<div id="place" hidden></div>' }));
  await page.waitForFunction(() => window.islet);
  await page.evaluate(() => {
    const hosts = Array.from({ length: 20_000 }, (_, index) => {
      const host = document.createElement("div");
      host.setAttribute("data-widget", "sticky-header");
      host.setAttribute("data-widget-on", "load");
      host.setAttribute("data-settings", `{"offset":wrong ${index}}`);
      return host;
    });
    document.querySelector("#place")?.append(...hosts);
  });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "told") as number)).toBe(20_000);
  await expect.poll(() => troubles(page).consoleErrors.join()).toContain("more problems like this one");
  expect(troubles(page).consoleErrors.length).toBeLessThanOrEqual(3);
  await expectQuiet(page, [/data-settings is not valid JSON/]);
});

test("of the provider's markup only its scripts run, where the configuration allows it; text that looks like one does not", async ({
  page,
  bare,
}) => {
  const script = (name: string) => `<script>ran.push("${name}")</script>`;
  await page.route("**/*wc-ajax=checkout*", (route) =>
    route.fulfill({ json: { result: "success", redirect: "/thanks/", order_id: 7 } }),
  );
  await page.route("**/admin-ajax.php", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<p title='${script("attribute").replaceAll('"', "&quot;")}'>Pay here</p><!-- ${script("comment")} -->
        <textarea>${script("textarea")}</textarea><title>${script("title")}</title><template>${script("template")}</template>
        <noscript>${script("noscript")}</noscript><svg>${script("svg")}</svg><style>${script("style")}</style>
        <iframe>${script("iframe")}</iframe><xmp>${script("xmp")}</xmp>
        <script type="application/json">{"a":"<script>ran.push('json')"}</script>
        <script type="text/template">ran.push("template type")</script><script src="/nothing.js">ran.push("src")</script>
        ${script("script")}<script type="text/javascript">ran.push("typed")</script>`,
    }),
  );
  await page.goto(
    await bare({
      csp: null,
      head: HEAD,
      config: {
        csp_nonce: "bare-page",
        widget_settings: { "payment-popup-triggers": { inline_scripts: true } },
      },
      body: `<form class="checkout" method="post" data-widget="payment-popup-triggers" data-widget-on="load">
        <input type="radio" name="payment_method" value="meshulam-payment" checked aria-label="Card"><button id="place_order">Pay</button></form>`,
    }),
  );
  await mounted(page, "payment-popup-triggers");
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByText("Pay here")).toBeVisible();
  await expect.poll(() => ran(page)).toEqual(["script", "typed"]);
  await shortWhile(page);
  expect(await ran(page)).toEqual(["script", "typed"]);
});

test.describe("what breaks every script of a page is named in the sentence", () => {
  const body = `<div id="sale" data-widget="countdown" data-widget-on="load" data-settings='{"end_date":4102444800}'><p>Ends soon.</p></div>`;

  test("an element that hides document.addEventListener: every widget stands down with its markup", async ({
    page,
    bare,
  }) => {
    await page.goto(await bare({ body: `<img name="addEventListener" alt="">${body}` }));
    await expect(page.locator("#sale")).toHaveAttribute("data-widget-state", "failed");
    await expect(page.locator("#sale")).toHaveText("Ends soon.");
    await expect
      .poll(() => troubles(page).consoleErrors.join())
      .toMatch(
        /countdown: its code cannot run .*An element named "addEventListener" hides document\.addEventListener/s,
      );
    expect(troubles(page).pageErrors).toEqual([]);
  });
});
