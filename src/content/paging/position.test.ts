import fc from "fast-check";
import { expect, it } from "vitest";
import { readPosition } from "./position.ts";
import type { PagingSkin } from "./skin.ts";

const skin = { position: ".position", more: ".more" } as PagingSkin;
const BASE = `${location.origin}/list/2/`;

function rootOf(html: string) {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

it("posts.3 the next page is the link's, relative to the page that it is on", () => {
  const root = rootOf('<a class="more" href="../3/">More</a>');
  expect(readPosition(root, skin, BASE)).toEqual({ page: undefined, next: `${location.origin}/list/3/` });
});

it.each(["https://evil.example/", "javascript:alert(1)", "data:text/html,x", ""])(
  "%s is no next page",
  (href) => {
    expect(readPosition(rootOf(`<a class="more" href="${href}">More</a>`), skin, BASE).next).toBeNull();
  },
);

it("there is no next page from the last one on, whatever numbers a server prints", () => {
  const printed = fc.oneof(fc.integer(), fc.string(), fc.constant(""));
  fc.assert(
    fc.property(printed, printed, (page, max) => {
      const root = rootOf('<i class="position" data-next-page="/list/3/"></i>');
      const [position] = root.children;
      position?.setAttribute("data-page", String(page));
      position?.setAttribute("data-max-page", String(max));
      const read = readPosition(root, skin, BASE);
      if (typeof page === "number" && typeof max === "number") {
        expect(read.page).toBe(page);
        expect(read.next === null).toBe(page >= max);
      }
      expect(read.page).not.toBeNaN();
    }),
  );
});
