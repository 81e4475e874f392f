import { readFileSync } from "node:fs";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/scroll-up/fixture.html", import.meta.url), "utf8");
const tall = "<p>Words.</p>".repeat(120);

test("scroll-up.1 appears past its offset, and leads to the top", async ({ page, makePage }) => {
  await page.goto(await makePage(fixture.replace('"always":true', '"offset":20,"duration":300') + tall));
  const link = page.getByRole("link", { name: "Scroll to top" });
  await expect(link).toBeHidden();
  await page.keyboard.press("End");
  await expect(link).toBeVisible();
  await expectNoAxeViolations(page);
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(link).toBeHidden();
  await expectQuiet(page);
});
