/** How much of the page a selector from outside the code may reach. */
export interface SelectOptions {
  /** At most this many elements. */
  limit?: number | undefined;
  /** Only elements inside this one (or this one itself). */
  within?: Element | undefined;
}

const LONGEST = 512;
const UNTOUCHABLE = "head,script,style,input[type=password],input[type=hidden],#wpadminbar";

/**
 * The elements a selector from data names, in document order. A selector that is no text, too long or invalid
 * finds nothing and never throws; head, scripts, styles, password and hidden inputs and the admin bar are never
 * found (runtime.11; security reference, rule 12).
 */
export function selectAll(
  root: Document | DocumentFragment | Element,
  selector: unknown,
  { limit = 200, within }: SelectOptions = {},
): Element[] {
  const found: Element[] = [];
  if (!isText(selector)) return found;
  for (const element of attempt(() => queryAll(root, selector)) ?? []) {
    if (found.length >= limit) break;
    if (isTouchable(element) && (!within || Node.prototype.contains.call(within, element)))
      found.push(element);
  }
  return found;
}

/** Whether a selector from data names this element; false for an invalid one. */
export function matches(element: Element, selector: unknown): boolean {
  return (
    isText(selector) &&
    attempt(() => Element.prototype.matches.call(element, selector)) === true &&
    isTouchable(element)
  );
}

/** The nearest element a selector from data names, upwards from this one; null for none or an invalid selector. */
export function closest(element: Element, selector: unknown): Element | null {
  const found = isText(selector) && attempt(() => Element.prototype.closest.call(element, selector));
  return found && isTouchable(found) ? found : null;
}

/** Through the prototypes: a form field or an image can be named `querySelectorAll`. */
function queryAll(root: Document | DocumentFragment | Element, selector: string): NodeListOf<Element> {
  const { prototype } = [Document, DocumentFragment].find((kind) => root instanceof kind) ?? Element;
  return Reflect.apply(prototype.querySelectorAll, root, [selector]) as NodeListOf<Element>;
}

function isTouchable(element: Element): boolean {
  return Element.prototype.closest.call(element, UNTOUCHABLE) === null;
}

function isText(selector: unknown): selector is string {
  return typeof selector === "string" && selector.length <= LONGEST;
}

function attempt<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}
