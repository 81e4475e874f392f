// @vitest-environment node
import { expect, it } from "vitest";
import { slugOf, uniqueSlug } from "./slug.ts";

it.each([
  ["Leather & horn", "leather-horn"],
  ["Dyeing: 100 °C, pH 4–5, 60′", "dyeing-100-c-ph-4-5-60"],
  ["צמר וכותנה: מילון קצר", "צמר-וכותנה-מילון-קצר"],
  ["羊毛 — ウール", "羊毛-ウール"],
  ["Naïve café", "naïve-café"],
  ["<img src=x onerror=alert(1)>", "img-src-x-onerror-alert-1"],
  ["🐑 ?!", "section"],
])("%s becomes the id %s", (text, id) => {
  expect(slugOf(text)).toBe(id);
});

it("an id is 64 characters at most and ends in none of its hyphens", () => {
  expect(slugOf(`${"a".repeat(63)} b`)).toBe("a".repeat(63));
  expect([...slugOf("𝔘".repeat(90))]).toHaveLength(64);
});

it("equal texts are told apart by numbers", () => {
  const taken = new Set(["overview", "overview-2"]);
  expect(uniqueSlug("Overview", (id) => taken.has(id))).toBe("overview-3");
});
