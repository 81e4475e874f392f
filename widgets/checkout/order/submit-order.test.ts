import { readFileSync } from "node:fs";
import { screen } from "@testing-library/dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { keepOutcome } from "#shop/order/place-order.ts";
import { announcements } from "#tests/support/announcements.ts";
import { atRest, type CartCall, cartServer } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

const PROVIDER = "https://www.paypal.com/checkoutnow?token=1";
const REFUSAL = { messages: "<p>No</p>", refresh: false, reload: false };

let calls: readonly CartCall[];
beforeEach(() => {
  calls = cartServer();
  vi.spyOn(HTMLElement.prototype, "animate").mockReturnValue(undefined as unknown as Animation);
  vi.spyOn(navigation, "assign").mockReturnValue();
});

const form = () => document.querySelector("form.checkout") as HTMLFormElement;
const fixture = readFileSync("widgets/checkout/fixture.html", "utf8");
const mount = (config: Record<string, unknown> = {}) => mountMarkup(fixture, { config });
async function submit() {
  form().requestSubmit();
  await atRest();
}
const answer = (body: unknown) => calls.at(-1)?.answer(body);
describe("an order that is paid for at another site", () => {
  it("is told as placed; the visitor goes on by a link, which has the focus, and orders nothing twice", async () => {
    const page = await mount();
    await submit();
    await answer({ result: "success", redirect: PROVIDER });
    expect(navigation.assign).not.toHaveBeenCalled();
    const link = screen.getByRole("link", { name: "Continue to pay at www.paypal.com" });
    expect(link.getAttribute("href")).toBe(PROVIDER);
    expect(document.activeElement).toBe(link);
    expect(announcements()).toEqual(["Your order is placed."]);
    expect(form().hasAttribute("inert")).toBe(true);
    await submit();
    expect(calls).toHaveLength(1);
    expect(page.problems.map(({ message }) => message).join()).toContain("allowed_hosts");
    page.stop();
    const serverBody = document.createElement("body");
    serverBody.innerHTML = fixture;
    expect(document.body.innerHTML).toBe(serverBody.innerHTML);
  });

  it("leads there at once where the page allows its host, and is told in the page's words where it does not", async () => {
    const { stop } = await mount({ allowed_hosts: ["www.paypal.com"] });
    await submit();
    await answer({ result: "success", redirect: PROVIDER });
    expect(navigation.assign).toHaveBeenCalledWith(PROVIDER);
    stop();
    await mount({ i18n: { order_placed: "Bestellt.", continue_to_pay: "Weiter zu %s" } });
    await submit();
    await answer({ result: "success", redirect: PROVIDER });
    expect(document.activeElement?.textContent).toBe("Weiter zu www.paypal.com");
    expect(announcements()).toEqual(["Bestellt."]);
  });

  it("finds the form free when the visitor comes back without having paid", async () => {
    await mount();
    await submit();
    await answer({ result: "success", redirect: PROVIDER });
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await atRest();
    expect(form().hasAttribute("inert")).toBe(false);
    expect(form().style.opacity).toBe("");
    await submit();
    expect(calls.filter(({ endpoint }) => endpoint === "checkout")).toHaveLength(2);
  });
});

describe("a refusal that a payment popup has got", () => {
  it("payment-popup.3 is told without asking anybody again, and the next order is a new one", async () => {
    const { islet } = await mount();
    const asked = vi.fn(() => false);
    islet.bus.on("checkout_place_order", asked);
    keepOutcome(form(), { kind: "failure", ...REFUSAL });
    await submit();
    expect(announcements()).toEqual(["No"]);
    expect(asked).not.toHaveBeenCalled();
    await submit();
    expect(asked).toHaveBeenCalledOnce();
    asked.mockReturnValue(true);
    await submit();
    expect(calls).toHaveLength(1);
  });
});

it("an order on its way is told to screen readers outside the form, which they skip, and not beyond its answer", async () => {
  await mount();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent?.trim());
  await submit();
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  expect(status()).toContain("Please wait...");
  const [region] = screen.getAllByText("Please wait...").filter((one) => !form().contains(one));
  expect(region?.getAttribute("role")).toBe("status");
  await answer({ result: "failure", messages: "<p>No</p>" });
  expect(status()).not.toContain("Please wait...");
});
