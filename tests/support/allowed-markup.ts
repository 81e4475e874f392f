import type { Template } from "#runtime/template/template.ts";

/** The elements and the attributes that a template may print; paragraphs and lines are those of a row's text. */
export interface Allowed {
  readonly elements: Set<string>;
  readonly attributes: Set<string>;
}

function collect(node: unknown, allowed: Allowed): void {
  if (Array.isArray(node)) for (const one of node) collect(one, allowed);
  if (typeof node !== "object" || !node || Array.isArray(node)) return;
  const { element, name } = node as { readonly element?: unknown; readonly name?: unknown };
  if (typeof element === "string") allowed.elements.add(element);
  if (typeof name === "string") allowed.attributes.add(name);
  for (const inner of Object.values(node)) collect(inner, allowed);
}

export function allowedBy(template: Template = []): Allowed {
  const allowed = { elements: new Set(["p", "br"]), attributes: new Set<string>() };
  collect(template, allowed);
  return allowed;
}

/** Where a browser would go with an address; nowhere with one that it cannot read. */
function isSafe(address: string): boolean {
  try {
    return /^(?:https?|mailto|tel):$/.test(new URL(address, "https://shop.example/").protocol);
  } catch {
    return true;
  }
}

/** What is looked at of a printed element. */
export type Printed = Pick<Element, "localName" | "getAttributeNames" | "getAttribute">;

const ADDRESSES = ["href", "src", "action"];

/** What of printed elements no template says: other elements and attributes, and addresses that run code. */
export const foreignIn = <One extends Printed>(
  printed: Iterable<One>,
  { elements, attributes }: Allowed,
): One[] =>
  [...printed].filter(
    (element) =>
      !elements.has(element.localName) ||
      !element.getAttributeNames().every((name) => attributes.has(name)) ||
      ADDRESSES.some((name) => !isSafe(element.getAttribute(name) ?? "")),
  );
