import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/code-highlight/fixture.html", import.meta.url), "utf8");
const hostile =
  '<div data-widget="code-highlight"><pre><code class="language-markup">&lt;img src=x onerror="window.ran = 1"&gt;&lt;script&gt;window.ran = 1&lt;/script&gt;</code></pre></div>';

test("code is coloured, numbered and marked, is copied, and never becomes markup, under a policy with Trusted Types", {
  tag: CORE,
}, async ({ page, context, makePage }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(await makePage(fixture + hostile));
  const code = page.locator("figure code");
  await expect(code.locator(".token.keyword").first()).toHaveText("const");
  await expect(code.locator(".line-numbers-rows > span")).toHaveCount(3);
  const second = await page.locator(".line-highlight").boundingBox();
  const row = await code.locator(".line-numbers-rows > span").nth(1).boundingBox();
  expect(Math.abs((second?.y ?? 0) - (row?.y ?? 0))).toBeLessThan(3);
  await expect(page.locator("div code .token.tag").first()).toBeVisible();
  await expect(page.locator("div code img, div code script")).toHaveCount(0);
  expect(await page.evaluate(() => ["ran", "Prism"].filter((name) => name in window))).toEqual([]);
  await page.getByRole("button", { name: "Copy" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText("Copied!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("waistCm + 15;\nconsole");
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

test("marks and numbers stand at their lines where a theme lets lines wrap, and after the window is resized", async ({
  page,
  makePage,
}) => {
  const settings = { line_numbers: true, highlight_lines: "2-3", language: "javascript" };
  const lines = [
    `const first = "${"wool ".repeat(60)}";`,
    "const second = 2;",
    `const third = "${"yarn ".repeat(40)}";`,
    "four();",
  ];
  const markup = `<div data-widget="code-highlight" data-settings='${JSON.stringify(settings)}'><pre><code>${lines.join("\n")}</code></pre></div>`;
  const head = "<style>pre, pre code { white-space: pre-wrap; line-height: normal }</style>";
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(await makePage(markup, { head }));
  await expect(page.locator(".token.keyword").first()).toBeVisible();
  /** How far, in px, mark and numbers are from their lines: at the top of each, and at the mark's end. */
  const distances = () =>
    page.evaluate(() => {
      const code = document.querySelector("pre code") as HTMLElement;
      const topOf = (word: string) => {
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const index = node.nodeValue?.indexOf(word) ?? -1;
          if (index < 0) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return range.getBoundingClientRect().top;
        }
        return Number.NaN;
      };
      const [, second, , fourth] = [...document.querySelectorAll(".line-numbers-rows > span")].map(
        (row) => row.getBoundingClientRect().top,
      );
      const mark = document.querySelector(".line-highlight")?.getBoundingClientRect();
      const off = (one = 0, other = 0) => Math.abs(one - other) < 4;
      return [
        off(mark?.top, topOf("second")),
        off(mark?.bottom, topOf("four")),
        off(second, topOf("second")),
        off(fourth, topOf("four")),
      ];
    });
  await expect.poll(distances).toEqual([true, true, true, true]);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(distances).toEqual([true, true, true, true]);
});
