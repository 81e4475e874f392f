import { interfaceOf } from "#runtime/query.ts";

/** Limits for a selector from outside the code. */
export interface SelectOptions {
  /** At most this many elements. */
  limit?: number | undefined;
  /** Only this element and those inside it. */
  within?: Element | undefined;
}

const MAX_LENGTH = 512;
const PROTECTED = "head,script,style,input[type=password],input[type=hidden],#wpadminbar";

/**
 * Returns the elements that match an untrusted selector, in document order; none if it is no text, too long or invalid.
 * Never finds head, scripts, styles, password and hidden inputs, or the admin bar.
 */
export function selectAll(
  root: Document | DocumentFragment | Element,
  selector: unknown,
  { limit = 200, within }: SelectOptions = {},
): Element[] {
  const found: Element[] = [];
  for (const element of trySelector(selector, (text) => queryAll(root, text)) ?? []) {
    if (found.length >= limit) break;
    if (isAccessible(element) && (!within || Node.prototype.contains.call(within, element)))
      found.push(element);
  }
  return found;
}

/** Whether the element matches an untrusted selector; false if it is invalid. */
export function matches(element: Element, selector: unknown): boolean {
  const isMatch = trySelector(selector, (text) => Element.prototype.matches.call(element, text));
  return isMatch === true && isAccessible(element);
}

/** Returns the nearest ancestor, or the element itself, that matches an untrusted selector; null if it is invalid. */
export function closest(element: Element, selector: unknown): Element | null {
  const found = trySelector(selector, (text) => Element.prototype.closest.call(element, text));
  return found && isAccessible(found) ? found : null;
}

/** Through the prototypes: a form field or an image can be named `querySelectorAll`. */
function queryAll(root: Document | DocumentFragment | Element, selector: string): NodeListOf<Element> {
  return interfaceOf(root).prototype.querySelectorAll.call(root, selector);
}

function isAccessible(element: Element): boolean {
  return Element.prototype.closest.call(element, PROTECTED) === null;
}

/** Null if the selector is no text, too long or invalid. */
function trySelector<T>(selector: unknown, run: (selector: string) => T): T | null {
  if (typeof selector !== "string" || selector.length > MAX_LENGTH) return null;
  try {
    return run(selector);
  } catch {
    return null;
  }
}
