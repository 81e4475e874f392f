import { AROUND, markAdded } from "#runtime/added.ts";
import { isText } from "#runtime/node-type.ts";
import { elementorSettings } from "../../shared/element-settings.ts";
import type { Handler } from "./handler.ts";

const span = (className: string) => Object.assign(document.createElement("span"), { className });

/** The first text that has a letter. */
function firstText(element: Element): Text | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (isText(texts.currentNode) && texts.currentNode.data.trim()) return texts.currentNode;
  return undefined;
}

/** The first letter of a text is put into a separate element, which the page's styles enlarge. */
export const handler: Handler = (editors, signal) => {
  for (const editor of editors) {
    const text = elementorSettings(editor)["drop_cap"] === "yes" ? firstText(editor) : undefined;
    const [start = "", letter] = (text && /^\s*(\S)/u.exec(text.data)) ?? [];
    const paragraph = text?.parentElement;
    if (!text || !letter || !paragraph) continue;
    const before = text.data;
    const cap = markAdded(span("elementor-drop-cap"), AROUND);
    const inner = span("elementor-drop-cap-letter");
    inner.textContent = letter;
    cap.append(inner);
    text.data = before.slice(start.length);
    text.before(cap);
    signal.addEventListener("abort", () => {
      cap.remove();
      text.data = before;
    });
  }
};
