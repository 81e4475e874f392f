import { selectAll } from "#browser/selectors.ts";
import { keepDraftStep, readDraftStep } from "#content/form/drafts.ts";
import { query, queryAll } from "#dom/query.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isHtmlElement, isTag } from "#runtime/node-type.ts";
import { type Enhanced, missing, type WidgetContext } from "#runtime/widget.ts";
import { drawPosition } from "./draw-position.ts";
import { firstError, followErrors } from "./follow-errors.ts";
import { createMoves } from "./move-nodes.ts";
import type { Settings } from "./settings.ts";
import { splitForm } from "./split.ts";
import { createTurns, followVisitor } from "./turns.ts";
import type { Step, StepsView } from "./view.ts";
import { createWalk } from "./walk.ts";

/** Splits a form into steps and leads through them. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const form = isTag(host, "form") ? host : (query<HTMLFormElement>(host, "form") ?? host.closest("form"));
  if (!form) throw missing("its element must hold a form, or be in one");
  const { listen, signal } = context;
  const changes = createChanges(signal);
  const [prefix = ""] = settings.parts.prefix;
  const view: StepsView = { form, prefix, settings, changes, context };
  const steps = readSteps(view);
  if (!steps[0]) throw missing("its form must hold the elements of its steps");

  const { activeElement } = document;
  const place = queryAll(document, "form").indexOf(form);
  const walk = createWalk(view, steps, drawPosition(view, steps));
  const turns = createTurns(view, walk, place);
  splitForm(view, steps, { move: createMoves(signal), turns });
  changes.toggleClass(form, "islet-form-steps", true);

  const candidates = [
    context.kept as number,
    steps.findIndex(({ element }) => element.contains(activeElement)),
    firstError(view, steps),
    readDraftStep(place),
  ];
  walk.open(candidates.find((index) => index in steps) ?? 0);
  // What is moved loses the focus.
  if (isHtmlElement(activeElement) && document.activeElement !== activeElement)
    activeElement.focus({ preventScroll: true });

  followErrors(view, walk, turns.go);
  followVisitor(view, walk, turns);
  listen(window, "pagehide", () => keepDraftStep(place, walk.current));
  return { state: () => walk.current };
}

function stepOf(element: HTMLElement): Step {
  const { dataset } = query(element, ":scope > [data-label]") ?? element;
  const label = dataset["label"] ?? query(element, "legend, h2, h3, h4")?.textContent ?? "";
  return { element, label: label.trim(), data: dataset };
}

/** The steps of a form in document order, without steps inside others. */
function readSteps({ form, settings }: StepsView): Step[] {
  const all = selectAll(form, settings.parts.step).filter(isHtmlElement);
  return all
    .filter((element) => !all.some((other) => other !== element && other.contains(element)))
    .map(stepOf);
}
