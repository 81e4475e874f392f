import { expect, it, vi } from "vitest";
import { takeOff } from "#dom/block-element.ts";
import { atRest } from "#tests/support/cart-server.ts";
import { calls, element, lastCall, mount } from "#tests/support/checkout-page.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

const form = () => element("form.checkout");
const orders = () => calls.filter(({ endpoint }) => endpoint === "checkout").length;

async function submit() {
  element("#place_order").click();
  await atRest();
}

/** A placed order whose gateway asks the visitor something on this page. */
async function holdOrder(redirect = "#confirm-1") {
  const page = await mount();
  if (!redirect) page.islet.bus.on("checkout_place_order_success", () => false);
  await submit();
  await lastCall().answer({ result: "success", redirect: redirect || "/thanks/" });
  return page;
}

const ENDS: readonly (readonly [how: string, end: (page: Awaited<ReturnType<typeof mount>>) => void])[] = [
  ["by the class", () => form().classList.remove("processing")],
  ["by `unblock()`", () => takeOff(form())],
  [
    "by hand and an event",
    ({ islet }) => {
      for (const layer of form().querySelectorAll(".blockUI")) layer.remove();
      islet.bus.emit("checkout_error", { message: "" });
    },
  ],
];

for (const [answer, redirect] of [
  ["an order that is to be confirmed on this page", "#confirm-1"],
  ["an order that a listener keeps", ""],
] as const)
  it.each(ENDS)(
    `${answer} ends %s: the form is free, totals come, the next order goes out`,
    async (_, end) => {
      const page = await holdOrder(redirect);
      await submit();
      expect([orders(), form().querySelectorAll(".blockOverlay").length]).toEqual([1, 1]);
      end(page);
      await atRest();
      expect([form().className, form().hasAttribute("inert")]).toEqual([
        expect.not.stringContaining("processing"),
        false,
      ]);
      expect(form().querySelector(".blockOverlay")).toBeNull();
      page.islet.bus.emit("update_checkout", {});
      await vi.waitFor(() => expect(lastCall().endpoint).toBe("update_order_review"));
      await submit();
      expect(orders()).toBe(2);
    },
  );

it("what a gateway puts into the form of a placed order can be used, though the form stays covered", async () => {
  await holdOrder();
  expect([form().hasAttribute("inert"), form().hasAttribute("aria-busy")]).toEqual([false, false]);
  expect(form().querySelector(".blockOverlay")).not.toBeNull();
});

it("a gateway that frees the form and orders again at once has its order sent, and totals come after it", async () => {
  const { islet } = await holdOrder();
  form().classList.remove("processing");
  element("#place_order").click();
  await atRest();
  expect(orders()).toBe(2);
  await lastCall().answer({ result: "failure", messages: "<p>No</p>" });
  islet.bus.emit("update_checkout", {});
  await vi.waitFor(() => expect(lastCall().endpoint).toBe("update_order_review"));
});
