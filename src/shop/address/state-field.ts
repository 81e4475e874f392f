import { parseJson } from "#runtime/parse-json.ts";
import { query } from "#dom/query.ts";
import type { AddressOptions } from "./address-options.ts";

/** State name by code; empty where a country has none, and missing where any text will do (reference: shop 6). */
type States = Readonly<Record<string, string>>;

const JSON_LIMITS = { size: 1_000_000, depth: 8, items: 20_000, keys: 20_000 };
const SCOPE =
  ".woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator";
const STATE = "#billing_state, #shipping_state, #calc_shipping_state";
/** Class names that tell one kind of control from another. */
const KINDS = ["hidden", "input-text", "state_select"];

/** An object of the settings: text, or an object already; empty where it is broken. */
export function readTable(text: string): Readonly<Record<string, unknown>> {
  const parsed = parseJson(text || "{}", JSON_LIMITS);
  const value: unknown = parsed.ok ? parsed.value : null;
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** The part of the page in which a country counts. */
export const scopeOf = (country: Element): HTMLElement | null =>
  country.closest<HTMLElement>(SCOPE) ?? country.closest(".form-row")?.parentElement ?? null;

const servers = new WeakMap<Element, Element>();

/** Gives the state the control that the chosen country needs; true where it was exchanged. */
export function fitState(
  { settings, context, changes }: AddressOptions,
  country: string,
  wrapper: HTMLElement,
): boolean {
  const states = readTable(settings.countries);
  const control = query<HTMLInputElement | HTMLSelectElement>(wrapper, STATE);
  if (!control) return false;
  const given = Object.hasOwn(states, country) ? states[country] : undefined;
  const known = typeof given === "object" && given !== null ? (given as States) : undefined;
  const kind = !known ? "text" : Object.keys(known).length ? "select" : "hidden";
  const row = control.closest<HTMLElement>(".form-row");
  if (row) changes.setStyle(row, "display", kind === "hidden" ? "none" : "");
  if (kind === "text" && control instanceof HTMLInputElement && control.type !== "hidden") return false;
  const fresh = kind === "select" ? selectOf(known ?? {}, control, context.page) : inputOf(kind, control);
  carryOver(control, fresh, kind);
  const original = servers.get(control) ?? control;
  servers.set(fresh, original);
  control.replaceWith(fresh);
  context.signal.addEventListener("abort", () => {
    if (fresh.isConnected) fresh.replaceWith(original);
  });
  return true;
}

function selectOf(
  states: States,
  { value }: { readonly value: string },
  page: AddressOptions["context"]["page"],
) {
  const select = document.createElement("select");
  const choices = Object.entries(states).map(([code, name]) => optionOf(code, decoded(name)));
  select.append(optionOf("", page.text("select_state", "Select an option…")), ...choices);
  select.value = value;
  if (!select.value) select.value = "";
  return select;
}

function optionOf(value: string, words: string): HTMLOptionElement {
  const option = document.createElement("option");
  option.value = value;
  option.textContent = words;
  return option;
}

/** The shop prints names for markup. */
const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,6})|amp|apos|quot);/g, (entity, code: string | undefined) =>
    code
      ? String.fromCodePoint(Number(code))
      : ({ "&amp;": "&", "&apos;": "'", "&quot;": '"' }[entity] ?? entity),
  );

function inputOf(kind: string, { value }: { readonly value: string }) {
  const input = document.createElement("input");
  input.type = kind;
  input.value = kind === "text" ? value : "";
  return input;
}

/** What belongs to the field whatever its control is. */
function carryOver(from: Element, to: HTMLElement & { name: string; autocomplete?: string }, kind: string) {
  const classes = [...from.classList].filter((name) => !KINDS.includes(name));
  const own = { select: "state_select", text: "input-text", hidden: "hidden" }[kind] ?? "";
  to.className = [own, ...classes].join(" ");
  to.id = from.id;
  to.name = from.getAttribute("name") ?? "";
  for (const name of [
    "placeholder",
    "data-placeholder",
    "data-input-classes",
    "autocomplete",
    "aria-required",
  ] as const) {
    const value = from.getAttribute(name);
    if (value !== null) copyAttribute(to, name, value);
  }
}

function copyAttribute(
  to: Element,
  name: "placeholder" | "data-placeholder" | "data-input-classes" | "autocomplete" | "aria-required",
  value: string,
) {
  if (name === "placeholder") to.setAttribute("placeholder", value);
  else if (name === "data-placeholder") to.setAttribute("data-placeholder", value);
  else if (name === "data-input-classes") to.setAttribute("data-input-classes", value);
  else if (name === "autocomplete") to.setAttribute("autocomplete", value);
  else to.setAttribute("aria-required", value);
}
