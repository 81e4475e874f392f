import { queryAll } from "#dom/query.ts";
import { attributionFields, getAttributionData } from "./attribution-data.ts";
import { given, TAG } from "./inputs-element.ts";
import { isTracking, onTrackingChange, tracking } from "./tracking.ts";

/** Fills an element with the fields of an order's origin, and keeps them right. */
export type Fill = (element: HTMLElement) => void;

/** What was there before comes back when the signal aborts (clauses order-attribution.3, .4 and .11). */
export function createFilling(signal: AbortSignal): Fill {
  const filled = new Set<HTMLElement>();
  const warned = new Set<string>();
  const prefix = tracking()?.prefix ?? "";

  function stamp(element: HTMLElement) {
    const before = [...element.childNodes];
    signal.addEventListener("abort", () => element.replaceChildren(...before));
    element.replaceChildren(
      ...attributionFields().map(({ name }) => {
        const input = document.createElement("input");
        input.type = "hidden";
        input.name = prefix + name;
        return input;
      }),
    );
    filled.add(element);
  }

  function write(element: HTMLElement) {
    const inputs = new Map(
      queryAll<HTMLInputElement>(element, "input").map((input) => [input.name, input] as const),
    );
    for (const [name, value] of Object.entries({ ...getAttributionData(), ...valuesOf(element) })) {
      const input = inputs.get(prefix + name);
      if (input) input.value = value ?? "";
      else warnOf(name);
    }
  }

  function warnOf(name: string) {
    if (!warned.has(name))
      tracking()?.warn(`The field ${name} is missing: the element ${TAG} was probably manipulated.`);
    warned.add(name);
  }

  onTrackingChange(() => filled.forEach(write), signal);

  return (element) => {
    if (signal.aborted) return;
    removeDoubles(signal);
    if (!element.isConnected) return;
    if (!filled.has(element)) stamp(element);
    write(element);
  };
}

/** What others have set, for the fields of the order only; nothing while tracking is off. */
function valuesOf(element: HTMLElement): Readonly<Record<string, string>> {
  takeEarlyValues(element);
  const values = isTracking() ? Object.entries(given.get(element) ?? {}) : [];
  const names = new Set(attributionFields().map(({ name }) => name));
  return Object.fromEntries(
    values.filter(([name]) => names.has(name)).map(([name, value]) => [name, String(value)]),
  );
}

/** Set before the element had its code, they hide its own property. */
function takeEarlyValues(element: HTMLElement) {
  const values: unknown = Object.getOwnPropertyDescriptor(element, "values")?.value;
  if (values === undefined || !Reflect.deleteProperty(element, "values")) return;
  given.set(element, Object(values) as object);
}

/** The shop prints several: one stays in each form, and one outside where no form has any. */
function removeDoubles(signal: AbortSignal): void {
  const elements = queryAll(document, TAG);
  const forms = new Set<Element>();
  const isInForm = elements.some((element) => element.closest("form"));
  for (const element of elements) {
    const place = element.closest("form") ?? document.documentElement;
    const isDouble = forms.has(place) || (isInForm && place === document.documentElement);
    forms.add(place);
    if (isDouble) takeOut(element, signal);
  }
}

function takeOut(element: HTMLElement, signal: AbortSignal) {
  const place = document.createComment("");
  element.replaceWith(place);
  signal.addEventListener("abort", () => place.replaceWith(element));
}
