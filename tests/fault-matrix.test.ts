// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

// The rows of faults.md. Most titles cite the row that they prove; these titles prove a row without it.
const PROVEN_BY: Readonly<Record<string, readonly [file: string, title: string]>> = {
  F12: ["e2e/shop/coming-soon-banner.spec.ts", "two presses send one call"],
  F13: [
    "e2e/shop/checkout-totals.spec.ts",
    "of questions that overtake each other only the last answer counts",
  ],
  F14: [
    "widgets/coming-soon-banner/coming-soon-banner.test.ts",
    "unmounted meanwhile it hides nothing any more",
  ],
  F17: ["e2e/shop/payment-popup.spec.ts", "is not loaded from an origin that the settings do not list"],
  F18: [
    "src/presets/woocommerce/preset-stock-scripts.test.ts",
    "markup that has taken the names %s and %s is no stock script",
  ],
  F23: ["src/shared/content/zoned-time.test.ts", "away from the hours that clocks skip or repeat"],
  F26: ["e2e/shop/notices.spec.ts", "none for visitors who want less motion"],
  F27: ["e2e/shop/mini-cart-dropdown.spec.ts", "stands right in a page that reads from right to left"],
  F40: ["e2e/runtime/robust.spec.ts", "replaces fetch, requestIdleCallback and console.error"],
};

const files = ["e2e", "runtime", "src", "widgets", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${String(file)}`)
    .filter((file) => /\.(?:spec|test)\.tsx?$/.test(file)),
);
/** Every row that stands at the start of a title, perhaps after clauses. */
const titles = files.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/["'`](?:[a-z][\w.-]+ )*((?:F\d+ )+)/g)].flatMap(([, rows = ""]) =>
    rows.trim().split(" "),
  ),
);

const rows = [...readFileSync("tests/faults.md", "utf8").matchAll(/^- `(F\d+)` /gm)].map(
  ([, row = ""]) => row,
);

describe("every row of the list of faults is proven", () => {
  it.each(rows)("%s", (row) => {
    const [file, title] = PROVEN_BY[row] ?? [];
    if (file !== undefined) expect(readFileSync(file, "utf8")).toContain(title);
    else expect(titles).toContain(row);
  });

  it("and no title cites another", () => {
    expect([...new Set([...titles, ...Object.keys(PROVEN_BY)])].filter((row) => !rows.includes(row))).toEqual(
      [],
    );
  });
});
