import nwsapi from "nwsapi";

/** Files of tests share a window, whose classes are replaced once. */
const MENDED = Symbol.for("islet.mended-selectors");

/** Brackets of a pseudo-class with a combinator in them, as in `:not(.a *)`. */
const COMBINED = /:(?:is|not|where)\([^)]*[\s>+~]/;

/**
 * happy-dom reads one part only of a selector in the brackets of `:not()`, `:is()` and `:where()`: it finds by `:not(.a *)`
 * what is inside `.a`, too. Another engine answers for such selectors. Call it before the page is searched.
 */
export function mendSelectors(): void {
  const [page, element, fragment] = [
    holderOf(document, "querySelectorAll"),
    holderOf(document.createElement("a"), "querySelectorAll"),
    holderOf(document.createDocumentFragment(), "querySelectorAll"),
  ];
  if (MENDED in page) return;
  // The engine asks for the mode, which happy-dom does not tell.
  Object.assign(page, { [MENDED]: true, compatMode: "CSS1Compat" });
  const engine = nwsapi(globalThis);
  engine.configure({ LOGERRORS: false });
  replace(element, "matches", engine.match);
  replace(element, "closest", engine.closest);
  for (const prototype of [page, element, fragment]) {
    replace(prototype, "querySelector", engine.first);
    replace(prototype, "querySelectorAll", engine.select);
  }
}

type Queries = ParentNode & Pick<Element, "matches" | "closest">;

/** The prototype that has a method: those on the window are other ones. */
function holderOf(node: object, method: keyof Queries): Queries {
  return Object.hasOwn(node, method)
    ? (node as Queries)
    : holderOf(Object.getPrototypeOf(node) as object, method);
}

/** Lets the engine answer a method's calls with combined selectors. */
function replace(
  prototype: Queries,
  name: string,
  answer: (selector: string, context: Element) => unknown,
): void {
  const original = Reflect.get(prototype, name) as (selector: string) => unknown;
  Object.assign(prototype, {
    [name](this: Element, selector: string) {
      return COMBINED.test(selector) ? answer(selector, this) : original.call(this, selector);
    },
  });
}
