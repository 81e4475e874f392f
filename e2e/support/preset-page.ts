import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { byPreset } from "./recorded-page.ts";

export const { query: preset } = byPreset;
/** A file of the project. */
export const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

interface Call {
  readonly endpoint: string;
  readonly fields: Readonly<Record<string, string>>;
}

export const callsOf = async (page: Page, endpoint: string) => {
  const answer = await page.request.get("/__cms/requests");
  return ((await answer.json()) as Call[]).filter((call) => call.endpoint === endpoint);
};

export const count = (page: Page) => page.locator("a.cart-contents .count");
export const addButton = (page: Page, name: string) =>
  page.getByRole("button", { name: `Add to cart: “${name}”` });
