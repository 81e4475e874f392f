import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/coming-soon-banner/fixture.html", "utf8");

const banner = () => document.getElementById("coming-soon-footer-banner") as HTMLElement;
const link = () => document.querySelector(".coming-soon-footer-banner-dismiss") as HTMLElement;
const isShown = () => getComputedStyle(banner()).display !== "none";

type Answer = (response: Response | Error) => void;
let answer: Answer;
const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = (response) => (response instanceof Error ? reject(response) : resolve(response));
      }),
  );
  vi.stubGlobal("fetch", fetched);
});
const sent = () => vi.waitFor(() => expect(fetched).toHaveBeenCalled());

it("coming-soon-banner.1 a press posts that it was dismissed to the link's address, with its nonce", async () => {
  await mountMarkup(fixture);
  link().click();
  await sent();
  const [url, init] = fetched.mock.calls[0] as [string, RequestInit];
  expect(new URL(url).pathname).toBe("/wp-json/wp/v2/users/1");
  expect(init.method).toBe("POST");
  expect((init.body as URLSearchParams).toString()).toBe(
    new URLSearchParams({ "woocommerce_meta[coming_soon_banner_dismissed]": "yes" }).toString(),
  );
  expect(new Headers(init.headers).get("X-WP-Nonce")).toBe("0123456789");
});

it("coming-soon-banner.1 a link without nonce sends the page's own", async () => {
  await mountMarkup(fixture.replace(/ data-rest-nonce="\d+"/, ""), { config: { nonces: { rest: "abc" } } });
  link().click();
  await sent();
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get("X-WP-Nonce")).toBe("abc");
});

describe("coming-soon-banner.2 the banner hides when the call is over", () => {
  it.each([
    ["well", () => new Response("{}")],
    ["with an error of the server", () => new Response("", { status: 500 })],
    ["with a page in place of data", () => new Response("<!doctype html><p>Log in</p>")],
    ["without an answer", () => new TypeError("Failed to fetch")],
  ])("%s, and not before", async (_how, end) => {
    const { problems } = await mountMarkup(fixture);
    link().click();
    await sent();
    expect(isShown()).toBe(true);
    answer(end());
    await vi.waitFor(() => expect(isShown()).toBe(false));
    expect(problems).toEqual([]);
  });

  it("also where the link has no address, or one of another site: nothing is sent then", async () => {
    for (const address of ["", ' data-rest-url="https://elsewhere.example/"']) {
      const { stop } = await mountMarkup(fixture.replace(/ data-rest-url="[^"]+"/, address));
      link().click();
      await vi.waitFor(() => expect(isShown()).toBe(false));
      stop();
    }
    expect(fetched).not.toHaveBeenCalled();
  });
});

it("the link, served empty and without address, can be reached and has a name; one with words keeps them", async () => {
  await mountMarkup(fixture, { config: { i18n: { dismiss: "Schließen" } } });
  expect(link().getAttribute("role")).toBe("button");
  expect(link().tabIndex).toBe(0);
  expect(link().getAttribute("aria-label")).toBe("Schließen");
  await mountMarkup(fixture.replace("></a>", ">Not now</a>"));
  expect(link().hasAttribute("aria-label")).toBe(false);
});

it.each(["Enter", " "])("the key “%s” presses it; pressed again it sends nothing more", async (key) => {
  await mountMarkup(fixture);
  const press = () =>
    link().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  press();
  await sent();
  press();
  link().click();
  answer(new Response("{}"));
  await vi.waitFor(() => expect(isShown()).toBe(false));
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("unmounted meanwhile it hides nothing any more", async () => {
  const { stop } = await mountMarkup(fixture);
  link().click();
  await sent();
  stop();
  answer(new Response("{}"));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.body.innerHTML.trim()).toBe(fixture.trim());
});

it.each([
  "/wp-json/wp/v2/users/2?roles=administrator",
  "/wp-json/wp/v2/users/2/?roles[]=administrator",
  "/wp-json/wp/v2/users/2#x",
  "/wp-json/wp/v2/users/../posts/1",
  "/wp-json/wp/v2/posts/1",
  "/wp-json/wp/v2/users/",
  "/wp-admin/admin-ajax.php?action=x",
  "/other/wp-json/wp/v2/users/1",
  "//evil.example/wp-json/wp/v2/users/1",
])("a link to %s sends nothing, says so, and hides the banner", async (address) => {
  const html = fixture.replace(/data-rest-url="[^"]+"/, `data-rest-url="${address}"`);
  const { problems } = await mountMarkup(html, { config: { nonces: { rest: "abc" } } });
  link().click();
  await vi.waitFor(() => expect(isShown()).toBe(false));
  expect(fetched).not.toHaveBeenCalled();
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining("data-rest-url names no user below rest_url of #islet-config"),
  ]);
});

it("a site whose REST address is another configures it", async () => {
  const address = "/index.php?rest_route=/wp/v2/users/me";
  await mountMarkup(fixture.replace(/data-rest-url="[^"]+"/, `data-rest-url="${address}"`), {
    config: { rest_url: "/index.php?rest_route=/" },
  });
  link().click();
  await sent();
  expect(fetched.mock.calls[0]?.[0]).toMatch(/\/index\.php\?rest_route=\/wp\/v2\/users\/me$/);
});
