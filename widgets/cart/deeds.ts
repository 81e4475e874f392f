import { cartOf } from "#shop/cart.ts";
import { all, one } from "#shop/checkout/elements.ts";
import {
  askPage,
  askShop,
  type CartAnswer,
  changeCart,
  type Lost,
  NOTICE,
  nonceOf,
  rowOf,
} from "./answer.ts";
import { createBusy } from "./busy.ts";
import { CALCULATOR, COUPON, type Desk, FORM, ROW, SHIPPING, UPDATE } from "./desk.ts";
import { createMessages } from "./messages.ts";
import { createShow, TOTALS } from "./show-cart.ts";

/** What a cart page can do, each in its turn with everything else that changes the cart. */
export interface Deeds {
  /** What a link, button or field of the page is for. */
  act(element: HTMLElement): unknown;
  /** Sends the quantities, by itself: unless something is wrong or missing in them. */
  update(): unknown;
  /** Asks for the page as it is now. */
  refresh(keepsNotices: boolean): Promise<void>;
}

const NONCE = "woocommerce-cart-nonce";
const QUANTITY_NAME = /^cart\[([^\]]+)\]\[qty\]$/;

/** Texts only: as the browser would send the form. */
const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

const isPage = (answer: CartAnswer | Lost): answer is CartAnswer => typeof answer === "object";

/** Everything that a cart page does with the server (reference: shop 4). */
export function createDeeds(desk: Desk): Deeds {
  const { host, context, changes, unsent, plain, settle } = desk;
  const { bus, page, signal } = context;
  const cart = cartOf(context);
  const busy = createBusy(changes);
  const messages = createMessages(desk);
  const { show, showTotals, takeShipping } = createShow(desk, messages, busy);
  /** What was asked for and is not answered yet; asked again, it is the same. */
  const asked = new Set<string>();
  let waiting: Promise<void> | undefined;
  let choice = 0;
  let updates = 0;

  const formOf = () => one<HTMLFormElement>(host, FORM);
  const urlOf = (form: Element | undefined) => form?.getAttribute("action") || page.cartUrl;
  const totals = () => one(host, TOTALS);

  async function inTurn(
    name: string,
    parts: () => readonly (Element | undefined)[],
    job: () => Promise<unknown>,
  ): Promise<void> {
    if (asked.has(name)) return;
    asked.add(name);
    const end = busy.begin(parts);
    try {
      await cart.inTurn(async () => signal.aborted || job());
    } finally {
      asked.delete(name);
      end();
    }
  }

  /** Tells a failure; the next press of what was pressed is the browser's own. */
  function fail(what: Parameters<typeof messages.tellFailure>[0], lost: Lost, pressed?: Element | null) {
    if (lost === "leaving" || signal.aborted) return;
    messages.tellFailure(what);
    if (pressed) plain.add(pressed);
    if (lost === "unsure") void cart.refresh();
  }

  const failWith = (error: unknown, what: Parameters<typeof fail>[0], pressed?: Element | null) => {
    fail(what, "failed", pressed);
    context.guard(() => {
      throw error;
    });
  };

  function update(): Promise<void> {
    // Pressed once more while it is done: nothing is new.
    if (unsent.size === 0 && updates > 0) return Promise.resolve();
    updates++;
    return sendQuantities().finally(() => updates--);
  }

  function sendQuantities(): Promise<void> {
    let names = new Set(unsent);
    const rows = () =>
      all(host, `${ROW} [name]`).filter((field) => names.has(field.getAttribute("name") ?? ""));
    // Two that wait are one: each sends what the page holds when its turn comes.
    return inTurn(
      `update ${[...unsent].map((name) => name + valueOf(name)).join()}`,
      () => [...rows().map((field) => field.closest(ROW) ?? undefined), totals()],
      async () => {
        const form = formOf();
        if (!form) return;
        names = new Set(unsent);
        const body = fieldsOf(form);
        const button = one<HTMLButtonElement>(form, UPDATE);
        body.set("update_cart", button?.value || "1");
        unsent.clear();
        settle();
        const numbers = [...body].flatMap(([name, value]) => {
          const key = QUANTITY_NAME.exec(name)?.[1];
          return key ? [{ key, name, value: Number(value) }] : [];
        });
        const answer = await changeCart({
          page,
          url: urlOf(form),
          nonce: nonceOf(form),
          send(nonce) {
            body.set(NONCE, nonce);
            return askPage(urlOf(form), page, body);
          },
          isDone: ({ root }) =>
            numbers.every(({ key, name, value }) => {
              const field = all<HTMLInputElement>(root, `${ROW} input`).find((one) => one.name === name);
              return field ? Number(field.value) === value : !rowOf(root, key) && value === 0;
            }),
        });
        if (signal.aborted) return;
        if (isPage(answer)) return show(answer);
        for (const name of names) unsent.add(name);
        settle();
        fail("cart", answer, one(form, UPDATE));
      },
    );
  }
  const valueOf = (name: string) =>
    all<HTMLInputElement>(host, `${ROW} [name]`).find((field) => field.name === name)?.value ?? "";

  function follow(link: HTMLAnchorElement) {
    const url = new URL(link.href);
    const { searchParams } = url;
    const removed = searchParams.get("remove_item");
    const key = removed ?? searchParams.get("undo_item") ?? "";
    return inTurn(
      `row ${key}`,
      () => [rowOf(host, key), totals()],
      async () => {
        const isDone = ({ root }: CartAnswer) => (rowOf(root, key) === undefined) === (removed !== null);
        const answer = await changeCart({
          page,
          url: urlOf(formOf()),
          nonce: searchParams.get("_wpnonce") ?? "",
          send(nonce) {
            searchParams.set("_wpnonce", nonce);
            return askPage(url.href, page);
          },
          isDone,
        });
        if (signal.aborted) return;
        if (!isPage(answer)) return fail("cart", answer, link);
        if (!isDone(answer) && answer.notices.length === 0) return fail("cart", "failed", link);
        show(answer);
        if (removed !== null) bus.emit("item_removed_from_classic_cart", {});
      },
    );
  }

  /** A coupon on or off: what the shop says, then the cart with it. */
  function changeCoupon(code: string, isOn: boolean, pressed: HTMLElement) {
    const name = isOn ? "apply_coupon" : "remove_coupon";
    const what = isOn ? "coupon" : "removal";
    const field = () => one<HTMLInputElement>(host, COUPON);
    const hasIt = ({ root }: CartAnswer) =>
      all(root, "[data-coupon]").some((link) => link.dataset["coupon"]?.toLowerCase() === code.toLowerCase());
    messages.clearCoupon();
    return inTurn(
      `coupon ${code}`,
      () => [
        isOn ? (field()?.closest(".coupon") ?? undefined) : (pressed.closest("tr") ?? undefined),
        totals(),
      ],
      async () => {
        const told = await askShop(name, page, isOn ? { coupon_code: code } : { coupon: code });
        if (signal.aborted || told === "leaving") return;
        if (told === "failed") return fail(what, told, pressed);
        const notices = typeof told === "object" ? all(told, NOTICE) : [];
        const error = notices.find((notice) => notice.matches(".woocommerce-error, .is-error"));
        const event = isOn ? "applied_coupon" : "removed_coupon";
        if (isOn && error) {
          messages.clearNotices();
          messages.tellCoupon(error.textContent?.trim() ?? "");
          return void bus.emit(event, { code });
        }
        const now = await askPage(urlOf(formOf()), page);
        if (signal.aborted) return;
        if (typeof told !== "object" && !(isPage(now) && hasIt(now) === isOn))
          return fail(what, told, pressed);
        const coupon = field();
        if (coupon) coupon.value = "";
        bus.emit(event, { code });
        if (isPage(now)) show(now, { notices });
        else messages.tell(notices);
      },
    );
  }

  /** Only the newest choice counts. */
  function chooseShipping() {
    const mine = ++choice;
    return inTurn(
      `shipping ${mine}`,
      () => [totals()],
      async () => {
        if (mine !== choice) return;
        const body: Record<string, string> = {};
        const chosen = all<HTMLInputElement>(host, SHIPPING).filter(
          (field) => !(field instanceof HTMLInputElement && field.type === "radio" && !field.checked),
        );
        for (const field of chosen) body[`shipping_method[${field.dataset["index"] ?? 0}]`] = field.value;
        const referer = one<HTMLInputElement>(host, "[name=_wp_http_referer]")?.value;
        if (referer?.includes("elementorWidgetId")) body["_wp_http_referer"] = referer;
        const told = await askShop("update_shipping_method", page, body);
        // A newer choice is on its way.
        if (signal.aborted || mine !== choice || told === "leaving") return;
        if (typeof told === "object" && showTotals(told)) return void bus.emit("updated_shipping_method", {});
        const now = told === "failed" ? told : await askPage(urlOf(formOf()), page);
        const isChosen = ({ root }: CartAnswer) =>
          chosen.every(({ value }) =>
            all(root, SHIPPING).some(
              (field) =>
                "value" in field && field.value === value && !field.matches("[type=radio]:not([checked])"),
            ),
          );
        if (isPage(now) && isChosen(now)) {
          show(now);
          return void bus.emit("updated_shipping_method", {});
        }
        takeShipping();
        fail("shipping", "failed");
      },
    );
  }

  function calculate(button: HTMLElement) {
    const form = button.closest<HTMLFormElement>(CALCULATOR);
    if (!form) return;
    return inTurn(
      "calculator",
      () => [totals()],
      async () => {
        const body = fieldsOf(form);
        body.set("calc_shipping", "x");
        const answer = await askPage(urlOf(form), page, body);
        if (signal.aborted) return;
        if (!isPage(answer)) return fail("shipping", answer, button);
        toggleCalculator(form, false);
        show(answer);
      },
    );
  }

  function toggleCalculator(form: Element | null, isOpen: boolean) {
    const [button, section] = form
      ? [one(form, ".shipping-calculator-button"), one(form, ".shipping-calculator-form")]
      : [];
    if (!button || !section) return;
    changes.setAttribute(button, "aria-expanded", String(isOpen));
    changes.setStyle(section, "display", isOpen ? "block" : "none");
  }

  async function act(element: HTMLElement) {
    const what = element.getAttribute("name");
    const { coupon } = element.dataset;
    if (what === "update_cart") return attempt("cart", element, () => update());
    if (what === "apply_coupon")
      return attempt("coupon", element, () =>
        changeCoupon(one<HTMLInputElement>(host, COUPON)?.value ?? "", true, element),
      );
    if (coupon !== undefined) return attempt("removal", element, () => changeCoupon(coupon, false, element));
    if (element.matches(SHIPPING)) return attempt("shipping", null, chooseShipping);
    if (element.matches(".shipping-calculator-button"))
      return toggleCalculator(element.closest(CALCULATOR), element.getAttribute("aria-expanded") !== "true");
    if (element.closest(CALCULATOR)) return attempt("shipping", element, () => calculate(element));
    if (element instanceof HTMLAnchorElement) return attempt("cart", element, () => follow(element));
  }

  /** The sanitiser's code may not arrive. */
  const attempt = async (what: Parameters<typeof fail>[0], pressed: Element | null, run: () => unknown) => {
    try {
      await run();
    } catch (error) {
      failWith(error, what, pressed);
    }
  };

  host.addEventListener(
    "input",
    ({ target }) => target instanceof Element && target.matches(COUPON) && messages.clearCoupon(),
    { signal },
  );

  return {
    act,
    update() {
      const form = formOf();
      const isWhole =
        form &&
        HTMLFormElement.prototype.checkValidity.call(form) &&
        all<HTMLInputElement>(form, `${ROW} .qty`).every(({ value }) => value !== "");
      return isWhole && unsent.size > 0 ? attempt("cart", one(form, UPDATE) ?? null, update) : undefined;
    },
    refresh(keepsNotices) {
      waiting ??= cart.inTurn(async () => {
        waiting = undefined;
        const answer = await askPage(urlOf(formOf()), page);
        if (!signal.aborted && isPage(answer)) show(answer, { keepsNotices });
      });
      return waiting;
    },
  };
}
