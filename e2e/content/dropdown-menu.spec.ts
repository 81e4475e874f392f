import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/dropdown-menu/fixture.html", import.meta.url), "utf8");
const head = "<style>.site-header { display: none }</style>";
const csp =
  "default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types islet";

test("dropdown-menu.1 sub-menus show at the pointer and hide when it has left", { tag: CORE }, async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(`${fixture}<p style="height: 60vh">Words.</p>`, { csp, head }));
  await page.locator('[data-widget~=dropdown-menu][data-widget-state="mounted"]').waitFor();
  const services = page.getByRole("button", { name: "Services" });
  const repairs = page.getByRole("link", { name: "Repairs" });
  await expect(repairs).toBeHidden();
  await services.hover();
  await expect(repairs).toBeVisible();
  await page.getByRole("link", { name: "Delivery" }).hover();
  await expect(page.getByRole("link", { name: "Abroad" })).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
  await page.mouse.move(900, 500);
  await expect(repairs).toBeHidden();
  await expectQuiet(page);
});

test("dropdown-menu.2 a sub-menu taller than the window scrolls", async ({ page, makePage }) => {
  const many = Array.from(
    { length: 60 },
    (_, place) => `<li><a href="/${place}/">Item ${place}</a></li>`,
  ).join("");
  const tall = fixture.replace('<li><a href="/repairs/">', `${many}<li><a href="/repairs/">`);
  await page.goto(await makePage(tall, { csp, head }));
  await page.locator('[data-widget~=dropdown-menu][data-widget-state="mounted"]').waitFor();
  await page.getByRole("button", { name: "Services" }).click();
  await page.getByRole("link", { name: "Item 5", exact: true }).hover();
  await page.mouse.wheel(0, 5_000);
  await expect(page.getByRole("link", { name: "Repairs" })).toBeInViewport({ ratio: 1 });
  const box = await page
    .getByRole("listitem")
    .filter({ hasText: "Item 5" })
    .first()
    .locator("ul")
    .first()
    .boundingBox();
  expect(box?.height).toBeLessThan(page.viewportSize()?.height ?? 0);
});

test("dropdown-menu.3 keys open, move and close", async ({ page, makePage }) => {
  await page.goto(await makePage(fixture, { csp, head }));
  await page.locator('[data-widget~=dropdown-menu][data-widget-state="mounted"]').waitFor();
  const services = page.getByRole("button", { name: "Services" });
  await services.press("Enter");
  await expect(page.getByRole("link", { name: "Repairs" })).toBeVisible();
  await services.press("ArrowDown");
  await expect(page.getByRole("link", { name: "Repairs" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("link", { name: "Abroad" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(services).toBeFocused();
  await expect(page.getByRole("link", { name: "Repairs" })).toBeHidden();
  await expectQuiet(page);
});
