import type { FormView } from "#content/form/view.ts";
import { focusTarget } from "#dom/focus/focus-target.ts";
import { query } from "#dom/query.ts";
import type { FormLogic } from "../logic/form-logic.ts";
import type { PrintedRow } from "../row.ts";
import type { ShownRows } from "./shown-rows.ts";
import { isAt, mayHaveSteps, type Stop, stopsOf } from "./stops.ts";

/** Where a visitor is in a form. */
export interface StepsState {
  readonly stops: readonly Stop[];
  /** The place of the current one among them. */
  readonly current: number;
}

/** Whether a visitor may go on from some rows. */
type Decide = (isHere: (place: number) => boolean) => Promise<boolean>;

/** The steps of a form. */
export interface Steps {
  state(): StepsState;
  /** Calls a listener whenever the state has changed; returns what ends that. */
  subscribe(listener: () => void): () => void;
  /** Says what decides whether a visitor may go on from the rows of a step. */
  onNext(decide: Decide): void;
  isLast(): boolean;
  /** Whether there may be several: then the buttons stand below the form. */
  areSeveral(): boolean;
  /** Says whether the last step is a review of all answers. */
  setReview(isWanted: boolean): void;
  next(): void;
  back(): void;
  /** Leads to a stop, without the focus. */
  open(current: number): void;
  /** Leads to the step of a row's element, without the focus. */
  showRow(element: Element): void;
  restart(): void;
  /** Steps may have come or gone with what was filled in. */
  refresh(): void;
}

interface StepsParts {
  readonly view: Pick<FormView, "changes" | "context">;
  readonly rows: readonly PrintedRow[];
  readonly logic: FormLogic;
  readonly shownRows: ShownRows;
  readonly hasReview: boolean;
}

/** Gives the focus to the heading of a step, or, without one, to its first control. A review takes the focus itself. */
function focusStep(row: PrintedRow | undefined, { changes, context }: StepsParts["view"]) {
  const heading = row && query(row.element, ".islet-contact-form__title, input, select, textarea");
  if (!heading) return;
  if (row.kind === "step") changes.setAttribute(heading, "aria-describedby", `${context.id}-progress`);
  focusTarget(heading, context.signal);
  heading.scrollIntoView?.({ block: "nearest" });
}

const keysOf = (stops: readonly Stop[]) => stops.map(({ key }) => key).join();

/** Where the visitor is; `draw` shows it whenever that has changed, and listeners hear it after that. */
function createPosition(first: readonly Stop[], draw: (stop: Stop | undefined) => void) {
  const listeners = new Set<() => void>();
  let state: StepsState = { stops: first, current: 0 };
  draw(first[0]);
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(stops: readonly Stop[], current: number) {
      if (current === state.current && keysOf(stops) === keysOf(state.stops)) return;
      state = { stops, current };
      draw(stops[current]);
      for (const listener of listeners) listener();
    },
  };
}

/** Starts at the first step. */
export function createSteps({ view, rows, logic, shownRows, hasReview }: StepsParts): Steps {
  const { page, guard } = view.context;
  const title = page.text("contact_form_review", "Check your answers");
  let review = hasReview ? title : undefined;
  const find = () => stopsOf(rows, logic, review);
  const { state, subscribe, set } = createPosition(find(), (stop) => {
    shownRows.showOnly((place) => stop !== undefined && isAt(rows, place, stop));
  });
  let mayGoOn: Decide = async () => true;
  const areSeveral = () => mayHaveSteps(rows, review !== undefined);

  const isHere = (place: number) => {
    const stop = state().stops[state().current];
    return stop !== undefined && isAt(rows, place, stop);
  };
  const isLast = () => state().current === state().stops.length - 1;

  function show(current: number) {
    set(state().stops, current);
    const first = rows.find((_, place) => isHere(place) && logic.isShown(place));
    focusStep(first, view);
  }

  function refresh() {
    const { stops, current } = state();
    const now = find();
    const place = now.findIndex(({ key }) => key === stops[current]?.key);
    set(now, Math.max(0, place));
  }

  return {
    state,
    subscribe,
    isLast,
    refresh,
    setReview(isWanted) {
      review = isWanted ? title : undefined;
      refresh();
    },
    areSeveral,
    onNext(decide) {
      mayGoOn = decide;
    },
    next: () =>
      guard(async () => {
        const { current } = state();
        if (!isLast() && (await mayGoOn(isHere)) && current === state().current) show(current + 1);
      }),
    open: (place) => set(state().stops, place),
    back: () => show(Math.max(0, state().current - 1)),
    showRow(element) {
      const place = rows.findIndex((row) => row.element === element);
      const stop = state().stops.findIndex((one) => isAt(rows, place, one));
      if (stop >= 0) set(state().stops, stop);
    },
    restart: () => set(find(), 0),
  };
}
