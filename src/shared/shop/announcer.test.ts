import { expect, it } from "vitest";
import { createAnnouncer } from "./announcer.ts";

const regions = () => [...document.querySelectorAll<HTMLElement>(".widget_shopping_cart_live_region")];

it("makes one live region that is there before its text, hidden from sight, and takes it away at the end", () => {
  const life = new AbortController();
  const announce = createAnnouncer(life.signal);
  expect(regions()).toHaveLength(1);
  announce("Added");
  createAnnouncer(life.signal)("Added again");
  expect(regions().map((one) => one.textContent)).toEqual(["Added again"]);
  expect(regions()[0]?.getAttribute("role")).toBe("status");
  expect(regions()[0]?.getAttribute("aria-relevant")).toBe("all");
  expect(regions()[0]?.classList.contains("islet-visually-hidden")).toBe(true);
  announce("");
  expect(regions()[0]?.hasAttribute("aria-relevant")).toBe(false);
  life.abort();
  expect(regions()).toEqual([]);
});

it("uses the theme's own region, and leaves it on the page", () => {
  document.body.innerHTML = '<div class="widget_shopping_cart_live_region" role="status"></div>';
  const [own] = regions();
  const life = new AbortController();
  createAnnouncer(life.signal)("Added");
  expect(regions()).toEqual([own]);
  expect(own?.textContent).toBe("Added");
  life.abort();
  expect(regions()).toEqual([own]);
});

it("clears what was told before a dialog has opened, and makes no region in it for that", () => {
  const life = new AbortController();
  const announce = createAnnouncer(life.signal);
  announce("Please wait");
  document.body.insertAdjacentHTML("beforeend", "<dialog></dialog>");
  document.querySelector("dialog")?.showModal();
  announce("");
  expect(regions().map((one) => [one.parentElement, one.textContent])).toEqual([[document.body, ""]]);
  life.abort();
});
