/** The part of css-tree that the check uses. The package has no types. */
declare module "css-tree" {
  export type CssNode =
    | { readonly type: "Atrule"; readonly name: string; readonly prelude: CssNode | null }
    | { readonly type: "Declaration"; readonly property: string }
    | { readonly type: "PseudoClassSelector" | "PseudoElementSelector"; readonly name: string }
    | { readonly type: "Feature" | "Function" | "Identifier"; readonly name: string }
    | { readonly type: "FeatureRange" | "NestingSelector" | "Rule" };

  type NodeOf<Type> = Extract<CssNode, { readonly type: Type }>;

  /** What a node stands in. */
  export interface Place {
    readonly atrule: NodeOf<"Atrule"> | null;
    readonly rule: NodeOf<"Rule"> | null;
    readonly declaration: NodeOf<"Declaration"> | null;
    readonly atrulePrelude: CssNode | null;
  }

  export function parse(
    css: string,
    options: { parseCustomProperty: boolean; onParseError: (error: Error) => void },
  ): CssNode;

  export function generate(node: CssNode): string;

  export function walk(
    node: CssNode,
    visitor: { enter(this: Place, node: CssNode): void; leave(this: Place, node: CssNode): void },
  ): void;
}
