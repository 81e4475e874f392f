import { closest, selectAll } from "#browser/selectors.ts";
import { isElement, isHtmlElement, isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createAnnouncer } from "#shop/announcer.ts";
import { cartOf } from "#shop/cart/cart.ts";
import { ROW, rowKeyOf } from "#shop/cart/cart-rows.ts";
import { editFragments } from "#shop/cart/fragments.ts";
import { addField, inputIn, nameIn, printedIn, removeField, showField } from "./quantity-field.ts";
import { updateQuantity } from "./update-quantity.ts";

/** A line whose quantity the visitor has changed. */
interface Line {
  /** As the shop has it. */
  kept: number;
  wanted: number;
  isBusy: boolean;
  /** Why the shop has refused the last change. */
  problem: string;
}

/** Whether the shop takes a quantity, as far as its field knows. */
function isAllowed(wanted: number, { min, max, step }: HTMLInputElement): boolean {
  const steps = (wanted - Number(min)) / (Number(step) || 1);
  const isWhole = Math.abs(steps - Math.round(steps)) < 1e-6;
  return steps >= 0 && isWhole && !(max && wanted > Number(max));
}

/**
 * Lets visitors change quantities in the rows of a mini cart. The number is the new one at once, and the one before again, with a
 * sentence, if the shop says no. Presses during a request are sent together after it.
 */
export function startRowQuantities(context: WidgetContext): void {
  const { guard, host, id, listen, on, page, signal } = context;
  const cart = cartOf(context);
  const announce = createAnnouncer(signal);
  const lines = new Map<string, Line>();

  function show(row: Element) {
    const line = lines.get(rowKeyOf(row) ?? "");
    const { isBusy = false, problem = "" } = line ?? {};
    showField(row, { quantity: line?.wanted ?? printedIn(row), isBusy, problem });
  }
  function draw(root: Element | DocumentFragment) {
    for (const row of selectAll(root, ROW)) {
      addField(row, page, id);
      show(row);
    }
  }
  const showAll = () => draw(host);

  async function send(key: string, name: string, line: Line) {
    line.isBusy = true;
    const quantity = line.wanted;
    const problem = await updateQuantity(context, cart, { key, quantity, items: quantity - line.kept });
    if (signal.aborted) return;
    line.isBusy = false;
    if (problem) {
      line.wanted = line.kept;
      line.problem = problem;
    } else line.kept = quantity;
    if (line.wanted !== line.kept) return send(key, name, line);
    if (!problem) lines.delete(key);
    announce(problem || `${name}: ${line.kept}`);
    showAll();
  }

  function change(row: Element, wanted: number) {
    const input = inputIn(row);
    const key = rowKeyOf(row);
    if (!input || !key) return;
    const line = lines.get(key) ?? {
      kept: printedIn(row),
      wanted: printedIn(row),
      isBusy: false,
      problem: "",
    };
    if (isAllowed(wanted, input) && wanted !== line.wanted) {
      lines.set(key, Object.assign(line, { wanted, problem: "" }));
      announce("");
      if (!line.isBusy) guard(() => send(key, nameIn(row), line));
    }
    showAll();
  }

  showAll();
  on("wc_fragments_loaded", showAll);
  on("wc_fragments_refreshed", showAll);
  editFragments((target, markup) => {
    if (host.contains(target) || target.contains(host)) draw(markup);
  }, signal);
  signal.addEventListener("abort", () => selectAll(host, ROW).forEach(removeField));

  listen(host, "click", ({ target }) => {
    const button = isElement(target) && closest(target, "[data-islet-quantity]");
    const row = button && closest(button, ROW);
    const input = row && inputIn(row);
    if (!input || !isHtmlElement(button) || input.disabled) return;
    const step = (Number(input.step) || 1) * (button.dataset["isletQuantity"] === "less" ? -1 : 1);
    change(row, input.valueAsNumber + step);
  });
  listen(host, "change", ({ target }) => {
    const row = isTag(target, "input") && closest(target, ROW);
    if (row && target === inputIn(row)) change(row, target.valueAsNumber);
  });
}
