import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { HtmlUse, SanitiseOptions } from "#browser/safe-html.ts";
import { troubles } from "../support/guard.ts";
import { test, USES } from "../support/safe-html-page.ts";
import { CART, FEED, NOTICE } from "../support/safe-markup.ts";

/** The markup in the recorded answers of cart calls. */
function recordedMarkup(): string[] {
  const folder = join(process.cwd(), "fixtures/answers");
  const cartCalls = /^(?:add-ok-1|fragments-|remove-ok|elementor-menu-cart)/;
  return readdirSync(folder)
    .filter((name) => cartCalls.test(name))
    .flatMap((name) => {
      const { response } = JSON.parse(readFileSync(join(folder, name), "utf8")) as {
        response: { json: { fragments: Record<string, string> } };
      };
      return Object.values(response.json.fragments);
    });
}

test("good markup stays as it is, node for node", async ({ open }) => {
  const page = await open("/open");
  const isKept = (html: string, use: HtmlUse, options: SanitiseOptions = {}) =>
    page.evaluate(
      async ({ html, use, options }) => {
        const clean = document.createElement("body");
        clean.append(await window.services.sanitise(html, use, options));
        const { body } = new DOMParser().parseFromString(html, "text/html");
        return clean.innerHTML === body.innerHTML || `${clean.innerHTML}\nin place of\n${body.innerHTML}`;
      },
      { html, use, options },
    );
  expect(await isKept(CART, "fragment")).toBe(true);
  expect(await isKept(NOTICE, "notice")).toBe(true);
  expect(await isKept(FEED, "post")).toBe(true);
  expect(
    await isKept("<p>Thank <strong>you</strong>, <a href='/' class='x'>home</a>.<br></p>", "message"),
  ).toBe(true);
  const marker = `<div data-widget="quantity" data-widget-on="idle" data-settings='{"a":1}'></div>`;
  expect(await isKept(marker, "fragment", { sameOrigin: true })).toBe(true);
});

test("recorded answers of a real shop stay as they are but for inline styles, without a breach of the policy", async ({
  open,
}) => {
  const page = await open("/strict");
  for (const html of recordedMarkup()) {
    const [clean, expected] = await page.evaluate(async (html) => {
      const holder = document.createElement("body");
      holder.append(await window.services.sanitise(html, "fragment", { sameOrigin: true }));
      const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
      const counts = (text: string) =>
        [
          "<a ",
          "<li",
          "<img",
          "<input",
          "<button",
          "<option",
          "<form",
          "<td",
          "<svg",
          "<path",
          "<bdi",
          ' class="',
          ' id="',
          ' name="',
          ' href="',
          " data-",
          " aria-",
          "</",
        ].map((piece) => [piece, count(text, new RegExp(piece, "g"))]);
      return [counts(holder.innerHTML), counts(html)];
    }, html);
    expect(clean).toEqual(expected);
  }
  expect(troubles(page).policyViolations).toEqual([]);
});

test("each use keeps what it needs and no more", async ({ open }) => {
  const page = await open("/strict");
  const clean = (html: string, use: HtmlUse, options: SanitiseOptions = {}) =>
    page.evaluate(
      async ({ html, use, options }) => {
        const holder = document.createElement("div");
        holder.append(await window.services.sanitise(html, use, options));
        return holder.innerHTML;
      },
      { html, use, options },
    );
  const marker = '<b data-widget="popup" data-wp-on--click="x" data-id="1">x</b>';
  expect(await clean(marker, "fragment")).toBe('<b data-id="1">x</b>');
  expect(await clean(marker, "post", { sameOrigin: true })).toBe('<b data-id="1">x</b>');
  expect(await clean(marker, "message")).toBe("<b>x</b>");

  expect(await clean('<form action="/a"><input name="q"></form>text', "post")).toBe("text");
  expect(await clean('<h2 id="a">x</h2><img src="/a.png">', "message")).toBe("x");
  expect(await clean('<p style="color:red" class="a">x</p>', "fragment")).toBe('<p class="a">x</p>');
  expect(
    await clean(
      "<svg><path d='M0 0'></path><use href='#a'></use><a href='javascript:x'>y</a></svg>",
      "fragment",
    ),
  ).toBe('<svg><path d="M0 0"></path><a>y</a></svg>');

  expect(
    await clean(
      '<input name="location"><input name="quantity"><p id="islet-config"></p><p id="top"></p><p id="order_review"></p>',
      "fragment",
    ),
  ).toBe('<input><input name="quantity"><p></p><p></p><p id="order_review"></p>');
  expect(
    await clean(
      '<a target="_top" rel="opener" href="/x">x</a><a target="_blank" rel="noopener" href="/x">x</a>',
      "notice",
    ),
  ).toBe('<a href="/x">x</a><a target="_blank" rel="noopener" href="/x">x</a>');
  expect(
    await clean(
      '<form action="https://evil.example/"><button name="a" formaction="/x">x</button></form>',
      "fragment",
    ),
  ).toBe('<form><button name="a">x</button></form>');
  expect(
    await clean(
      '<img srcset="/a.png 1x, https://cdn.example/b.png 2x"><img srcset="javascript:a 1x"><img src="data:image/svg+xml,x">',
      "post",
    ),
  ).toBe('<img srcset="/a.png 1x, https://cdn.example/b.png 2x"><img><img>');
});

test("add-to-cart.6 of inline styles our own server's fragments keep what shows, hides and measures, whatever the policy", async ({
  open,
}) => {
  for (const path of ["/strict", "/open"] as const) {
    const page = await open(path);
    const styles = (texts: string[], options: SanitiseOptions) =>
      page.evaluate(
        async ({ texts, options }) => {
          const html = texts.map((text) => `<p style="${text}"></p>`).join("");
          const clean = await window.services.sanitise(html, "fragment", options);
          return [...clean.children].map((one) => [one.getAttribute("style"), one.attributes.length]);
        },
        { texts, options },
      );
    const good = [
      "display:none",
      "WIDTH : 60%!important; --Free: 12px",
      "height:calc(100% - 2px);visibility:hidden",
    ];
    expect(await styles(good, { sameOrigin: true, keepsStyles: true })).toEqual([
      ["display: none;", 1],
      ["width: 60% !important; --Free: 12px;", 1],
      ["height: calc(100% - 2px); visibility: hidden;", 1],
    ]);
    expect(await styles(good, { sameOrigin: true })).toEqual(good.map(() => [null, 0]));
    const bad = [
      "position:fixed;inset:0;opacity:0;z-index:9",
      "background:url(/x);--a:url(/x);--b:URL(/x);--c:image-set('/x' 1x);--d:u\\72l(/x)",
      "width:expression(alert(1));height:-moz-element(#a);behavior:url(#a);display:no}p{ne",
      "--islet-popup-width:0",
      "&quot;&gt;<img src=x onerror=alert(1)>",
    ];
    const kept = await styles(bad, { sameOrigin: true, keepsStyles: true });
    expect(kept.map(([style]) => style)).toEqual(bad.map(() => null));
    expect(await page.evaluate(() => window.executed)).toEqual([]);
    expect(troubles(page).policyViolations).toEqual([]);
  }
});

test("add-to-cart.6 an icon of our own server's fragments refers to a drawing of the page, and to nothing else", async ({
  open,
}) => {
  const page = await open("/strict");
  const icon = (attributes: string, svg = "") =>
    page.evaluate(
      async ({ html }) => {
        const holder = document.createElement("div");
        holder.append(await window.services.sanitise(html, "fragment", { sameOrigin: true }));
        return holder.querySelector("use")?.getAttributeNames();
      },
      { html: `<svg ${svg}><use ${attributes}></use></svg>` },
    );
  expect(await icon('href="#cart" x="1"')).toEqual(["href", "x"]);
  expect(await icon('xlink:href="#cart"')).toEqual(["xlink:href"]);
  for (const url of [
    "/icons.svg#cart",
    "data:image/svg+xml,x#x",
    "https://evil.example/#x",
    "javascript:alert(1)",
  ])
    expect(await icon(`href="${url}" xlink:href="${url}"`)).toEqual([]);
  expect(await icon('href="#cart"', 'id="bomb"')).toEqual([]);
});

test("frames stay only for listed hosts over https, in a sandbox", async ({ open }) => {
  const page = await open("/strict");
  const frames = (use: HtmlUse, frameHosts: string[]) =>
    page.evaluate(
      async ({ use, frameHosts }) => {
        const html = `<iframe src="https://video.example/1" srcdoc="x" onload="alert(1)" sandbox="allow-top-navigation" title="a"></iframe>
          <iframe src="https://evil.example/"></iframe><iframe src="http://video.example/"></iframe><iframe></iframe><iframe src="/open"></iframe>`;
        const fragment = await window.services.sanitise(html, use, { frameHosts });
        return [...fragment.querySelectorAll("iframe")].map(
          (frame) => `${frame.getAttribute("src")} ${frame.getAttribute("sandbox")}`,
        );
      },
      { use, frameHosts },
    );
  const { host } = new URL(page.url());
  expect(await frames("post", ["video.example"])).toEqual([
    "https://video.example/1 allow-scripts allow-popups allow-presentation allow-same-origin",
  ]);
  // A frame of the page's own host could lift its sandbox if it kept its origin.
  expect(await frames("fragment", [host])).toEqual(["/open allow-scripts allow-popups allow-presentation"]);
  for (const use of USES) expect(await frames(use, [])).toEqual([]);
  for (const use of ["notice", "message"] as const) expect(await frames(use, ["video.example"])).toEqual([]);
});
