import { keepDraftStep, readDraftStep } from "#content/form/drafts.ts";
import { createChanges } from "#dom/changes.ts";
import { query, queryAll } from "#dom/query.ts";
import { isHtmlElement, isTag } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { firstError, followErrors } from "./follow-errors.ts";
import { drawPosition } from "./indicators.ts";
import { createMoves } from "./move-nodes.ts";
import { readSteps } from "./read-steps.ts";
import type { Settings } from "./settings.ts";
import { splitForm } from "./split.ts";
import { createTurns, followVisitor } from "./turns.ts";
import type { StepsView } from "./view.ts";
import { createWalk } from "./walk.ts";

/** Splits a form into steps and leads through them. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const form = isTag(host, "form") ? host : (query<HTMLFormElement>(host, "form") ?? host.closest("form"));
  if (!form) throw missing("its element must hold a form, or be in one");
  const { listen, signal } = context;
  const changes = createChanges(signal);
  const [prefix = ""] = settings.skin.prefix;
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
