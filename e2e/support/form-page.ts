import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

export const FORM = (id: string, settings = '{"kind":"builder"}') =>
  `<form data-widget="form" data-settings='${settings}' method="post" action="/contact/" aria-label="Write to us">
  <input type="hidden" name="form_id" value="${id}">
  <p class="islet-form-field"><label for="n">Name</label> <input id="n" name="form_fields[name]" required></p>
  <p class="islet-form-field"><label for="e">E-mail</label> <input id="e" type="email" name="form_fields[email]" required></p>
  <p class="islet-form-field"><label for="w">When</label> <input id="w" type="date" name="form_fields[when]" min="2026-01-01" max="2026-12-31"></p>
  <p class="islet-form-field"><label for="t">Time</label> <input id="t" type="time" name="form_fields[time]"></p>
  <p class="islet-form-field"><label for="f">File</label> <input id="f" type="file" name="form_fields[file]" data-maxsize="1" data-maxsize-message="At most 1 MB."></p>
  <p><button type="submit">Send</button></p></form>`;

export const SIMPLE = `<form data-widget="form" data-settings='{"kind":"simple"}' method="post" aria-label="Write to us">
  <input type="hidden" name="action" value="pojo_form_contact_submit"><input type="hidden" name="form_id" value="1">
  <p class="islet-form-field"><label for="n">Name</label> <input id="n" name="form_field_1" required></p>
  <p class="islet-form-field"><label for="e">E-mail</label> <input id="e" type="email" name="form_field_2"></p>
  <p><button type="submit">Send</button></p></form>`;

export const BUILDER_CALL = "elementor_pro_forms_send_form";
export const main = (form: string) => `<main><h1>Write to us</h1>${form}</main>`;
export const form = (page: Page) => page.locator("form[data-widget~=form]");
export const send = (page: Page) => page.getByRole("button", { name: "Send" });
export const danger = (page: Page) => page.locator(".islet-form-message--danger");
export const success = (page: Page) => page.locator(".islet-form-message[role=alert]");

export async function fillIn(page: Page) {
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await page.getByLabel("E-mail", { exact: true }).fill("ada@shop.example");
}

interface Call {
  readonly endpoint: string;
  readonly fields: Record<string, string>;
}

export async function calls(page: Page, endpoint: string): Promise<Call[]> {
  const all = (await (await page.request.get("/__cms/requests")).json()) as Call[];
  return all.filter((call) => call.endpoint === endpoint);
}

/** Makes the CMS fail, or give another answer, from now on. */
export const fault = (page: Page, value: string) =>
  page.context().addCookies([{ name: "cms_fault", value, url: new URL(page.url()).origin }]);

export const PLAIN = readFileSync("widgets/form/fixture.html", "utf8");
