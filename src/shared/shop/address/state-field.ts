import { query } from "#dom/query.ts";
import { isTag } from "#runtime/node-type.ts";
import type { FieldOptions } from "./address-options.ts";
import { decodeReferences } from "./decode-references.ts";

type Control = HTMLInputElement | HTMLSelectElement;
type Kind = "select" | "text" | "hidden";

const STATE = "#billing_state, #shipping_state, #calc_shipping_state";
/** The shop's class for each kind of control. */
const CLASS = { select: "state_select", text: "input-text", hidden: "hidden" } as const;
const KEPT_ATTRIBUTES: readonly string[] = [
  "placeholder",
  "data-placeholder",
  "data-input-classes",
  "autocomplete",
  "aria-required",
];

const serverControls = new WeakMap<Element, Element>();

/**
 * Gives the state field the control that a country needs: a select, a text field or, for a country without states, a
 * hidden one.
 * @param states state names by code; empty if the country has none; anything else if any text will do
 * @returns whether the control was replaced
 */
export function fitState(
  wrapper: HTMLElement,
  states: unknown,
  { changes, page, signal }: FieldOptions,
): boolean {
  const control = query<Control>(wrapper, STATE);
  if (!control) return false;
  const kind = kindFor(states);
  const row = control.closest<HTMLElement>(".form-row");
  if (row) changes.setStyle(row, "display", kind === "hidden" ? "none" : "");
  if (kind === "text" && isTag(control, "input") && control.type !== "hidden") return false;
  const replacement =
    kind === "select"
      ? createSelect(states as Readonly<Record<string, string>>, control.value, page)
      : createInput(kind, control.value);
  copyIdentity(control, replacement, kind);
  const serverControl = serverControls.get(control) ?? control;
  serverControls.set(replacement, serverControl);
  control.replaceWith(replacement);
  signal.addEventListener("abort", () => {
    if (replacement.isConnected) replacement.replaceWith(serverControl);
  });
  return true;
}

function kindFor(states: unknown): Kind {
  if (typeof states !== "object" || states === null) return "text";
  return Object.keys(states).length > 0 ? "select" : "hidden";
}

function createSelect(
  states: Readonly<Record<string, string>>,
  value: string,
  page: FieldOptions["page"],
): HTMLSelectElement {
  const select = document.createElement("select");
  select.append(createOption("", page.text("select_state", "Select an option…")));
  for (const [code, name] of Object.entries(states))
    select.append(createOption(code, decodeReferences(name)));
  select.value = value;
  if (!select.value) select.value = "";
  return select;
}

function createOption(value: string, text: string): HTMLOptionElement {
  const option = document.createElement("option");
  option.value = value;
  option.textContent = text;
  return option;
}

function createInput(kind: "text" | "hidden", value: string): HTMLInputElement {
  const input = document.createElement("input");
  input.type = kind;
  input.value = kind === "text" ? value : "";
  return input;
}

/** Copies id, name, classes and attributes that a field keeps whatever its control is. */
function copyIdentity(from: Control, to: Control, kind: Kind) {
  const classes = [...from.classList].filter((name) => !Object.values<string>(CLASS).includes(name));
  to.className = [CLASS[kind], ...classes].join(" ");
  to.id = from.id;
  to.name = from.getAttribute("name") ?? "";
  for (const attribute of from.attributes)
    if (KEPT_ATTRIBUTES.includes(attribute.name)) to.setAttributeNode(attribute.cloneNode() as Attr);
}
