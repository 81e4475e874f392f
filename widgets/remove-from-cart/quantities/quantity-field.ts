import { selectAll } from "#browser/selectors.ts";
import { AROUND, markAdded } from "#runtime/added.ts";
import { isHtmlElement, isTag } from "#runtime/node-type.ts";
import type { Page } from "#runtime/page.ts";
import { rowKeyOf } from "#shop/cart/cart-rows.ts";
import { limitsOf } from "#shop/cart/store-api/known-items.ts";

const FIELD = ".islet-cart-quantity";
const PROBLEM = ".islet-add-to-cart-problem";
/** A product's link, not the one that removes it. */
const NAME = "a:not([data-cart_item_key])";
/** Both templates print "2 × £9.00". */
const PRINTED = /^\s*\d+\s*(?=×)/;
/** The printed number, while a field stands for it. */
const NUMBER = ".quantity [data-widget-added=around]";

/** The text that begins with a row's number. */
function numberText(row: Element): Text | undefined {
  for (const place of selectAll(row, ".quantity")) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { nodeValue } = text;
      if (nodeValue?.trim()) return PRINTED.test(nodeValue) ? (text as Text) : undefined;
    }
  }
  return undefined;
}

/** What a row's product is called. */
export const nameIn = (row: Element): string =>
  selectAll(row, NAME)
    .map(({ textContent }) => textContent.trim())
    .find((text) => text !== "") ?? "";

/** The quantity that a row with a field has from the server. */
export const printedIn = (row: Element): number =>
  Number.parseInt(selectAll(row, NUMBER, { limit: 1 })[0]?.textContent ?? "", 10);

const fieldIn = (row: Element) => selectAll(row, FIELD).find(isHtmlElement);

/** The number in a row's field. */
export const inputIn = (row: Element): HTMLInputElement | undefined =>
  selectAll(row, `${FIELD} input`).find((element) => isTag(element, "input"));

/** Puts a field for the quantity before the price of a row, in place of the printed number, unless there is one. */
export function addField(row: Element, page: Page, id: string): void {
  const key = rowKeyOf(row);
  const text = numberText(row);
  if (!key || !text || fieldIn(row)) return;
  const rest = text.splitText(PRINTED.exec(text.data)?.[0].length ?? 0);
  const number = markAdded(document.createElement("span"), AROUND);
  number.hidden = true;
  rest.before(number);
  number.append(text);
  const [place] = selectAll(row, ".quantity", { limit: 1 });
  place?.before(fieldOf(nameIn(row), page, { key, id }));
}

/** Takes the field away, and puts the number back. */
export function removeField(row: Element): void {
  fieldIn(row)?.remove();
  for (const number of selectAll(row, NUMBER)) {
    const { parentElement } = number;
    number.replaceWith(...number.childNodes);
    parentElement?.normalize();
  }
}

/** What a field shows. */
export interface ShownQuantity {
  readonly quantity: number;
  readonly isBusy: boolean;
  /** Why it is not another one. */
  readonly problem: string;
}

/** Shows a quantity in the field of a row, if it has one. */
export function showField(row: Element, { quantity, isBusy, problem }: ShownQuantity): void {
  const input = inputIn(row);
  const field = fieldIn(row);
  if (!input || !field) return;
  if (input.valueAsNumber !== quantity) input.value = String(quantity);
  field.setAttribute("aria-busy", String(isBusy));
  input.setAttribute("aria-invalid", String(problem !== ""));
  field.classList.toggle(`${FIELD.slice(1)}--refused`, problem !== "");
  const [sentence] = selectAll(field, PROBLEM, { limit: 1 });
  if (isHtmlElement(sentence)) {
    if (sentence.textContent !== problem) sentence.textContent = problem;
    sentence.hidden = problem === "";
  }
  const [less, more] = selectAll(field, "button");
  less?.setAttribute("aria-disabled", String(input.disabled || quantity <= Number(input.min)));
  more?.setAttribute(
    "aria-disabled",
    String(input.disabled || (input.max !== "" && quantity >= Number(input.max))),
  );
}

interface FieldOf {
  readonly key: string;
  /** The widget's. */
  readonly id: string;
}

function fieldOf(name: string, page: Page, { key, id }: FieldOf): HTMLElement {
  const field = markAdded(document.createElement("span"));
  field.className = FIELD.slice(1);
  // New markup of the row is matched with it.
  field.id = `${id}-${key}`;
  const problem = document.createElement("span");
  problem.className = PROBLEM.slice(1);
  problem.id = `${field.id}-problem`;
  const input = document.createElement("input");
  const { minimum, maximum, step, isFixed } = limitsOf(page, key);
  Object.assign(input, { type: "number", inputMode: "numeric", min: minimum, max: maximum, step });
  input.disabled = isFixed;
  input.setAttribute("aria-label", `${name}: ${page.text("quantity", "Quantity")}`);
  input.setAttribute("aria-describedby", problem.id);
  field.append(
    buttonOf("less", `${name}: ${page.text("quantity_less", "One less")}`, "−"),
    input,
    buttonOf("more", `${name}: ${page.text("quantity_more", "One more")}`, "+"),
    problem,
  );
  return field;
}

function buttonOf(way: "less" | "more", label: string, sign: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset["isletQuantity"] = way;
  button.setAttribute("aria-label", label);
  button.textContent = sign;
  return button;
}
