// @vitest-environment node
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { theme } from "./theme.mjs";

const command = `${theme}node_modules/islet/dist/package/bin/islet.js`;

/** @param {...string} args @returns {Promise<{ code: number, out: string, error: string }>} */
const islet = (...args) =>
  new Promise((resolve) =>
    execFile(process.execPath, [command, ...args], (failure, out, error) =>
      resolve({ code: typeof failure?.code === "number" ? failure.code : 0, out, error }),
    ),
  );

/** @param {string} head @param {string} body */
const page = (head, body) =>
  `<!doctype html><html lang="en"><head><title>A page</title>${head}</head><body>${body}</body></html>`;

const TAG = '<script type="module" src="/islet/islet.js"></script>';
const PRODUCT =
  '<ul class="products"><li class="product"><a href="?add-to-cart=5" data-product_id="5" class="button product_type_simple add_to_cart_button ajax_add_to_cart">Add</a></li></ul>';

/** What the server answers: text, type and headers by path. @type {Record<string, [text: string, type: string, headers?: Record<string, string>]>} */
const FILES = {
  "/right": [
    page(TAG, '<div data-widget="tabs" data-settings=\'{"items":[{"title":"A","text":"B"}]}\'></div>'),
    "text/html",
  ],
  "/wrong": [
    page(
      `${TAG}${TAG}<script type="application/json" id="islet-config">{"presets":["woo"],"is_cart":"no"}</script>`,
      '<div id="sale" data-widget="countdwn"></div><form id="f" data-widget="form" data-settings="{"></form><div id="end" data-widget="countdown" data-settings=\'{"end_date":"soon"}\'></div>',
    ),
    "text/html; charset=utf-8",
    { "content-security-policy": "script-src 'nonce-abc' 'strict-dynamic'" },
  ],
  "/stock": [
    page(
      '<script src="/jquery.js" id="jquery-core-js"></script>' +
        '<script src="/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart.min.js" id="wc-add-to-cart-js"></script>' +
        '<script id="wc-add-to-cart-js-extra">var jQueryText = jQuery;</script>' +
        '<script src="/swatches.js" id="swatches-js"></script>',
      `<main class="woocommerce">${PRODUCT}</main>`,
    ),
    "text/html",
  ],
  "/islet/islet.js": ["export {}", "text/javascript"],
  "/jquery.js": ["window.jQuery = {};", "text/javascript"],
  "/swatches.js": ["jQuery( document ).ready( start );", "text/javascript"],
  "/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart.min.js": ["jQuery(run)", "text/javascript"],
  "/feed.xml": ["<rss/>", "application/rss+xml"],
};

const server = createServer(({ url = "" }, response) => {
  const [text, type, headers] = FILES[url] ?? ["", "text/html"];
  response.writeHead(FILES[url] ? 200 : 404, { "content-type": type, ...headers }).end(text);
});
let origin = "";
let folder = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "islet-check-"));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("islet check", () => {
  it("names the widgets of a page, and ends with 0 if nothing is wrong", async () => {
    const { code, out } = await islet("check", `${origin}/right`);
    expect(out).toContain(`Islet: ${origin}/islet/islet.js`);
    // A preset that the page does not name would do what Islet does not do there.
    expect(out).not.toContain("Presets");
    expect(out).toMatch(/Widgets\n {2}tabs\n/);
    expect(out).toContain("No problem found.");
    expect(code).toBe(0);
  });

  it("says what is wrong in the sentences of the console, what the policy refuses and what is twice, and ends with 1", async () => {
    const { code, out } = await islet("check", `${origin}/wrong`);
    expect(out).toContain('countdwn: no widget has this name; did you mean "countdown"? (div#sale).');
    expect(out).toContain("form: data-settings is not valid JSON");
    expect(out).toContain("countdown: settings.end_date must be");
    expect(out).toContain("#islet-config: is_cart must be");
    expect(out).toContain('preset "woo": there is none of this name');
    expect(out).toContain("2 tags load islet.js");
    expect(out).toContain("script-src works by nonces");
    expect(out).toContain("no line preloads the files of its presets");
    expect(out).toContain("countdown, which cannot start");
    expect(code).toBe(1);
  });

  it("says which stock scripts could go and what keeps jQuery, of a page without Islet", async () => {
    const { code, out } = await islet("check", "--json", `${origin}/stock`);
    const { presets, widgets, stock, problems } = JSON.parse(out);
    expect(presets).toEqual({ names: ["woocommerce"], areGuessed: true });
    expect(widgets).toContainEqual({ name: "add-to-cart", state: "mounted", count: 1 });
    expect(stock.jobs.map((/** @type {{ id: string }} */ { id }) => id)).toEqual(["woocommerce-buttons"]);
    expect(stock.jobs[0].files).toEqual([
      expect.objectContaining({ handle: "wc-add-to-cart", bytes: expect.any(Number) }),
    ]);
    expect(stock.jobs[0].files[0].bytes).toBeGreaterThan(0);
    // What WordPress prints beside a stock script goes with it.
    expect(stock.keepers).toEqual(["swatches"]);
    expect(problems).toEqual([]);
    expect(code).toBe(0);
  });

  it("reads a file, and fetches nothing", async () => {
    const file = join(folder, "page.html");
    writeFileSync(file, FILES["/stock"]?.[0] ?? "");
    const { code, out } = await islet("check", "--html", file, "--url", "https://shop.test/shop/");
    expect(out).toContain("https://shop.test/shop/");
    expect(out).toContain("Whether jQuery can go is not known: no file was fetched.");
    expect(code).toBe(0);
  });

  it.each([
    ["a page that is not there", () => ["check", `${origin}/none`], "answers 404."],
    ["what is no page", () => ["check", `${origin}/feed.xml`], "is no HTML page but application/rss+xml."],
    ["a server that is not there", () => ["check", "http://127.0.0.1:1/"], "does not answer:"],
    ["a file that is not there", () => ["check", "--html", join(folder, "none.html")], "cannot be read:"],
    ["no address", () => ["check"], "islet check URL"],
    ["another command", () => ["look", "x"], "islet check URL"],
    ["an option that it does not have", () => ["check", "x", "--fast"], "Unknown option '--fast'"],
  ])("ends with 2 and a sentence for %s", async (_, args, sentence) => {
    const { code, out, error } = await islet(...args());
    expect(error).toContain(sentence);
    expect(out).toBe("");
    expect(code).toBe(2);
  });

  it("brings the licences of what is in it", () => {
    const licences = readFileSync(command.replace("islet.js", "LICENSES.txt"), "utf8");
    for (const name of ["happy-dom", "react-dom", "zod"])
      expect(licences).toMatch(new RegExp(`\n${name} \\d`));
  });
});

describe("islet upgrade-check", () => {
  /** @param {Record<string, string>} files */
  const themeWith = (files) => {
    const theme = mkdtempSync(join(folder, "theme-"));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(theme, path)), { recursive: true });
      writeFileSync(join(theme, path), text);
    }
    return theme;
  };

  it("names what this version does not read in a theme's templates, with file and line, and ends with 1", async () => {
    const theme = themeWith({
      "header.php": `<header>\n<div data-widget="countdown" data-settings='{"end_date":<?= $end ?>,"show_dayz":true}'></div>`,
      "parts/footer.liquid": '<div data-widget="tab"></div>',
      "node_modules/other/page.html": '<div data-widget="none"></div>',
    });
    const { code, out } = await islet("upgrade-check", theme);
    expect(out).toContain(`${join(theme, "header.php")}:2 countdown: settings.show_dayz is ignored`);
    expect(out).toContain('did you mean "show_days"?');
    expect(out).toContain(`${join(theme, "parts/footer.liquid")}:1 tab: no widget has this name`);
    expect(out).toMatch(/Read for Islet \d+\.\d+\.\d+: 2 markers in 2 templates\.\n2 things to change\./);
    expect(code).toBe(1);
  });

  it("ends with 0 if there is nothing to change", async () => {
    const theme = themeWith({ "page.twig": '<div data-widget="tabs" data-settings="{{ settings }}"></div>' });
    const { code, out } = await islet("upgrade-check", "--json", theme);
    expect(JSON.parse(out)).toMatchObject({ files: 1, markers: 0, unread: 1, findings: [] });
    expect(code).toBe(0);
  });

  it("ends with 2 if there is no such file", async () => {
    const { code, error } = await islet("upgrade-check", join(folder, "none"));
    expect(error).toContain("cannot be read:");
    expect(code).toBe(2);
  });
});
