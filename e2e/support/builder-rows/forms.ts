import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

const button = { name: "Send" };

/** What visitors fill in. */
export const forms: readonly BuilderRow[] = [
  {
    native: "form",
    page: "forms",
    must: "is sent without a page load, opens a popup, and the form in it closes the popup for good",
    selector: 'form[name="Opens popup"]',
    opensAnew: true,
    prove: async (form, page) => {
      await form.getByLabel("Email").fill("ada@content.example");
      await form.getByRole("button", button).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await expect(form.locator(".elementor-message-success")).toHaveText("Thank you, it was sent.");
      await expect(form.getByLabel("Email")).toHaveValue("");
      await dialog.getByLabel("Email").fill("ada@content.example");
      await dialog.getByRole("button", button).click();
      await expect(dialog.locator(".elementor-message-success")).toHaveText("Thank you, it was sent.");
      await expect(dialog).toBeHidden();
      const stored = await page.evaluate(() => localStorage.getItem("elementor"));
      expect(stored).toContain('"popup_66_disable":true');
    },
  },
  {
    native: "form",
    page: "forms",
    must: "is not sent before the browser's own check passes, and leads on once it is sent",
    selector: 'form[name="Short"]',
    opensAnew: true,
    prove: async (form, page) => {
      const email = form.getByLabel("Email");
      await email.fill("nope");
      await form.getByRole("button", button).click();
      await expect(email).toBeFocused();
      await expect(form.locator(".elementor-message")).toHaveCount(0);
      await email.fill("ada@content.example");
      await form.getByRole("button", button).click();
      await expect(page).toHaveURL(/\/about\/\?sent=1$/);
    },
  },
  {
    native: "form",
    page: "steps",
    must: "is sent with all its steps, which stand open",
    selector: 'form:has([value="693b732"])',
    prove: async (form) => {
      await form.locator("#form-field-first1").fill("Ada");
      await form.locator("#form-field-mail1").fill("ada@content.example");
      await form.locator("#form-field-opt1-0").check();
      await form.getByRole("button", button).click();
      await expect(form.locator(".elementor-message-success")).toHaveText("Thank you, it was sent.");
    },
  },
];
