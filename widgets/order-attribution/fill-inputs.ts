import { queryAll } from "#dom/query.ts";
import { markAdded } from "#runtime/added.ts";
import { attributionFields, getAttributionData } from "#shop/attribution/attribution-data.ts";
import { isTracking, onTrackingChange, tracking } from "#shop/attribution/tracking.ts";
import { elementValues, TAG } from "./inputs-element.ts";

/** Fills an element with the fields of an order's origin and updates them whenever tracking changes. */
export type FillInputs = (element: HTMLElement) => void;

/** Elements are restored when the signal aborts. */
export function createFillInputs(signal: AbortSignal): FillInputs {
  const filled = new Set<HTMLElement>();
  const warned = new Set<string>();
  const prefix = tracking()?.prefix ?? "";

  function addInputs(element: HTMLElement) {
    const before = [...element.childNodes];
    signal.addEventListener("abort", () => element.replaceChildren(...before));
    element.replaceChildren(...attributionFields().map(({ name }) => createInput(prefix + name)));
    filled.add(element);
  }

  function writeValues(element: HTMLElement) {
    const inputs = new Map(
      queryAll<HTMLInputElement>(element, "input").map((input) => [input.name, input] as const),
    );
    for (const [name, value] of Object.entries({ ...getAttributionData(), ...valuesOf(element) })) {
      const input = inputs.get(prefix + name);
      if (input) input.value = value ?? "";
      else warnOnce(name);
    }
  }

  function warnOnce(name: string) {
    if (!warned.has(name))
      tracking()?.warn(`The field ${name} is missing: the element ${TAG} was probably manipulated.`);
    warned.add(name);
  }

  onTrackingChange(() => filled.forEach(writeValues), signal);

  return (element) => {
    if (signal.aborted) return;
    removeDuplicates(signal);
    if (!element.isConnected) return;
    if (!filled.has(element)) addInputs(element);
    writeValues(element);
  };
}

function createInput(name: string): HTMLInputElement {
  const input = markAdded(document.createElement("input"));
  input.type = "hidden";
  input.name = name;
  return input;
}

/** Values that other scripts have set, for known fields only; none while tracking is off. */
function valuesOf(element: HTMLElement): Readonly<Record<string, string>> {
  readEarlyValues(element);
  const values = isTracking() ? Object.entries(elementValues.get(element) ?? {}) : [];
  const names = new Set(attributionFields().map(({ name }) => name));
  return Object.fromEntries(
    values.filter(([name]) => names.has(name)).map(([name, value]) => [name, String(value)]),
  );
}

/** Values set before the element was defined are an own property that hides the accessor. */
function readEarlyValues(element: HTMLElement) {
  const values: unknown = Object.getOwnPropertyDescriptor(element, "values")?.value;
  if (values === undefined || !Reflect.deleteProperty(element, "values")) return;
  elementValues.set(element, Object(values) as object);
}

/** The shop may print several: keeps one in each form, or one on the page if no form has any. */
function removeDuplicates(signal: AbortSignal): void {
  const elements = queryAll(document, TAG);
  const forms = new Set<Element>();
  const isInForm = elements.some((element) => element.closest("form"));
  for (const element of elements) {
    const form = element.closest("form") ?? document.documentElement;
    const isDuplicate = forms.has(form) || (isInForm && form === document.documentElement);
    forms.add(form);
    if (isDuplicate) removeUntilAbort(element, signal);
  }
}

function removeUntilAbort(element: HTMLElement, signal: AbortSignal) {
  const placeholder = document.createComment("");
  element.replaceWith(placeholder);
  signal.addEventListener("abort", () => placeholder.replaceWith(element));
}
