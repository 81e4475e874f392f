import type { WidgetContext } from "#runtime/widget.ts";
import { createAnnouncer } from "#shop/announcer.ts";
import { cartOf } from "#shop/cart/cart.ts";
import { rowKeyOf } from "#shop/cart/cart-rows.ts";
import { nameIn, printedIn, type ShownQuantity } from "./quantity-field.ts";
import { updateQuantity } from "./update-quantity.ts";

/** A line whose quantity the visitor has changed. */
interface Line {
  /** What the shop is to have. Counts only during a request: before and after it the row has what the shop has. */
  wanted: number;
  isBusy: boolean;
  /** Why the shop has refused the last change. */
  problem: string;
}

interface NamedRow {
  readonly key: string;
  /** Of the product. */
  readonly name: string;
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

  /** @param kept what the shop has */
  async function send(row: NamedRow, line: Line, kept: number): Promise<void> {
    const { key, name } = row;
    const { wanted } = line;
    line.isBusy = true;
    line.problem = await updateQuantity(context, cart, { key, quantity: wanted, items: wanted - kept });
    if (signal.aborted) return;
    line.isBusy = false;
    if (!line.problem && line.wanted !== wanted) return send(row, line, wanted);
    announce(line.problem || `${name}: ${wanted}`);
    showAll();
  }

  const wantedIn = (row: Element) => {
    const line = lines.get(rowKeyOf(row) ?? "");
    return line?.isBusy ? line.wanted : printedIn(row);
  };

  return {
    shownOf(row) {
      const { isBusy = false, problem = "" } = lines.get(rowKeyOf(row) ?? "") ?? {};
      return { quantity: wantedIn(row), isBusy, problem };
    },
    change(row, wanted) {
      const key = rowKeyOf(row);
      if (key && wanted !== wantedIn(row)) {
        const line = lines.get(key) ?? { wanted, isBusy: false, problem: "" };
        lines.set(key, Object.assign(line, { wanted, problem: "" }));
        announce("");
        if (!line.isBusy) guard(() => send({ key, name: nameIn(row) }, line, printedIn(row)));
      }
      showAll();
    },
  };
}
