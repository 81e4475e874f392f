import "#tests/support/mended-window.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { completePage } from "#runtime/page.ts";
import { atRest, type CartCall, cartServer } from "#tests/support/cart-server.ts";
import { lockOrder, type OrderLock } from "./order-lock.ts";
import { keepOutcome, placeOrder } from "./place-order.ts";

const page = completePage(
  {},
  () => 1_280,
  () => {},
);
let calls: readonly CartCall[];
let form: HTMLFormElement;

beforeEach(() => {
  calls = cartServer();
  document.body.innerHTML = `<form><input name="action" value="meshulam_ajax_order"><input name="classList" value="1"><input name="billing_city" value="Łódź"></form>`;
  form = document.querySelector("form") as HTMLFormElement;
});

const lock = () => lockOrder(form) as OrderLock;
async function place(answer: unknown, status?: number) {
  const placing = placeOrder(lock(), { page });
  await atRest();
  await calls.at(-1)?.answer(answer, status);
  return placing;
}

describe("the right to place an order", () => {
  it("payment-popup.9 has one holder, whatever the form's fields are named, and is given back exactly", () => {
    const before = form.outerHTML;
    const first = lock();
    expect(form.getAttribute("class")).toBe("processing");
    expect(lockOrder(form)).toBeNull();
    first.release();
    expect(form.outerHTML).toBe(before);
    const second = lock();
    first.release();
    expect(lockOrder(form)).toBeNull();
    second.release();
  });

  it("ends with the widget, and with a page that comes back from the cache", () => {
    const life = new AbortController();
    lockOrder(form, life.signal);
    life.abort();
    expect(lockOrder(form)).not.toBeNull();
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(lockOrder(form)).not.toBeNull();
  });
});

describe("placing an order", () => {
  it("payment-popup.2 sends the form as it is filled, once, to the shop's own address", async () => {
    const outcome = await place({ result: "success", redirect: "/thanks/", order_id: "7", extra: 1 });
    expect(calls.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      ["checkout", { action: "meshulam_ajax_order", classList: "1", billing_city: "Łódź" }],
    ]);
    expect(outcome).toMatchObject({
      kind: "success",
      redirect: "/thanks/",
      orderId: 7,
      response: { extra: 1 },
    });
  });

  it.each(["without", "with"])(
    "payment-popup.2 fields that are empty are sent empty, %s a file",
    async (way) => {
      form.insertAdjacentHTML(
        "beforeend",
        '<input name="billing_company" value=""><textarea name="order_comments"></textarea><input type="file" name="proof">',
      );
      if (way === "with") {
        const chosen = new DataTransfer();
        chosen.items.add(new File(["signed"], "proof.pdf"));
        (form.querySelector("[type=file]") as HTMLInputElement).files = chosen.files;
      }
      await place({ result: "success", redirect: "/thanks/" });
      expect(calls[0]?.body).toMatchObject({ billing_company: "", order_comments: "" });
    },
  );

  it("payment-popup.2 a file that is not chosen is not sent: browsers have an empty one for it", async () => {
    form.insertAdjacentHTML("beforeend", '<input type="file" name="proof">');
    const none = new DataTransfer();
    none.items.add(new File([], ""));
    (form.querySelector("[type=file]") as HTMLInputElement).files = none.files;
    await place({ result: "success", redirect: "/thanks/" });
    expect(calls[0]?.body).not.toHaveProperty("proof");
  });

  it.each([0, -1, "", "x", 1.5, null])("an order's number %j is none", async (id) => {
    const outcome = await place({ result: "success", redirect: "/thanks/", order_id: id });
    expect(outcome).toMatchObject({ kind: "success", orderId: null });
  });

  it("payment-popup.2 files that are chosen in it are sent with it", async () => {
    form.insertAdjacentHTML("beforeend", '<input type="file" name="proof">');
    const chosen = new DataTransfer();
    chosen.items.add(new File(["signed"], "proof.pdf"));
    (form.querySelector("[type=file]") as HTMLInputElement).files = chosen.files;
    await place({ result: "success", redirect: "/thanks/" });
    expect(calls[0]?.body).toMatchObject({ billing_city: "Łódź", proof: expect.any(File) });
  });

  it("sends it to another address where one is given", async () => {
    const placing = placeOrder(lock(), { page, url: "/?wc-ajax=elsewhere" });
    await atRest();
    expect(calls[0]?.endpoint).toBe("elsewhere");
    await calls[0]?.answer({ result: "failure" });
    expect(await placing).toEqual({ kind: "failure", messages: "", refresh: false, reload: false });
  });

  it.each([
    [true, true],
    ["true", true],
    ["1", true],
    [1, true],
    [false, false],
    ["false", false],
    [undefined, false],
  ])("refresh and reload said as %j are %s", async (said, isAsked) => {
    const outcome = await place({ result: "failure", messages: "<p>No</p>", refresh: said, reload: said });
    expect(outcome).toEqual({ kind: "failure", messages: "<p>No</p>", refresh: isAsked, reload: isAsked });
  });

  it.each([
    ["", "empty"],
    ["<!doctype html><title>Log in</title>", "html"],
    ["{", "malformed"],
  ])("payment-popup.8 the answer %j is no answer: %s", async (answer, reason) => {
    expect(await place(answer)).toEqual({ kind: "failed", reason, loss: "unknown" });
    expect(calls).toHaveLength(1);
  });

  it("payment-popup.3 an outcome that was kept is handed on once, and nothing is sent", async () => {
    const kept = { kind: "failure", messages: "<p>No</p>", refresh: false, reload: false } as const;
    keepOutcome(form, kept);
    const first = lock();
    expect(await placeOrder(first, { page })).toBe(kept);
    expect(calls).toHaveLength(0);
    first.release();
    keepOutcome(form, kept);
    keepOutcome(form, null);
    expect(await place({ result: "failure", messages: "other" })).toMatchObject({ messages: "other" });
  });
});
