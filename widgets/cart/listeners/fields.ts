import { queryAll } from "#dom/query.ts";
import { isTag } from "#runtime/node-type.ts";
import type { AutoUpdate } from "../auto-update.ts";
import { type CartPage, ROW, SHIPPING } from "../cart-page.ts";
import type { LazyActions } from "../lazy-actions.ts";

/** Notes changed row fields as unsent, and sends a chosen shipping method at once. */
export function listenToFields(cartPage: CartPage, actions: LazyActions, autoUpdate: AutoUpdate): void {
  const { host, context, unsentFields, updateControls } = cartPage;
  /** Values that an `input` event has brought already; `change` brings them again. */
  const knownValues = new WeakMap<Element, string>();

  function noteChange({ target, type }: Event) {
    if (!isTag(target, "input", "select", "textarea")) return;
    if (type === "change" && target.matches(SHIPPING)) {
      if (!context.page.isEditor) actions.act(target);
      return;
    }
    const { value, name } = target;
    if (!target.closest(ROW) || (type === "change" && knownValues.get(target) === value)) return;
    knownValues.set(target, value);
    unsentFields.add(name);
    updateControls();
    autoUpdate.restart();
  }

  // What was typed before this code came.
  for (const field of queryAll<HTMLInputElement>(host, `${ROW} input.qty`))
    if (field.value !== field.defaultValue) unsentFields.add(field.name);
  context.listen(host, "input", noteChange);
  context.listen(host, "change", noteChange);
}
