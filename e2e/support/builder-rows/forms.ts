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
    must: "leads through its steps by its own buttons, back to the one that the server refuses, and starts again once it is sent",
    selector: 'form:has([value="693b732"])',
    prove: async (form) => {
      const active = form.locator(".e-form__indicators__indicator--state-active");
      await expect(active).toHaveText("1Who");
      await form.getByRole("button", { name: "Go on" }).click();
      await expect(form.locator("#form-field-first1")).toBeFocused();
      await form.locator("#form-field-first1").fill("Ada");
      await form.locator("#form-field-mail1").fill("ada@content.example");
      await form.locator("#form-field-mail1").press("Enter");
      await expect(active).toHaveText("2What");
      await form.locator("#form-field-opt1-0").check();
      await form.getByRole("button", { name: "Next" }).click();
      await expect(form.locator(".e-form__step:not(.elementor-hidden)")).toHaveCount(1);
      await expect(form.getByRole("button", { name: "Previous" })).toBeVisible();
      // The server refuses what the browser has accepted.
      await form.locator("#form-field-opt1-0").evaluate((radio: HTMLInputElement) => {
        radio.required = false;
        radio.checked = false;
        radio.form?.querySelector("#form-field-opt1-1")?.removeAttribute("required");
      });
      await form.getByRole("button", button).click();
      await expect(active).toHaveText("2What");
      await expect(form.locator(".elementor-error #form-field-opt1-0")).toBeVisible();
      await expect(form.locator("#form-field-when1")).toBeHidden();
      await form.locator("#form-field-opt1-0").check();
      await form.getByRole("button", { name: "Next" }).click();
      await form.getByRole("button", button).click();
      await expect(form.locator(".elementor-message-success")).toHaveText("Thank you, it was sent.");
      await expect(active).toHaveText("1Who");
    },
  },
  {
    native: "form",
    page: "steps",
    must: "fills a bar, step by step",
    selector: 'form:has([value="8a332f9"])',
    prove: async (form) => {
      const bar = form.getByRole("progressbar");
      await expect(bar).toHaveText("33%");
      await form.locator("#form-field-first2").fill("Ada");
      await form.locator("#form-field-mail2").fill("ada@content.example");
      await form.getByRole("button", { name: "Go on" }).click();
      await expect(bar).toHaveText("66%");
      await form.getByRole("button", { name: "Back please" }).click();
      await expect(bar).toHaveAttribute("aria-valuenow", "33");
    },
  },
  {
    native: "form",
    page: "steps",
    must: "shows the pictures of its steps",
    selector: 'form:has([value="f8b44ea"])',
    prove: async (form) => {
      const marks = form.locator(".e-form__indicators__indicator--shape-rounded");
      await expect(marks.locator("svg")).toHaveCount(3);
      await expect(form.getByRole("listitem").first()).toHaveAttribute("aria-current", "step");
      await expect(form.getByRole("listitem").first()).toHaveAccessibleName("Who");
    },
  },
];
