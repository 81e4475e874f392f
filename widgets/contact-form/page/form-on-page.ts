import type { FormView } from "#content/form/view.ts";
import { queryAll } from "#dom/query.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isElement } from "#runtime/node-type.ts";
import { once } from "#runtime/once.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { FormLogic } from "../logic/form-logic.ts";
import { plainLogic } from "../logic/plain-logic.ts";
import type { PrintedForm } from "../read-printed.ts";
import type { Settings } from "../settings.ts";
import type { RowsOnPage } from "./rows-on-page.ts";
import { createShownRows, type ShownRows } from "./shown-rows.ts";
import { createSteps, type Steps } from "./steps.ts";

/** A form that runs. */
export interface FormOnPage {
  /** What sending calls the kind and the parts of the form comes with its code. */
  readonly view: Omit<FormView, "kind" | "parts">;
  readonly printed: PrintedForm;
  readonly settings: Settings;
  readonly logic: FormLogic;
  readonly shownRows: ShownRows;
  readonly steps: Steps;
}

/** Names of the controls as the server expects them: a doubled or missing name has been replaced. */
function nameControls({ rows }: PrintedForm, { changes }: FormOnPage["view"]) {
  for (const { element, kind, name } of rows)
    for (const control of queryAll(element, "[name]")) {
      const key = kind === "file" ? `files[${name}]` : `fields[${name}]`;
      changes.setAttribute(control, "name", kind === "checkboxes" ? `${key}[]` : key);
    }
}

const STARTED = "islet-contact-form--started";

/** Ends what the style sheet hides until a form runs; the buttons of steps take the place of the form's own. */
export function showStarted({ view: { form, changes } }: FormOnPage, hasButtons: boolean): void {
  changes.toggleClass(form, STARTED, true);
  for (const submit of queryAll(form, ".islet-contact-form__submit"))
    changes.setAttribute(submit, "hidden", hasButtons ? "" : null);
}

type Rows = Omit<RowsOnPage, "logic">;

/** Conditions and calculations, and what is shown by them; their code loads if a form has some. */
async function logicOf(parts: Rows, { load, warn }: WidgetContext): Promise<[FormLogic, ShownRows]> {
  const { rows } = parts;
  const hasLogic = rows.some(
    ({ showIf, formula, choices }) => showIf || formula || choices.some((choice) => choice.showIf),
  );
  if (!hasLogic) return [plainLogic, createShownRows({ ...parts, logic: plainLogic })];
  const { startLogic } = await load(() => import("../logic/start-logic.ts"));
  const { logic, values, problems } = startLogic(parts);
  for (const problem of problems) warn(problem);
  return [logic, createShownRows({ ...parts, logic }, values)];
}

/** What is filled in has an effect at once; a reset, too. */
function followInput({ view, printed, shownRows, steps }: FormOnPage) {
  const { form, context } = view;
  const { rows } = printed;
  const follow = ({ target }: Event) => {
    const row = isElement(target) ? rows.find(({ element }) => element.contains(target)) : undefined;
    if (row && shownRows.update(row)) steps.refresh();
  };
  context.listen(form, "input", follow);
  context.listen(form, "change", follow);
  context.listen(form, "reset", () =>
    context.after(0, () => {
      for (const row of rows) shownRows.update(row);
      steps.restart();
    }),
  );
}

/** Whether the visitor has reloaded the page, or come back to it. */
const isBack = () => performance.getEntriesByType("navigation").some(({ type }) => type !== "navigate");

/** Checks and sends; the code for both loads at the first touch. If it does not come, the browser sends the form. */
function sendOnSubmit(running: FormOnPage) {
  const { form, context } = running.view;
  const { listen, load, guard } = context;
  const sending = once(async () => {
    const { createSending } = await load(() => import("../sending/sending.ts"));
    return createSending(running);
  });
  const prepare = () => void sending().catch(() => {});
  for (const type of ["focusin", "pointerdown", "input"]) listen(form, type, prepare, { once: true });
  // What was typed before a reload is filled in again at once.
  if (form.contains(document.activeElement) || (running.settings.keep && isBack())) prepare();
  running.steps.onNext(async (isHere) => {
    const code = await sending().catch(() => undefined);
    return code?.mayPass(isHere) ?? true;
  });
  let isLeft = false;
  listen(form, "submit", (event) => {
    if (event.target !== form || event.defaultPrevented || isLeft) return;
    const { submitter } = event;
    event.preventDefault();
    if (!running.steps.isLast()) return running.steps.next();
    if (context.page.isEditor) return;
    guard(async () => {
      const code = await sending().catch(() => undefined);
      isLeft = !code || !code.send(submitter);
      if (isLeft) HTMLFormElement.prototype.requestSubmit.call(form, submitter);
    });
  });
}

/** Runs a printed form: its conditions and its steps, and how it is sent. */
export async function runForm(
  printed: PrintedForm,
  settings: Settings,
  context: WidgetContext,
): Promise<FormOnPage> {
  const { form, rows } = printed;
  const { page, signal } = context;
  const changes = createChanges(signal);
  const [logic, shownRows] = await logicOf({ rows, changes, page, signal }, context).catch((problem) => {
    changes.toggleClass(form, STARTED, true);
    throw problem;
  });
  const view = { form, changes, context };
  changes.setAttribute(form, "novalidate", "");
  nameControls(printed, view);
  const steps = createSteps({ view, rows, logic, shownRows, hasReview: settings.review });
  const running = { view, printed, settings, logic, shownRows, steps };
  followInput(running);
  sendOnSubmit(running);
  return running;
}
