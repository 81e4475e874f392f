import { expect, it, vi } from "vitest";
import type { Checkout } from "../checkout.ts";
import { applyResponse } from "./apply-response.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

it("totals that are overtaken while they are cleaned are not shown over the newer ones", async () => {
  document.body.innerHTML = '<div><form><p class="total">newer</p></form></div>';
  const host = document.querySelector("div") as HTMLElement;
  const form = document.querySelector("form") as HTMLFormElement;
  const checkout = { host, form, context: { signal: new AbortController().signal } } as Checkout;
  let isCurrent = true;
  const answer = { fragments: { ".total": '<p class="total">overtaken</p>' } };
  const applying = applyResponse(checkout, answer, { isCurrent: () => isCurrent, beforeReplace: () => {} });
  isCurrent = false;
  expect(await applying).toBe(false);
  expect(document.querySelector(".total")?.textContent).toBe("newer");
});
