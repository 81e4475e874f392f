import { findForm, findTotals } from "../cart-markup.ts";
import { ROW } from "../cart-page.ts";
import { printedValue } from "../view/field-values.ts";
import type { ActionContext } from "./action-context.ts";
import { QUANTITY_NAME, rowFields, sendQuantities } from "./send-quantities.ts";

/** The quantities of a cart page. */
export interface Quantities {
  /** Sends the row fields that the server does not know yet. */
  update(): Promise<void>;
  /** Does the same unless a quantity is empty or invalid. Shows why a quantity is invalid. */
  updateIfValid(): Promise<void> | undefined;
}

export function createQuantities(actionContext: ActionContext): Quantities {
  const { cartPage, messages, run } = actionContext;
  const { host, unsentFields, updateControls } = cartPage;
  let updatesUnderWay = 0;
  /** The quantities that the header counts already although the server has not confirmed them, by field name. */
  const countedQuantities = new Map<string, number>();

  function update(): Promise<void> {
    // Pressed again while an update is under way, and nothing has changed since.
    if (unsentFields.size === 0 && updatesUnderWay > 0) return Promise.resolve();
    updatesUnderWay++;
    let names = new Set(unsentFields);
    const findFields = () => rowFields(host).filter(({ name }) => names.has(name));
    const values = findFields().map(({ name, value }) => `${name}=${value}`);
    return run({
      key: `update ${values.join()}`,
      itemDelta: countItems(findFields(), countedQuantities),
      findBusy: () => [...findFields().map((field) => field.closest(ROW)), findTotals(host)],
      async send() {
        const form = findForm(host);
        if (!form) return false;
        // Includes what has changed while this update waited.
        names = new Set(unsentFields);
        unsentFields.clear();
        updateControls();
        return sendQuantities(actionContext, form, names);
      },
    }).finally(() => {
      if (--updatesUnderWay === 0) countedQuantities.clear();
    });
  }

  return {
    update,
    updateIfValid() {
      const form = findForm(host);
      if (!form || unsentFields.size === 0) return undefined;
      const fields = rowFields(form).filter(({ name }) => QUANTITY_NAME.test(name));
      for (const field of fields)
        if (field.value !== "" || field.validity.badInput) messages.quantityErrors.update(field);
      const isValid =
        HTMLFormElement.prototype.checkValidity.call(form) && fields.every(({ value }) => value !== "");
      return isValid ? update() : undefined;
    },
  };
}

/** How many more items the fields hold than the header counts; the header counts them from now on. */
function countItems(fields: readonly HTMLInputElement[], countedQuantities: Map<string, number>): number {
  let items = 0;
  for (const field of fields.filter(({ name }) => QUANTITY_NAME.test(name))) {
    const { name, value } = field;
    items += Number(value) - (countedQuantities.get(name) ?? Number(printedValue(field)));
    countedQuantities.set(name, Number(value));
  }
  // NaN, where a value is no number, counts nothing.
  return items;
}
