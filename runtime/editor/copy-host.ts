import { ATTRIBUTE } from "../markup.ts";
import type { PartOptions } from "../start/lazy-parts.ts";

/** Attributes that hold ids, separated by spaces. */
const REFERENCES = new Set([
  ..."for form list headers popovertarget commandfor".split(" "),
  ..."activedescendant controls describedby details errormessage flowto labelledby owns"
    .split(" ")
    .map((name) => `aria-${name}`),
]);
const LINKS = new Set(["href", "xlink:href"]);
/** What Islet and editors write on elements; the copy is no part of the editor. */
const LEFT_OUT = [
  ATTRIBUTE.state,
  "data-widget-marked",
  "data-widget-problem",
  "data-widget-shown",
  "contenteditable",
  "draggable",
];

let count = 0;

const allOf = (root: Element) => [root, ...root.querySelectorAll("*")];

/** A copy of an element, and the elements of both that have settings, in the same order. */
export interface HostCopy {
  readonly copy: HTMLElement;
  readonly copies: ReadonlyMap<Node, Element>;
}

/** Copies an element as the server printed it, for a place elsewhere on the same page. */
export function copyHost(
  host: HTMLElement,
  { hosts, scanner }: Pick<PartOptions, "hosts" | "scanner">,
): HostCopy {
  // Widgets write on the server's elements, and islands put them aside: they end in this turn, and start again.
  const inside = new Set(hosts.all().map(({ placement }) => placement.host));
  for (const inner of inside) if (host.contains(inner)) hosts.setPlacements(inner, []);
  const copy = host.cloneNode(true) as HTMLElement;
  const originals = allOf(host);
  scanner.scan(host);
  const elements = allOf(copy);
  const copies = new Map(elements.map((element, index) => [originals[index] as Node, element]));
  renameIds(elements);
  for (const element of elements) {
    for (const name of LEFT_OUT) element.removeAttribute(name);
    // Elementor's id would name both.
    if (element.hasAttribute(ATTRIBUTE.widget)) element.setAttribute("data-widget-key", `preview-${++count}`);
  }
  return { copy, copies };
}

/** Gives every id a new name; references to ids outside of the copy stay. */
function renameIds(elements: readonly Element[]) {
  const prefix = `islet-preview-${++count}-`;
  const ids = new Set(elements.map(({ id }) => id).filter(Boolean));
  const renamed = (id: string) => (ids.has(id) ? prefix + id : id);
  for (const element of elements) {
    if (element.id) element.id = renamed(element.id);
    for (const attribute of element.attributes) {
      const { name, value } = attribute;
      if (REFERENCES.has(name)) attribute.value = value.split(/\s+/).map(renamed).join(" ");
      else if (LINKS.has(name) && value.startsWith("#")) attribute.value = `#${renamed(value.slice(1))}`;
    }
  }
}
