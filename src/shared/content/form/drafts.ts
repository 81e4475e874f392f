import { textStorage } from "#browser/storage.ts";
import { parseRecord } from "#runtime/parse-json.ts";

/** What the visitor has filled in by the place of a control in its form: its name, and a text or whether it is chosen. */
export type Draft = readonly (readonly [place: number, name: string, value: string | boolean])[];

/** Longer drafts are not kept. */
const MAX_LENGTH = 200_000;

/** A tab may be open for weeks, and be another person's by then. */
const LIFETIME_MS = 24 * 60 * 60 * 1_000;

/** The field with the time at which drafts were kept last, in ms since 1970. */
const KEPT_AT = "kept at";

const keyOf = () => `islet_form_drafts:${location.pathname}`;

/** More than a tab's storage holds: nothing that a visitor typed is dropped. */
const JSON_LIMITS = { size: 10_000_000, items: 100_000, keys: 100_000 };

const storage = () => textStorage("session");

const storedDrafts = (): Readonly<Record<string, unknown>> =>
  parseRecord(storage().get(keyOf()), JSON_LIMITS) ?? {};

/** The drafts by form. What is too old is removed. */
function drafts(): Readonly<Record<string, unknown>> {
  const { [KEPT_AT]: keptAt, ...byForm } = storedDrafts();
  const ageMs = Date.now() - Number(keptAt);
  if (ageMs >= 0 && ageMs < LIFETIME_MS) return byForm;
  storage().remove(keyOf());
  return {};
}

/** Whether this tab keeps what a visitor has filled in on this page. */
export const hasDrafts = (): boolean => Object.keys(drafts()).length > 0;

const isEntry = (entry: unknown): entry is Draft[number] =>
  Array.isArray(entry) &&
  typeof entry[0] === "number" &&
  typeof entry[1] === "string" &&
  (typeof entry[2] === "string" || typeof entry[2] === "boolean");

/** The draft of a form of this page; empty if there is none. */
export function readDraft(form: number): Draft {
  const draft = drafts()[`form ${form}`];
  return Array.isArray(draft) ? draft.filter(isEntry) : [];
}

/** The step in which the visitor has left a form with a draft, from 0; 0 too if there is none. */
export function readDraftStep(form: number): number {
  const step = drafts()[`step ${form}`];
  return typeof step === "number" && readDraft(form).length > 0 ? step : 0;
}

function keep(key: string, value: unknown) {
  const { [key]: _, ...others } = drafts();
  const all = value ? { ...others, [key]: value } : others;
  const text = JSON.stringify({ ...all, [KEPT_AT]: Date.now() });
  if (Object.keys(all).length > 0 && text.length <= MAX_LENGTH) storage().set(keyOf(), text);
  else storage().remove(keyOf());
}

/** Keeps the draft of a form for a day, or until the tab is closed; an empty one removes it. */
export function keepDraft(form: number, draft: Draft): void {
  keep(`form ${form}`, draft.length > 0 && draft);
}

/** Keeps the step in which the visitor leaves a form; only with a draft it counts. */
export function keepDraftStep(form: number, step: number): void {
  keep(`step ${form}`, step);
}
