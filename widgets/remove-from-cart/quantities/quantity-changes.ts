import type { WidgetContext } from "#runtime/widget.ts";
import { createAnnouncer } from "#shop/announcer.ts";
import { cartOf } from "#shop/cart/cart.ts";
import { rowKeyOf } from "#shop/cart/cart-rows.ts";
import { nameIn, printedIn, type ShownQuantity } from "./quantity-field.ts";
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

/** Quantities of rows that visitors have changed. */
export interface QuantityChanges {
  /** What the field of a row is to show. */
  shownOf(row: Element): ShownQuantity;
  /** Changes a quantity at once, and sends it. Changes during a request are sent together after it. */
  change(row: Element, wanted: number): void;
}

/** @param showAll shows what has changed */
export function createQuantityChanges(context: WidgetContext, showAll: () => void): QuantityChanges {
  const { guard, signal } = context;
  const cart = cartOf(context);
  const announce = createAnnouncer(signal);
  const lines = new Map<string, Line>();

  const lineOf = (row: Element): Line => {
    const printed = printedIn(row);
    return lines.get(rowKeyOf(row) ?? "") ?? { kept: printed, wanted: printed, isBusy: false, problem: "" };
  };

  async function send(key: string, name: string, line: Line): Promise<void> {
    line.isBusy = true;
    const quantity = line.wanted;
    const problem = await updateQuantity(context, cart, { key, quantity, items: quantity - line.kept });
    if (signal.aborted) return;
    line.isBusy = false;
    if (problem) Object.assign(line, { wanted: line.kept, problem });
    else line.kept = quantity;
    if (line.wanted !== line.kept) return send(key, name, line);
    if (!problem) lines.delete(key);
    announce(problem || `${name}: ${line.kept}`);
    showAll();
  }

  return {
    shownOf(row) {
      const { wanted: quantity, isBusy, problem } = lineOf(row);
      return { quantity, isBusy, problem };
    },
    change(row, wanted) {
      const key = rowKeyOf(row);
      const line = lineOf(row);
      if (!key || wanted === line.wanted) return;
      lines.set(key, Object.assign(line, { wanted, problem: "" }));
      announce("");
      if (!line.isBusy) guard(() => send(key, nameIn(row), line));
      showAll();
    },
  };
}
