import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type ContactFormServer, startContactFormServer } from "../support/contact-form-server.ts";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, movedElements, test } from "../support/test.ts";

const printed = readFileSync("widgets/contact-form/fixture.html", "utf8");
const examples = JSON.parse(readFileSync("widgets/contact-form/examples.json", "utf8")) as readonly {
  readonly settings: object;
}[];
const drawn = (index: number) =>
  `<div data-widget="contact-form" data-settings='${JSON.stringify(examples[index]?.settings).replaceAll("'", "&#39;")}'></div>`;

const host = (page: Page) => page.locator("[data-widget=contact-form]");
const nameField = (page: Page) => page.getByRole("textbox", { name: "Name (required)" });
const message = (page: Page) => page.locator(".islet-form-message");
const mounted = (page: Page) => expect(host(page)).toHaveAttribute("data-widget-state", "mounted");

test("contact-form comes alive in place, at 390 and 1280 px, and loads no engine before it is near", async ({
  page,
  makePage,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(await makePage(`<main><h1>Contact</h1>${printed}<p>What follows</p></main>`));
    await mounted(page);
    expect([width, await movedElements(page)]).toEqual([width, []]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([width, overflow]).toEqual([width, 0]);
    await expectNoAxeViolations(page);
  }
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto(await makePage(`<img src="data:," width="1" height="4000" alt="">${printed}`));
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /react|contact-form/.test(path))).toEqual([]);
  await expectQuiet(page);
});

test.describe("contact-form with the server of its README", () => {
  let server: ContactFormServer | undefined;
  test.afterEach(() => server?.end());

  test("is filled in and sent by keyboard, and says what is wrong", { tag: CORE }, async ({
    page,
    makePage,
  }) => {
    const path = await makePage("");
    await page.goto(path);
    server = await startContactFormServer(new URL(page.url()).origin);
    const html = printed.replace("<form ", `<form action="${server.address}" `);
    await page.goto(
      await makePage(`<main><h1>Contact</h1>${html}</main>`, {
        config: { allowed_hosts: [new URL(server.address).host] },
        csp: "none",
      }),
    );
    await mounted(page);
    await nameField(page).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type("ada@shop");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Hello");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toContainText("Name (required): Please fill this in.");
    await expectNoAxeViolations(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(nameField(page)).toBeFocused();
    await page.keyboard.type("Ada");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText("Thank you.");
    await expect(nameField(page)).toHaveValue("");
  });
});

test("contact-form leads through its steps by keyboard, and keeps what is filled in", async ({
  page,
  makePage,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(await makePage(`<main><h1>Order</h1><h2>Belts</h2>${drawn(1)}</main>`));
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await page.getByLabel("As a gift").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
  await page.getByLabel("Size").selectOption("l");
  await page.getByLabel("How many").fill("2");
  await page.getByLabel("Initials, €9").check();
  await page.getByLabel("Initials (required)").fill("AL");
  await expect(page.locator("output")).toHaveText("96.00\u00a0€");
  await page.getByLabel("Initials (required)").press("Enter");
  await expect(page.getByRole("heading", { name: "Whom it is for" })).toBeFocused();
  await page.getByLabel("Who gets it").fill("Bela");
  await page.keyboard.press("Enter");
  await page.getByLabel("E-mail").fill("ada@shop.example");
  await page.getByLabel("Address").fill("Main Street 1");
  await page.getByLabel("I have read the terms of sale.").check();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Next" }).press("Enter");
  await expect(page.getByRole("region", { name: "Check your answers" })).toBeFocused();
  await expect(page.getByText("Bela")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Change Who gets it" }).press("Enter");
  await expect(page.getByLabel("Who gets it")).toBeFocused();
  await expect(page.getByLabel("Who gets it")).toHaveValue("Bela");
});

test("contact-form keeps the text and the focus of a visitor who was there first", async ({
  page,
  makePage,
}) => {
  await page.goto(
    await makePage(printed.replace('data-widget="', 'data-widget-on="interaction" data-widget="')),
  );
  await nameField(page).focus();
  await page.keyboard.type("Ana");
  await page.keyboard.press("ArrowLeft");
  await mounted(page);
  await expect(page.locator(".islet-contact-form-frame form")).toBeVisible();
  await page.keyboard.type("n");
  await expect(nameField(page)).toHaveValue("Anna");
});

test.describe("contact-form without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is posted by the browser with all that is filled in", async ({ page, makePage }) => {
    await page.goto(await makePage(`<main>${printed.replace("<form ", '<form action="/contact/" ')}</main>`));
    await nameField(page).fill("Ada");
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name: "Send" }).press("Enter");
    expect((await sent).postData()).toContain('name="fields[name]"\r\n\r\nAda');
  });
});
