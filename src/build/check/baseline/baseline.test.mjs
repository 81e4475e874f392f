import { describe, expect, it } from "vitest";
import { isLacked } from "./browsers.mjs";
import { breachesOf } from "./check-baseline.mjs";
import { scriptFeatures } from "./script-features.mjs";
import { styleFeatures } from "./style-features.mjs";

const file = "chunks/a.js";
/**
 * @import { SupportStatement } from "@mdn/browser-compat-data/types"
 *
 * @typedef {{ feature: string, isGuarded: boolean }} Use
 */

/** The sentences about these uses, with nothing on the list. @param {Use[]} uses */
const breaches = (uses, allowed = {}) =>
  breachesOf(
    uses.map((use) => ({ file, ...use })),
    allowed,
  );
/** @param {Use[]} uses */
const unguarded = (uses) => uses.filter(({ isGuarded }) => !isGuarded).map(({ feature }) => feature);

describe("scripts", () => {
  it.each([
    ["URL.canParse(a)", "URL.canParse"],
    ["const b = [...a].toSorted();", ".toSorted"],
    ["a.with(0, 1)", ".with"],
    ["a.ariaLabel = b", ".ariaLabel"],
    ["Object.assign(a, { ariaLabel: b })", ".ariaLabel"],
    ["a.role = 'button'", ".role"],
    ["a['role'] = 'button'", ".role"],
    ["AbortSignal.any([a])", "AbortSignal.any"],
    ["Object.groupBy(a, b)", "Object.groupBy"],
    ["RegExp.escape(a)", "RegExp.escape"],
    ["new Sanitizer()", "Sanitizer"],
    ["scheduler.yield()", "scheduler"],
    ["a.querySelectorAll('p:has(> b)')", '":has"'],
    ["a.closest(`${b}:dir(rtl)`)", '":dir"'],
    ["a.showPopover()", ".showPopover"],
    ["if (a.checkVisibility()) b()", ".checkVisibility"],
  ])("%s is found", (code, feature) => {
    expect(unguarded(scriptFeatures(code))).toEqual([feature]);
    expect(breaches(scriptFeatures(code))).toEqual([
      expect.stringContaining(`${file}: ${feature} is not known`),
    ]);
  });

  it.each([
    "a.checkVisibility?.() ?? true",
    "const { requestIdleCallback } = window; (window.requestIdleCallback ?? setTimeout)(a)",
    "tip.showPopover?.()",
    "const scheduler = a(); scheduler.yield()",
    "(scheduler) => scheduler.yield()",
    "a.sort(); a.setAttribute('role', 'button'); a.find(b).at(-1); new URL(a).origin",
    "a.textContent = 'It has: a role'",
    "a.escape(b)",
  ])("%s is let through", (code) => {
    expect(unguarded(scriptFeatures(code))).toEqual([]);
  });

  it.each(["using a = b;", "/[a--b]/v", "import a from 'b' with { type: 'json' }"])(
    "the syntax of %s is refused",
    (code) => {
      expect(() => scriptFeatures(code)).toThrow(SyntaxError);
    },
  );
});

describe("styles", () => {
  it.each([
    ["a { color: color-mix(in srgb, red, blue) }", "color-mix()"],
    ["a { background: var(--b, color-mix(in srgb, red, blue)) }", "color-mix()"],
    ["a { --b: color-mix(in srgb, red, blue) }", "color-mix()"],
    ["a { color: light-dark(red, blue) }", "light-dark()"],
    ["a:dir(rtl) { color: red }", ":dir"],
    ["a:has(b) { color: red }", ":has"],
    ["a:popover-open { color: red }", ":popover-open"],
    ["a { & b { color: red } }", "nesting"],
    ["@scope (a) { b { color: red } }", "@scope"],
    ["a { field-sizing: content }", "field-sizing"],
    ["a { text-wrap: balance }", "text-wrap"],
    ["@media (prefers-reduced-transparency) { a { color: red } }", "@media prefers-reduced-transparency"],
  ])("%s is found", (css, feature) => {
    expect(unguarded(styleFeatures(css))).toContain(feature);
    expect(breaches(styleFeatures(css)).join()).toContain(`${feature} is not known`);
  });

  it.each([
    "a:is(b, :where(c)):focus-visible { inset: 0; translate: 1px; max-block-size: 100dvh }",
    "@media (width <= 10px) and (forced-colors: active) { a { color: CanvasText; aspect-ratio: 1 } }",
    "a { overflow: clip; overscroll-behavior: contain; accent-color: red }",
  ])("%s is let through", (css) => {
    expect(unguarded(styleFeatures(css))).toEqual([]);
  });

  it("what stands in an @supports that asks for it is guarded", () => {
    const css =
      "@supports (color: color-mix(in srgb, red, red)) { a { color: color-mix(in srgb, red, blue) } }";
    expect(styleFeatures(css)).toEqual([{ feature: "color-mix()", isGuarded: true }]);
  });
});

describe("the list of what is allowed", () => {
  const list = { ":has": { uses: 1, without: "nothing moves" }, ".popover": { without: "asked for" } };
  const has = { feature: ":has", isGuarded: false };
  const popover = { feature: ".popover", isGuarded: true };

  it("lets through as many uses as it says, and guarded ones", () => {
    expect(breaches([has, popover, popover], list)).toEqual([]);
  });

  it("refuses one more, an unguarded one and an entry that nothing uses", () => {
    expect(breaches([has, has, popover], list).join()).toContain(":has is used 2 times");
    expect(breaches([has, { ...popover, isGuarded: false }], list).join()).toContain(
      ".popover is used 1 times",
    );
    expect(breaches([has], list).join()).toContain("nothing uses .popover");
  });
});

describe("MDN's statements", () => {
  /** @param {SupportStatement | undefined} firefox */
  const feature = (firefox) => {
    const others = { chrome: { version_added: "1" }, safari: { version_added: "≤4" } };
    const compat = { support: { ...others, safari_ios: { version_added: "3" }, firefox } };
    return /** @type {Parameters<typeof isLacked>[0]} */ (/** @type {unknown} */ ({ __compat: compat }));
  };

  /** @type {[when: string, firefox: SupportStatement | undefined, lacked: boolean][]} */
  const statements = [
    ["since a version before", { version_added: "115" }, false],
    ["since a version after", { version_added: "115.1" }, true],
    ["in a preview", { version_added: "preview" }, true],
    ["never", { version_added: false }, true],
    ["behind a setting", { version_added: "90", flags: [{ type: "preference", name: "a" }] }, true],
    ["with a prefix", { version_added: "90", prefix: "-moz-" }, true],
    [
      "first with a prefix, then without",
      [{ version_added: "100" }, { version_added: "9", prefix: "-moz-" }],
      false,
    ],
    ["until a version before", { version_added: "9", version_removed: "100" }, true],
    ["unknown", undefined, true],
  ];

  it.each(statements)("%s", (_when, firefox, lacked) => {
    expect(isLacked(feature(firefox))).toBe(lacked);
  });
});
