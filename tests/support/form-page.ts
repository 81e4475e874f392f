import { readFileSync } from "node:fs";
import { afterEach, beforeEach, vi } from "vitest";
import { postForm as mockedPost, type PostResponse } from "#content/form/post-form.ts";
import { mountMarkup } from "./mount.ts";

export const BUILDER = `data-widget="form" data-settings='{"kind":"builder"}'`;

/** The fixture as a page builder prints it. */
export const fixture = readFileSync("widgets/form/fixture.html", "utf8")
  .replace('data-widget="form"', BUILDER)
  .replaceAll(/ name="(\w+)"/g, ' name="form_fields[$1]"');

/** Each test file replaces it with `vi.mock`; before each test it accepts every form. */
export const postForm = vi.mocked(mockedPost);
export const form = () => document.querySelector("form") as HTMLFormElement;
export const control = (key: string) =>
  document.querySelector(`[name^="form_fields[${key}]"]`) as HTMLInputElement;
export const button = () => form().querySelector("button") as HTMLButtonElement;
export const message = () => document.querySelector(".islet-form-message") as HTMLElement;

export const descriptionOf = (element: Element) =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;

export const isWaiting = () => form().classList.contains("islet-form--waiting");
export const answer = (data: unknown): PostResponse => ({ ok: true, status: 200, data });
export const accepted = (data: object = {}) => answer({ success: true, data: { message: "Sent.", data } });

export function fillIn() {
  control("name").value = "Ada";
  control("email").value = "ada@content.example";
  form().dispatchEvent(new Event("input", { bubbles: true }));
}

export async function open(html = fixture, config = {}) {
  const page = await mountMarkup(html, { config });
  const send = async () => {
    button().click();
    await page.settled();
  };
  return { ...page, send };
}

beforeEach(() => {
  postForm.mockReset();
  postForm.mockResolvedValue(accepted());
});

afterEach(() => vi.useRealTimers());
