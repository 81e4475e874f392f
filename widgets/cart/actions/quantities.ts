import { queryAll, query } from "#dom/query.ts";
import { askPage, type CartAnswer, changeCart, nonceOf, rowOf } from "../requests.ts";
import { ROW, UPDATE } from "../cart-page.ts";
import { fieldsOf, type ActionRunner, isPage } from "./run-action.ts";

const NONCE = "woocommerce-cart-nonce";
const QUANTITY_NAME = /^cart\[([^\]]+)\]\[qty\]$/;

const fieldsIn = (root: Element) => queryAll<HTMLInputElement>(root, `${ROW} [name]`);

/** Sends the quantities of a cart page (reference: shop 4.2, 4.3). */
export function createQuantities(runner: ActionRunner) {
  const { fail, formOf, host, inTurn, messages, page, updateControls, show, signal, totals, unsent, urlOf } =
    runner;
  let waiting = 0;
  /** What the header counts on, of fields that wait for the server. */
  const counted = new Map<string, number>();

  /** So many items more than the header shows. */
  function countOn(fields: readonly HTMLInputElement[]): number {
    let items = 0;
    for (const { name, value, defaultValue } of fields.filter(({ name }) => QUANTITY_NAME.test(name))) {
      items += Number(value) - (counted.get(name) ?? Number(defaultValue));
      counted.set(name, Number(value));
    }
    return items || 0;
  }

  function update(): Promise<void> {
    // Pressed once more while it is done: nothing is new.
    if (unsent.size === 0 && waiting > 0) return Promise.resolve();
    waiting++;
    let names = new Set(unsent);
    const fields = () => fieldsIn(host).filter(({ name }) => names.has(name));
    const parts = () => [...fields().map((field) => field.closest(ROW)), totals()];
    // Two that wait for the same numbers are one.
    const isAbout = fields().map(({ name, value }) => `${name}=${value}`);
    const begin = async () => {
      const form = formOf();
      if (!form) return false;
      // What the page holds now that its turn has come.
      names = new Set(unsent);
      unsent.clear();
      updateControls();
      return send(form, names);
    };
    return inTurn(`update ${isAbout.join()}`, parts, begin, countOn(fields())).finally(() => {
      if (--waiting === 0) counted.clear();
    });
  }

  async function send(form: HTMLFormElement, names: ReadonlySet<string>): Promise<boolean> {
    const body = fieldsOf(form);
    body.set("update_cart", query<HTMLButtonElement>(form, UPDATE)?.value || "1");
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
    if (signal.aborted) return false;
    if (isPage(answer)) {
      show(answer);
      return true;
    }
    for (const name of names) unsent.add(name);
    updateControls();
    fail({ what: "cart", loss: answer, pressed: query(form, UPDATE) });
    return false;
  }

  return {
    update,
    /** Unless something is wrong, which is told, or missing: the visitor is not ready. */
    updateByItself(): Promise<void> | undefined {
      const form = formOf();
      if (!form || unsent.size === 0) return undefined;
      const fields = queryAll<HTMLInputElement>(form, `${ROW} .qty`);
      for (const field of fields)
        if (field.value !== "" || field.validity.badInput) messages.tellQuantity(field);
      const isReady =
        HTMLFormElement.prototype.checkValidity.call(form) && fields.every(({ value }) => value !== "");
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
