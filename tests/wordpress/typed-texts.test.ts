import { expect, it } from "vitest";
import { storedTexts, typedTexts } from "../../src/outputs/wordpress/editor/typed-texts.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { callPhp, hasPhp } from "./php.ts";
import { placedWidgets } from "./placed-widgets.ts";

const REFERENCES = [
  "Q &amp; A",
  "&amp;amp; &copy;",
  "a &gt; b",
  "1 &lt; &quot;2&quot;",
  "it&#039;s",
  "&#x26;",
];

const texts = [...hostileTexts, ...REFERENCES].filter((text) => !/\p{Surrogate}/u.test(text));

it.runIf(hasPhp)("PHP and TypeScript read the same of what WordPress has stored, and what was typed", () => {
  const stored = [...texts, ...storedTexts(texts)];
  const answers = callPhp(
    placedWidgets,
    stored.map((text) => ["typed", { label: text, rows: [{ at: text }] }]),
  );
  expect(answers).toEqual(stored.map((text) => typedTexts({ label: text, rows: [{ at: text }] })));
  expect(answers.slice(texts.length)).toEqual(texts.map((text) => ({ label: text, rows: [{ at: text }] })));
});

it.runIf(hasPhp)("and so does Elementor's panel; a shortcode has its own references", () => {
  const settings = { islet_label_days: "Q &amp; A" };
  const shortcode = { widget: "countdown", label_days: "Q &amp; A" };
  const [panel = "", printed = ""] = callPhp(placedWidgets, [
    ["given", "countdown", settings, "islet_"],
    ["shortcode", shortcode],
  ]);
  expect(JSON.parse(panel)).toEqual({ label_days: "Q & A" });
  expect(printed).toContain("Q \\u0026 A");
});
