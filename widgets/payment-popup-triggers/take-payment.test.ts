import { readFileSync } from "node:fs";
import { screen } from "@testing-library/dom";
import { beforeEach, expect, it, vi } from "vitest";
import { atRest, type CartCall, cartServer } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { readProviderMarkup } from "./grow-markup.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));
vi.mock("./grow-markup.ts", { spy: true });

let calls: readonly CartCall[];
beforeEach(() => {
  calls = cartServer();
});

const form = () => document.querySelector("form") as HTMLFormElement;
const alert = () => document.querySelector(".islet-payment-problem")?.textContent ?? "";
async function press() {
  screen.getByRole("button", { name: "Place order" }).click();
  await atRest();
}

it("payment-popup.8 code that does not arrive once the order stands is told, nothing stays locked, and the next press pays", async () => {
  const page = await mountMarkup(readFileSync("widgets/payment-popup/fixture.html", "utf8"));
  vi.mocked(readProviderMarkup).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const pay = async () => {
    await press();
    await calls.at(-1)?.answer({ result: "success", redirect: "/thanks/", order_id: 100 });
    await calls.at(-1)?.answer("<h2>Pay here</h2>");
    await page.settled();
  };
  await pay();
  expect(alert()).toContain("could not be started");
  expect(page.problems.map(({ message }) => message).join()).toContain("Failed to fetch");
  expect(form().classList.contains("processing")).toBe(false);
  expect(form().hasAttribute("inert")).toBe(false);
  await pay();
  expect(alert()).toBe("");
  expect(document.querySelector("dialog")?.open).toBe(true);
  expect(document.querySelector("dialog")?.textContent).toContain("Pay here");
});
