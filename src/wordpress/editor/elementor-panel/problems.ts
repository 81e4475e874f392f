import { hear } from "../elementor/messages.ts";
import { editedElement, type Editor } from "./editor.ts";

const CLASS = "islet-problem";

function show(name: string, message: string): void {
  const control = document.querySelector(`.elementor-control-${CSS.escape(name)}`);
  if (!control) return;
  const sentence = document.createElement("p");
  // The look is the builder's own.
  sentence.className = `${CLASS} elementor-panel-alert elementor-panel-alert-warning`;
  sentence.setAttribute("role", "status");
  sentence.textContent = message;
  control.append(sentence);
}

/** Shows beside a control what a widget cannot use, as long as the element has those settings. */
export function showProblems(editor: Editor): void {
  const problems = new Map<string, Map<string, string>>();
  const draw = () => {
    for (const sentence of document.querySelectorAll(`.${CLASS}`)) sentence.remove();
    const id = editedElement(editor)?.model.get("id") ?? "";
    for (const [name, message] of problems.get(id) ?? []) show(name, message);
  };
  hear(window, "islet:builder-problem", ({ id, controls, message }) => {
    const known = problems.get(id) ?? new Map<string, string>();
    for (const name of controls) known.set(name, message);
    problems.set(id, known);
    draw();
  });
  hear(window, "islet:builder-settings", ({ id }) => {
    problems.delete(id);
    draw();
  });
  editor.channels.editor.on("section:activated", draw);
}
