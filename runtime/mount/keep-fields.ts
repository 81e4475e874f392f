import type { Leaving } from "./instance.ts";
import { lastActs } from "./last-acts.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Button = HTMLInputElement;

const FIELDS = "input[name]:not([type=file],[type=hidden]),textarea[name],select[name]";

const fieldsOf = (host: HTMLElement) => [...host.querySelectorAll<Field>(FIELDS)];
const isButton = (field: Field): field is Button => field.type === "checkbox" || field.type === "radio";
const formOf = ({ form }: Field) => form?.getAttribute("action") ?? null;

/** What the visitor sees in a field. */
const stateOf = (field: Field): string | boolean =>
  isButton(field)
    ? field.checked
    : "options" in field
      ? [...field.selectedOptions].map(({ value }) => value).join("\n")
      : field.value;

/** What the server has printed into it. */
function printedOf(field: Field): string | boolean {
  if (isButton(field)) return field.defaultChecked;
  if (!("options" in field)) return field.defaultValue;
  const options = [...field.options];
  const printed = options.filter(({ defaultSelected }) => defaultSelected);
  return (printed.length || field.multiple ? printed : options.slice(0, 1))
    .map(({ value }) => value)
    .join("\n");
}

function write(field: Field, state: string | boolean) {
  if (isButton(field)) field.checked = state === true;
  else if (!("options" in field)) field.value = String(state);
  else for (const option of field.options) option.selected = String(state).split("\n").includes(option.value);
}

const isSameField = (one: Field, other: Field) =>
  one.name === other.name &&
  one.type === other.type &&
  formOf(one) === formOf(other) &&
  (!isButton(one) || one.value === other.value);

/**
 * Reads what the visitor has entered into the server's fields of a host that has left. The returned function writes it
 * into the same fields of the other host, as if the browser restored the page: only where the server prints what it had
 * printed before, and not what has been sent.
 */
export function keepFields({ instance }: Leaving): (host: HTMLElement) => void {
  const sent = lastActs["submit"]?.target;
  const entered = fieldsOf(instance.placement.host)
    .filter((field) => field.form !== sent || !sent)
    .map((field) => ({ field, state: stateOf(field), printed: printedOf(field) }))
    .filter(({ state, printed }) => state !== printed);
  return (host) => {
    const fields = entered.length ? fieldsOf(host) : [];
    for (const { field, state, printed } of entered) {
      const same = fields.find((other) => isSameField(field, other));
      if (same && printedOf(same) === printed && stateOf(same) === printed) write(same, state);
    }
  };
}
