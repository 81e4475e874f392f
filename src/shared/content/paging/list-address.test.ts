import { beforeEach, expect, it, vi } from "vitest";
import type { Page } from "#runtime/page.ts";
import { listAddress } from "./list-address.ts";

const page = { ajaxUrl: "/wp-admin/admin-ajax.php", restUrl: "/wp-json/" } as Page;
const list = { context: { page }, places: { paths: ["/blog/"], paginationBase: "seite" } };

beforeEach(() => history.replaceState(null, "", "/news/2026/?s=wool&cat=3"));

it.each([
  "/news/2026/",
  "/news/2026/2/",
  "/news/2026/seite/2/",
  "/news/2026/seite/2",
  "/news/2026/?paged=2",
  "/news/2026/?cat=3&s=wool&page=2",
  "/news/2026/?query-3-page=2",
  "/news/2026/?e-page-ca6a33e=12",
  "/news/2026/?product-page=2",
  "/blog/",
  "/blog/seite/4/?s=wool",
])("%s is a page of a list on this page", (address) => {
  expect(listAddress(address, list)).toBe(location.origin + address);
});

it.each([
  "/wp-admin/edit.php",
  "/wp-admin/user-edit.php?user_id=2",
  "/",
  "/news/other/2/",
  "/news/2026/x/2/",
  "/news/2026/page/2/",
  "/blog/a-draft/",
  "/news/2026/?p=12&preview=true",
  "/news/2026/?page_id=12",
  "/news/2026/?s=other",
  "/news/2026/?paged=x",
  "/news/2026/?add-to-cart=5",
  "/news/2026/2/?_wpnonce=a",
  "/news/2026/2/?action=logout",
  "https://evil.example/news/2026/2/",
  "javascript:alert(1)",
  "//[",
  "",
  null,
])("%s is none", (address) => {
  expect(listAddress(address, list)).toBeNull();
});

it("a number at the end of this page's path is that of a page only if the page says so: it may be that of a post", () => {
  expect(listAddress("/news/11/", list)).toBeNull();
  document.body.className = "archive paged-2026";
  expect(listAddress("/news/11/", list)).not.toBeNull();
  expect(listAddress("/news/", list)).not.toBeNull();
  document.body.className = "archive paged-3";
  expect(listAddress("/news/11/", list)).toBeNull();
  history.replaceState(null, "", "/news/seite/3/");
  expect(listAddress("/news/11/", list)).not.toBeNull();
  document.body.className = "";
});

it("a list that turns its pages in place knows them by the path that the document has come from", () => {
  const loaded = vi.spyOn(performance, "getEntriesByType");
  loaded.mockReturnValue([{ name: `${location.origin}/news/` } as PerformanceResourceTiming]);
  history.replaceState(null, "", "/news/2/");
  expect(listAddress("/news/3/", list)).not.toBeNull();
  loaded.mockReturnValue([{ name: location.href } as PerformanceResourceTiming]);
  expect(listAddress("/news/3/", list)).toBeNull();
});

it("a number at the root of the site is no page's", () => {
  history.replaceState(null, "", "/");
  expect(listAddress("/5/", list)).toBeNull();
  expect(listAddress("/seite/5/", list)).not.toBeNull();
});

it("what this page's own address does is not done again", () => {
  history.replaceState(null, "", "/news/?add-to-cart=5&order=desc");
  expect(listAddress("/news/2/?add-to-cart=5", list)).toBeNull();
  expect(listAddress("/news/2/?order=desc", list)).not.toBeNull();
});

it("a filter's own parameter may be in it, unless it does something", () => {
  const filtered = { ...list, parameters: new Set(["topic", "remove_item"]) };
  expect(listAddress("/news/2026/?topic=care", filtered)).not.toBeNull();
  expect(listAddress("/news/2026/?remove_item=1", filtered)).toBeNull();
  expect(listAddress("/news/2026/?topic=care", list)).toBeNull();
});
