import { all, one } from "#shop/checkout/elements.ts";
import { askPage, type CartAnswer, changeCart, nonceOf, rowOf } from "./answer.ts";
import { ROW, UPDATE } from "./desk.ts";
import { fieldsOf, type Ground, isPage } from "./ground.ts";

const NONCE = "woocommerce-cart-nonce";
const QUANTITY_NAME = /^cart\[([^\]]+)\]\[qty\]$/;

const fieldsIn = (root: Element) => all<HTMLInputElement>(root, `${ROW} [name]`);

/** Sends the quantities of a cart page (reference: shop 4.2, 4.3). */
export function createQuantities(ground: Ground) {
  const { fail, formOf, host, inTurn, page, settle, show, signal, totals, unsent, urlOf } = ground;
  let waiting = 0;

  function update(): Promise<void> {
    // Pressed once more while it is done: nothing is new.
    if (unsent.size === 0 && waiting > 0) return Promise.resolve();
    waiting++;
    let names = new Set(unsent);
    const fields = () => fieldsIn(host).filter(({ name }) => names.has(name));
    const parts = () => [...fields().map((field) => field.closest(ROW)), totals()];
    // Two that wait for the same numbers are one.
    const isAbout = fields().map(({ name, value }) => `${name}=${value}`);
    return inTurn(`update ${isAbout.join()}`, parts, async () => {
      const form = formOf();
      if (!form) return;
      // What the page holds now that its turn has come.
      names = new Set(unsent);
      unsent.clear();
      settle();
      await send(form, names);
    }).finally(() => waiting--);
  }

  async function send(form: HTMLFormElement, names: ReadonlySet<string>) {
    const body = fieldsOf(form);
    body.set("update_cart", one<HTMLButtonElement>(form, UPDATE)?.value || "1");
    const url = urlOf(form);
    const answer = await changeCart({
      page,
      url,
      nonce: nonceOf(form),
      send(nonce) {
        body.set(NONCE, nonce);
        return askPage(url, page, body);
      },
      isDone: (given) => holds(given, body),
    });
    if (signal.aborted) return;
    if (isPage(answer)) return show(answer);
    for (const name of names) unsent.add(name);
    settle();
    fail({ what: "cart", lost: answer, pressed: one(form, UPDATE) });
  }

  return {
    update,
    /** Unless something is wrong or missing: the visitor is not ready. */
    updateByItself(): Promise<void> | undefined {
      const form = formOf();
      if (!form || unsent.size === 0) return undefined;
      const isReady =
        HTMLFormElement.prototype.checkValidity.call(form) &&
        all<HTMLInputElement>(form, `${ROW} .qty`).every(({ value }) => value !== "");
      return isReady ? update() : undefined;
    },
  };
}

/** Whether a cart page shows the numbers that were sent; zero takes a row out. */
function holds({ root }: CartAnswer, sent: URLSearchParams): boolean {
  const fields = fieldsIn(root);
  return [...sent].every(([name, value]) => {
    const key = QUANTITY_NAME.exec(name)?.[1];
    if (!key) return true;
    const field = fields.find((one) => one.name === name);
    return field ? Number(field.value) === Number(value) : !rowOf(root, key) && Number(value) === 0;
  });
}
