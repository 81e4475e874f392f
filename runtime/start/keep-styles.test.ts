import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const countdown = `<div data-widget="countdown" data-settings='{"due_date":"2999-01-01"}'></div>`;
const own = import.meta.url.replace(/[^/]*$/, "countdown.css");
const sheet = (href: string, attributes = "") => `<link rel="stylesheet" href="${href}"${attributes}>`;
const hrefs = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"));

/** As a router does that gives the head what the next page names. */
const renewHead = (links: string) => {
  for (const link of document.head.querySelectorAll("link")) link.remove();
  document.head.insertAdjacentHTML("beforeend", links);
};

beforeEach(() => {
  document.head.innerHTML = "<title>Wool</title>";
});
afterEach(() => document.head.replaceChildren());

describe("a router that renews the head", () => {
  it.each([
    ["those that came with it", own, ""],
    ["the page's file of all styles", "/islet/islet.css?ver=1", ""],
    ["the page's file of some", "/shop.css", ' data-styles="countdown.css"'],
  ])("leaves widgets their styles: %s", async (_what, href, attributes) => {
    document.head.insertAdjacentHTML("beforeend", sheet(href, attributes));
    await mountMarkup(countdown);
    renewHead(sheet("/next.css"));
    await vi.waitFor(() => expect(hrefs()).toEqual(["/next.css", href]));
  });

  it("is met a number of times only where a script takes them away for ever", async () => {
    document.head.insertAdjacentHTML("beforeend", sheet(own.replace("countdown", "taken")));
    const { settled } = await mountMarkup(countdown);
    const take = vi.fn(() => document.head.querySelector("link")?.remove());
    const observer = new MutationObserver(() => document.head.querySelector("link") && take());
    observer.observe(document.head, { childList: true });
    take();
    await vi.waitFor(() => expect(take.mock.calls.length).toBeGreaterThan(100));
    await settled();
    expect([take.mock.calls.length, hrefs()]).toEqual([101, []]);
    observer.disconnect();
  });

  it("takes away what is not Islet's, and what another version replaces", async () => {
    document.head.insertAdjacentHTML("beforeend", sheet("/theme.css") + sheet("/islet/islet.css?ver=1"));
    const { settled } = await mountMarkup(countdown);
    renewHead(sheet("/islet/islet.css?ver=2"));
    await settled();
    expect(hrefs()).toEqual(["/islet/islet.css?ver=2"]);
  });
});
