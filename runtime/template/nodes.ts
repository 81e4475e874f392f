import type { Printed } from "./evaluate.ts";

/** What a template printed, as nodes of the page; no text becomes HTML. Without elements to put inside, there is the row's text. */
export const nodesOf = (printed: readonly Printed[]): ChildNode[] =>
  printed.flatMap((piece): ChildNode[] => {
    if (typeof piece === "string") return [document.createTextNode(piece)];
    if ("inner" in piece) return piece.text === "" ? [] : [paragraphOf(piece.text)];
    const element = document.createElement(piece.element);
    for (const [name, value] of Object.entries(piece.attributes)) element.setAttribute(name, value);
    element.append(...nodesOf(piece.children));
    return [element];
  });

function paragraphOf(text: string): ChildNode {
  const paragraph = document.createElement("p");
  const [first = "", ...others] = text.split("\n");
  paragraph.append(first, ...others.flatMap((line) => [document.createElement("br"), `\n${line}`]));
  return paragraph;
}
