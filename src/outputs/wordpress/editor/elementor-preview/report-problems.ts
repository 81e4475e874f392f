import { isRecord } from "#runtime/parse-json.ts";
import type { Islet } from "#runtime/start/islet.ts";
import { controlOfPath } from "../elementor/control-of-path.ts";
import { type ElementorData, elementName, prefixOf } from "../elementor/elementor-data.ts";
import { sendMessage } from "../elementor/messages.ts";
import { addProblemWords, problemSentence } from "../problem-words.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const isletOf = (document: Document) => (document.defaultView as { readonly islet?: Islet } | null)?.islet;

/** Shows what is wrong with a setting beside its control, and not in the console. */
export function reportProblems(data: ElementorData, document: Document, editor: Window): void {
  document.addEventListener("islet:problem", (event) => {
    // The runtime listens to the same event after this, and then asks for the words.
    addProblemWords(isletOf(document), (name) => data.widgets[name]);
    const { detail, target } = event as CustomEvent<unknown>;
    const widget = isRecord(detail) ? data.widgets[textOf(detail["widget"])] : undefined;
    const element = (target as Element).closest?.<HTMLElement>(".elementor-element");
    const id = element?.dataset["id"];
    if (!isRecord(detail) || !widget || !id || !Array.isArray(detail["paths"])) return;
    const prefix = prefixOf(data, widget, elementName(element));
    const find = (path: unknown) => controlOfPath(widget.controls, textOf(path), prefix);
    const controls = [...new Set(detail["paths"].flatMap((path) => find(path) ?? []))];
    if (controls.length === 0) return;
    event.preventDefault();
    sendMessage(editor, "islet:elementor-problem", {
      ...{ id, controls },
      message: problemSentence(textOf(detail["message"]), widget),
    });
  });
}
