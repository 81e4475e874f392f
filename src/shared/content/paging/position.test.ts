import fc from "fast-check";
import { expect, it } from "vitest";
import type { Page } from "#runtime/page.ts";
import type { PagingParts } from "./parts.ts";
import { readPosition } from "./position.ts";

const list = {
  parts: { position: ".position", more: ".more" } as PagingParts,
  places: { paths: ["/list/", "/"], paginationBase: "page" },
  context: { page: { ajaxUrl: "/ajax", restUrl: "/rest/" } as Page },
};
const BASE = `${location.origin}/list/2/`;

function rootOf(html: string) {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

it("posts.3 the next page is the link's, relative to the page that it is on", () => {
  const root = rootOf('<a class="more" href="../3/">More</a>');
  expect(readPosition(root, list, BASE)).toEqual({ page: undefined, next: `${location.origin}/list/3/` });
});

it.each(["https://evil.example/", "javascript:alert(1)", "data:text/html,x", ""])(
  "%s is no next page",
  (href) => {
    expect(readPosition(rootOf(`<a class="more" href="${href}">More</a>`), list, BASE).next).toBeNull();
  },
);

it.each([
  ["1", "2", `${location.origin}/list/7/`],
  ["2", "2", null],
  ["3", "2", null],
])("posts.2 page %s of %s leads to %s", (page, max, next) => {
  const root = rootOf(
    `<i class="position" data-page="${page}" data-max-page="${max}" data-next-page="/list/7/"></i>`,
  );
  expect(readPosition(root, list, BASE).next).toBe(next);
});

it("there is no next page from the last one on, whatever numbers a server prints", () => {
  const printed = fc.oneof(fc.integer(), fc.string(), fc.constant(""));
  fc.assert(
    fc.property(printed, printed, (page, max) => {
      const root = rootOf('<i class="position" data-next-page="/list/3/"></i>');
      const [position] = root.children;
      position?.setAttribute("data-page", String(page));
      position?.setAttribute("data-max-page", String(max));
      const read = readPosition(root, list, BASE);
      if (typeof page === "number" && typeof max === "number") {
        expect(read.page).toBe(page);
        expect(read.next === null).toBe(page >= max);
      }
      expect(read.page).not.toBeNaN();
    }),
  );
});

/** The position of a list that prints a pattern of addresses. */
function counted(attributes: Readonly<Record<string, string>>) {
  const root = rootOf('<a class="position more" href="javascript:void(0);"></a>');
  for (const [name, value] of Object.entries(attributes)) root.firstElementChild?.setAttribute(name, value);
  return readPosition(root, list, BASE);
}

/** The addresses of all further pages; at most as many as any list may ask for. */
function addressesOf(attributes: Readonly<Record<string, string>>): string[] {
  const addresses: string[] = [];
  let position = counted(attributes);
  while (position.next !== null && addresses.length <= 1_000) {
    addresses.push(position.next);
    position = position.following?.() ?? { ...position, next: null };
  }
  return addresses;
}

it("grid.3 grid.4 the pattern gives the address of each further page, up to the last one", () => {
  history.replaceState(null, "", "/?a=1");
  expect(addressesOf({ "data-url_structure": "/list/page/9999999/?a=1", "data-max_page": "4" })).toEqual(
    [2, 3, 4].map((page) => `${location.origin}/list/page/${page}/?a=1`),
  );
});

it("grid.4 the number stands wherever the pattern has its place", () => {
  expect(addressesOf({ "data-url_structure": "/list/9999999/?paged=9999999", "data-max_page": "2" })).toEqual(
    [`${location.origin}/list/2/?paged=2`],
  );
});

it("grid.4 counts from the page that the server says it is", () => {
  const attributes = { "data-url_structure": "/?paged=9999999", "data-max_page": "4", "data-page": "3" };
  expect(addressesOf(attributes)).toEqual([`${location.origin}/?paged=4`]);
});

it.each([
  ["of another site", "https://evil.example/page/9999999/"],
  ["whose host is the number", "//9999999/"],
  ["with a user name", `${location.protocol}//9999999@${location.host}/`],
  ["that runs script", "javascript:alert(9999999)"],
  ["without a place for the number", "/list/page/2/"],
  ["that is empty", ""],
])("grid.4 a pattern %s gives no page", (_what, pattern) => {
  expect(addressesOf({ "data-url_structure": pattern, "data-max_page": "4" })).toEqual([]);
});

it("grid.3 asks for a limited number of pages of its own site, whatever a server prints", () => {
  const printed = fc.oneof(fc.integer().map(String), fc.double().map(String), fc.string());
  const pattern = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.tuple(fc.string(), fc.string()).map(([before, after]) => `${before}9999999${after}`),
  );
  fc.assert(
    fc.property(pattern, printed, printed, (structure, max, page) => {
      const addresses = addressesOf({
        "data-url_structure": structure,
        "data-max_page": max,
        "data-page": page,
      });
      expect(addresses.length).toBeLessThan(1_000);
      if (Number(max) >= 1) expect(addresses.length).toBeLessThan(Number(max));
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const address of addresses) expect(new URL(address).origin).toBe(location.origin);
    }),
  );
});
