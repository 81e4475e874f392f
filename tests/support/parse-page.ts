import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import type { Printed } from "./allowed-markup.ts";

type Node = DefaultTreeAdapterTypes.Node;
type ParsedElement = DefaultTreeAdapterTypes.Element;

/** An element that a browser would make of markup. */
export interface PageElement extends Printed {
  readonly children: readonly PageElement[];
}

const childNodesOf = (node: ParsedElement): readonly Node[] =>
  "content" in node ? (node as DefaultTreeAdapterTypes.Template).content.childNodes : node.childNodes;

const elementOf = (parsed: ParsedElement): PageElement => ({
  localName: parsed.tagName,
  getAttributeNames: () => parsed.attrs.map(({ name }) => name),
  getAttribute: (name) => parsed.attrs.find((attribute) => attribute.name === name)?.value ?? null,
  children: childNodesOf(parsed).filter(defaultTreeAdapter.isElementNode).map(elementOf),
});

/**
 * What a browser makes of the markup in a page's body: by the HTML standard's own rules, and many times as fast as by the
 * test's window.
 */
export function parseBody(markup: string): readonly PageElement[] {
  const page = parse(`<!doctype html><body>${markup}`);
  const root = page.childNodes.find(defaultTreeAdapter.isElementNode);
  return root ? (elementOf(root).children.find(({ localName }) => localName === "body")?.children ?? []) : [];
}

/** All elements inside of one. */
export const elementsIn = ({ children }: PageElement): readonly PageElement[] =>
  children.flatMap((child) => [child, ...elementsIn(child)]);
