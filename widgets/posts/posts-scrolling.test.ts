import { beforeEach, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { stubViewObservers } from "#tests/support/view-observers.ts";

const asked: string[] = [];
vi.mock("#browser/safe-html.ts", async (original) => ({
  ...(await original<object>()),
  parseDocument: async (address: string) => {
    asked.push(address);
    const page = new DOMParser().parseFromString(listOf("later", "/page/3/"), "text/html");
    Object.defineProperty(page, "URL", { value: address });
    return { ok: true, status: 200, data: page };
  },
}));
vi.mock("#browser/fetch-anonymously.ts", () => import("#tests/support/anonymous-pages.ts"));

const listOf = (title: string, next: string) =>
  `<section data-widget="posts" data-settings='{"pagination_type":"load_more_infinite_scroll"}'><div class="islet-posts">` +
  `<article><a href="/${title}/">${title}</a></article></div><a class="islet-posts-more" href="${next}">More</a></section>`;
const titles = () => [...document.querySelectorAll("article")].map(({ textContent }) => textContent);

beforeEach(() => history.replaceState(null, "", "/"));

it("posts.2 a list that grows as the visitor scrolls asks for its next page half a window before its end", async () => {
  const scroll = stubViewObservers(2);
  const { settled } = await mountMarkup(listOf("first", "/page/2/"));
  scroll(1.51);
  await settled();
  expect([asked, titles()]).toEqual([[], ["first"]]);
  scroll(1.49);
  await settled();
  expect([asked, titles()]).toEqual([[`${location.origin}/page/2/`], ["first", "later"]]);
});
