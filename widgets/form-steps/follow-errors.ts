import { percentDecode } from "#browser/percent-decode.ts";
import { selectAll } from "#browser/selectors.ts";
import { queryAll } from "#dom/query.ts";
import { isElement, isTag } from "#runtime/node-type.ts";
import { controlsIn, isInvalid } from "./controls.ts";
import type { Step, StepsView } from "./view.ts";
import type { Walk } from "./walk.ts";

/** The first step that holds a field with an error; -1 if none does. */
export const firstError = ({ settings }: StepsView, steps: readonly Step[]): number =>
  steps.findIndex(({ element }) => selectAll(element, settings.parts.error, { limit: 1 }).length > 0);

/** The element of a form that a link leads to. */
function targetOf(form: Element, { hash }: HTMLAnchorElement): Element | undefined {
  const name = decoded(hash.slice(1));
  return queryAll(form, "[id]").find(({ id }) => decoded(id) === name);
}

const decoded = (text: string) => percentDecode(text) ?? text;

/** Leads to the step of what is wrong: after the browser's own check, the server's, and by links to fields. */
export function followErrors(view: StepsView, walk: Walk, go: (index: number) => void): void {
  const { form, context } = view;
  const { listen, on } = context;
  const { steps } = walk;

  function goTo(element: Element) {
    const index = steps.findIndex((step) => step.element.contains(element));
    if (index >= 0 && index !== walk.current) go(index);
  }

  // Only from the last step can the form be sent; other scripts may have fields checked at any time.
  const checked = ({ target }: Event) => {
    const first = walk.current === steps.length - 1 && controlsIn(form).find(isInvalid);
    if (first && first === target) goTo(first);
  };
  listen(form, "invalid", checked, { capture: true });

  on("form_error", ({ form: refused }) => {
    const index = refused === form ? firstError(view, steps) : -1;
    if (index < 0 || index === walk.current) return;
    go(index);
    const { activeElement } = document;
    if (isElement(activeElement)) activeElement.scrollIntoView({ block: "nearest" });
  });

  const pressed = ({ target }: Event) => {
    const link = isElement(target) ? target.closest("a[href*='#']") : null;
    const wanted = isTag(link, "a") && link.pathname === location.pathname ? targetOf(form, link) : undefined;
    if (wanted) goTo(wanted);
  };
  listen(form, "click", pressed, { capture: true });
}
