import { hear } from "../elementor/messages.ts";
import { editedElement, type Editor } from "./editor.ts";

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

function show(name: string, message: string): void {
  const control = document.querySelector(`.elementor-control-${CSS.escape(name)}`);
  if (!control) return;
  const sentence = document.createElement("p");
  sentence.id = `${CLASS}-${name}`;
  // The look is the builder's own.
  sentence.className = `${CLASS} elementor-panel-alert elementor-panel-alert-warning`;
  sentence.setAttribute("role", "status");
  sentence.tabIndex = 0;
  sentence.textContent = message;
  for (const input of control.querySelectorAll("input, select, textarea")) describe(input, sentence.id);
  control.append(sentence);
}

/** Shows beside each control what a widget cannot use, as long as the element has those settings. */
export function showProblems(editor: Editor): void {
  const problems = new Map<string, Map<string, string>>();
  const draw = () => {
    for (const sentence of document.querySelectorAll(`.${CLASS}`)) forget(sentence);
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
