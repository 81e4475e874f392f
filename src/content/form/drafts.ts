import { textStorage } from "#browser/storage.ts";
import { isRecord } from "#runtime/parse-json.ts";

/** What the visitor has filled in by the place of a control in its form: its name, and a text or whether it is chosen. */
export type Draft = readonly (readonly [place: number, name: string, value: string | boolean])[];

/** Longer drafts are not kept. */
const MAX_LENGTH = 200_000;

const keyOf = () => `islet_form_drafts:${location.pathname}`;

const storage = () => textStorage("session");

/** Whether this tab keeps what a visitor has filled in on this page. */
export const hasDrafts = (): boolean => storage().get(keyOf()) !== null;

function drafts(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(storage().get(keyOf()) ?? "{}");
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

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

/** Keeps the draft of a form until the tab is closed; an empty one removes it. */
export function keepDraft(form: number, draft: Draft): void {
  const { [`form ${form}`]: _, ...others } = drafts();
  const all = draft.length > 0 ? { ...others, [`form ${form}`]: draft } : others;
  const text = JSON.stringify(all);
  if (Object.keys(all).length > 0 && text.length <= MAX_LENGTH) storage().set(keyOf(), text);
  else storage().remove(keyOf());
}
