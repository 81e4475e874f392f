import { child, isReference, literal, type SyntaxNode } from "./syntax.ts";

/** Something that product code must not contain, except in the file that owns it. */
export interface Ban {
  what: string;
  why: string;
  cure: string;
  /** Files and folders where it is allowed. */
  except?: string[];
  finds(node: SyntaxNode): boolean;
  /** Code that breaks the ban, for the test of the search. */
  examples: string[];
}

export const isVariable = (node: SyntaxNode, names: RegExp): boolean =>
  isReference(node) && names.test(node["name"] as string);

export const isImport = (node: SyntaxNode, specifier: RegExp): boolean =>
  specifier.test(literal(child(node, "source")) ?? "");
