import { onMessage } from "../elementor/messages.ts";
import { type Editor, editedElement } from "./editor.ts";

const CLASS = "islet-problem";

/** What a control hears of is added to what describes it already. */
function describe(input: Element, id: string): void {
  const ids = (input.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);
  input.setAttribute("aria-describedby", [...ids, id].join(" "));
  input.setAttribute("aria-invalid", "true");
}

function forget(sentence: Element): void {
  for (const input of document.querySelectorAll(`[aria-describedby~="${CSS.escape(sentence.id)}"]`)) {
    const ids = (input.getAttribute("aria-describedby") ?? "")
      .split(/\s+/)
      .filter((id) => id !== sentence.id);
    if (ids.length > 0) input.setAttribute("aria-describedby", ids.join(" "));
    else input.removeAttribute("aria-describedby");
    input.removeAttribute("aria-invalid");
  }
  sentence.remove();
}

const controlOf = (name: string) => document.querySelector(`.elementor-control-${CSS.escape(name)}`);

/** The sentence stands beside the first control that it is about, and describes them all. */
function show(message: string, names: readonly string[]): void {
  const [first, ...others] = names.flatMap((name) => controlOf(name) ?? []);
  if (!first) return;
  const sentence = document.createElement("p");
  sentence.id = `${CLASS}-${names.join("-")}`;
  // The look is Elementor's own.
  sentence.className = `${CLASS} elementor-panel-alert elementor-panel-alert-warning`;
  sentence.setAttribute("role", "status");
  sentence.tabIndex = 0;
  sentence.textContent = message;
  for (const control of [first, ...others])
    for (const input of control.querySelectorAll("input, select, textarea")) describe(input, sentence.id);
  first.append(sentence);
}

/** Shows beside each control what a widget cannot use, as long as the element has those settings. */
export function showProblems(editor: Editor): void {
  /** The controls that each sentence is about, by element. */
  const problems = new Map<string, Map<string, readonly string[]>>();
  const draw = () => {
    for (const sentence of document.querySelectorAll(`.${CLASS}`)) forget(sentence);
    const id = editedElement(editor)?.model.get("id") ?? "";
    for (const [message, names] of problems.get(id) ?? []) show(message, names);
  };
  onMessage(window, "islet:elementor-problem", ({ id, controls, message }) => {
    const known = problems.get(id) ?? new Map<string, readonly string[]>();
    problems.set(id, known.set(message, controls));
    draw();
  });
  onMessage(window, "islet:elementor-settings", ({ id }) => {
    problems.delete(id);
    draw();
  });
  editor.channels.editor.on("section:activated", draw);
}
