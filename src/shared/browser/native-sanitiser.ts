import { DROPPED_WITH_CONTENT, type HtmlRules, rulesFor } from "./allowed-html.ts";

type Names = readonly unknown[];

interface Sanitizer {
  /** Takes out of the lists what the browser never allows. */
  removeUnsafe(): void;
  get(): { readonly elements: Names; readonly attributes: Names };
}

/** What the compiler does not know yet. */
interface SanitisingWindow {
  readonly Sanitizer: new (config: object) => Sanitizer;
  readonly Document: { parseHTML(html: string, options: { readonly sanitizer: Sanitizer }): Document };
}

const inSvg = (name: string) => ({ name, namespace: "http://www.w3.org/2000/svg" });
const XMLNS = { name: "xmlns", namespace: "http://www.w3.org/2000/xmlns/" };

/** The note of each checkout. It goes with its content; plain as it is, every parser finds the same end of it. */
const PLAIN_NOSCRIPT =
  /<noscript>(?:[^<]|<br ?\/?>|<em>[^<]*<\/em>|<button(?: [\w-]+="[^"<>]*")*>[^<]*<\/button>)*<\/noscript>/gi;

/** Browsers always remove these. */
const NEVER_NATIVE = ["iframe", "use"];
const TAG_NAME = /<([a-z][^\t\n\f\r />]*)/gi;

/**
 * Sanitises markup with what the browser has for it. Null if the browser has nothing or does not take the rules as they
 * are, and for markup with elements whose content stays without them: there browsers build another tree than DOMPurify.
 * The result needs `enforceRules`.
 */
export function sanitiseNatively(html: string, rules: HtmlRules): DocumentFragment | null {
  try {
    isUsable ??= passesProbe();
    const withoutNotes = html.replaceAll(PLAIN_NOSCRIPT, "");
    return isUsable && takesEveryElement(withoutNotes, rules) ? parse(withoutNotes, rules) : null;
  } catch {
    isUsable = false;
    return null;
  }
}

let isUsable: boolean | undefined;

function takesEveryElement(html: string, { elements, icons }: HtmlRules): boolean {
  const known = new Set([...elements, ...icons, ...DROPPED_WITH_CONTENT, "body"]);
  for (const name of NEVER_NATIVE) if (elements.includes(name) || icons.includes(name)) known.delete(name);
  // Browsers disagree whether what it holds is text or elements.
  known.delete("noscript");
  return [...html.matchAll(TAG_NAME)].every(([, name = ""]) => known.has(name.toLowerCase()));
}

function parse(html: string, rules: HtmlRules): DocumentFragment {
  const { Sanitizer, Document } = window as unknown as SanitisingWindow;
  const sanitizer = new Sanitizer({
    ...listsOf(html, rules),
    dataAttributes: rules.hasData,
    comments: false,
    processingInstructions: [],
  });
  const parsed = Document.parseHTML(html, { sanitizer });
  // Through the prototype: a form may be named `body`. Nodes of this document would load their images at once.
  const fragment = window.HTMLDocument.prototype.createDocumentFragment.call(parsed);
  const body = Reflect.get(window.HTMLDocument.prototype, "body", parsed) as HTMLElement | null;
  if (!body) return fragment;
  // The parser leaves out space before the first tag.
  const [space] = /^[\t\n\r ]+/.exec(html) ?? [];
  fragment.append(...(space ? [space] : []), ...body.childNodes);
  return fragment;
}

const listsOf = (html: string, { elements, icons, attributes }: HtmlRules) => ({
  elements: [...elements, ...icons.map(inSvg), "html", "body"],
  // `enforceRules` removes the elements that have `is`.
  attributes: [...new Set(html.toLowerCase().match(/aria-[a-z]+/g)), ...attributes, XMLNS, "is"],
});

const PROBE =
  "<!--a--><?b c><p class=d accesskey=e data-f aria-label=g>h<b>i</b><j-k>l</j-k><script>m</script><br is=n></p>" +
  "<table><td><input name=o></table><template>p</template><svg viewBox='0 0 1 1'><path d=M0 /><style>q</style></svg>";
const PROBED = "p class data-f aria-label,b ,br is,table ,tbody ,tr ,td ,input name,svg viewBox,path d:hi";

/** Whether the browser takes the longest lists as they are, and makes of a text with everything what it should. */
function passesProbe(): boolean {
  const rules = rulesFor("fragment", false, false);
  const lists = listsOf("", rules);
  const sanitizer = new (window as unknown as SanitisingWindow).Sanitizer(lists);
  sanitizer.removeUnsafe();
  const { elements, attributes } = sanitizer.get();
  const fragment = parse(PROBE, rules);
  const shapes = [...fragment.querySelectorAll("*")].map(
    (element) => `${element.localName} ${element.getAttributeNames().join(" ")}`,
  );
  return (
    elements.length === lists.elements.length &&
    attributes.length === lists.attributes.length &&
    `${shapes.join()}:${fragment.textContent}` === PROBED
  );
}
