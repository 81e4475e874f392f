import { postAddress } from "#content/form/native-form.ts";
import { query, queryAll } from "#dom/query.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import type { Choice, PrintedRow } from "./row.ts";
import type { Settings } from "./settings.ts";

/** What the server has printed. */
export interface PrintedForm {
  readonly form: HTMLFormElement;
  readonly rows: readonly PrintedRow[];
  /** Gives the focus back that a field has lost because it was moved. */
  restoreFocus(): void;
}

const NAME = /^[\w-]{1,64}$/;

/** A name of its own for a row: the printed one, else one of its place. */
function freeName(printed: string, place: number, taken: ReadonlySet<string>): string {
  const name = NAME.test(printed) ? printed : `field-${place}`;
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name}-${count}`;
  return free;
}

const conditionOf = ({ dataset }: HTMLElement) => dataset["if"]?.trim() ?? "";

function choicesIn(element: HTMLElement): readonly Choice[] {
  const options = queryAll<HTMLOptionElement>(element, "option")
    .filter(({ value }) => value !== "")
    .map((option) => ({ value: option.value, showIf: conditionOf(option) }));
  const boxes = queryAll(element, ".islet-contact-form__choice").map((label) => ({
    value: query<HTMLInputElement>(label, "input")?.value ?? "",
    showIf: conditionOf(label),
  }));
  return [...options, ...boxes];
}

function readRow(element: HTMLElement, name: string, step: number | undefined): PrintedRow {
  const { dataset } = element;
  const text = (key: string) => dataset[key] ?? "";
  const number = (key: string) => Number(dataset[key]) || 0;
  return {
    element,
    name,
    step,
    kind: text("kind"),
    isRequired: dataset["required"] !== undefined,
    showIf: conditionOf(element),
    formula: text("formula").trim(),
    decimals: number("decimals"),
    unit: text("unit"),
    min: text("min"),
    max: text("max"),
    stepSize: number("step"),
    maxLength: number("length"),
    pattern: text("pattern"),
    choices: choicesIn(element),
    endings: query<HTMLInputElement>(element, "input[type=file]")?.accept.split(",") ?? [],
    maxSize: number("size"),
  };
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Remembers which field the visitor is in, and where in its text. */
function rememberFocus(form: HTMLFormElement): () => void {
  const { activeElement } = document;
  if (!isHtmlElement(activeElement) || !form.contains(activeElement)) return () => {};
  const { selectionStart, selectionEnd } = activeElement as TextField;
  return () => {
    if (document.activeElement === activeElement) return;
    activeElement.focus({ preventScroll: true });
    // Fields of other types than text have no selection.
    if (typeof selectionStart === "number")
      (activeElement as TextField).setSelectionRange(selectionStart, selectionEnd);
  };
}

type FormPage = Pick<WidgetContext["page"], "allowedHosts" | "isEditor">;

/** Whether the form may be sent. The canvas of an editor has no address, and sends nothing. */
const hasAddress = (form: HTMLFormElement, page: FormPage | undefined) =>
  page?.isEditor || postAddress(form, null, page?.allowedHosts ?? []) !== null;

/** Reads the printed form; its fields stay the server's own. */
export function readPrinted(
  host: HTMLElement,
  _settings?: Settings,
  context?: { readonly page: FormPage },
): PrintedForm {
  const form = query<HTMLFormElement>(host, "form");
  if (!form || !hasAddress(form, context?.page))
    throw missing(
      'its element must hold a form with method="post", and an action on this site or on a host of allowed_hosts of the page configuration',
    );
  const taken = new Set<string>();
  let step: number | undefined;
  const rows = queryAll(form, ".islet-contact-form__field").map((element, index) => {
    const name = freeName(element.dataset["name"] ?? "", index + 1, taken);
    taken.add(name);
    const isStep = element.dataset["kind"] === "step";
    if (isStep) step = index;
    return readRow(element, name, isStep ? undefined : step);
  });
  return { form, rows, restoreFocus: rememberFocus(form) };
}
