import { type Draft, keepDraft, readDraft } from "#content/form/drafts.ts";
import { queryAll } from "#dom/query.ts";
import { isTag } from "#runtime/kind.ts";
import type { FormView } from "./view.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Neither files, which no script may choose, nor what is nobody's business once the visitor has gone. */
const CONTROLS =
  'input:not([type=hidden], [type=password], [type=file], [type=submit], [type=button], [type=image], [autocomplete^="cc-"], [autocomplete="one-time-code"]), select:not([multiple]), textarea:not([name="g-recaptcha-response"])';

const isBox = (control: Control): control is HTMLInputElement =>
  isTag(control, "input") && /^(?:checkbox|radio)$/.test(control.type);

const printedValue = (control: Control) =>
  isTag(control, "select")
    ? ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value
    : control.defaultValue;

const valueOf = (control: Control) => (isBox(control) ? control.checked : control.value);
const isAsPrinted = (control: Control) =>
  isBox(control) ? control.checked === control.defaultChecked : control.value === printedValue(control);

/**
 * Keeps what the visitor has filled in and not sent, if the page is reloaded or left, and fills it in again where nothing
 * else stands. Returns what forgets it.
 */
export function keepInput({ form, context }: FormView): () => void {
  const { listen } = context;
  const place = queryAll(document, "form").indexOf(form);
  const controls = () => queryAll<Control>(form, CONTROLS);
  /** Also a form that is sent and stays as it is. */
  let isSent = false;

  function draft(): Draft {
    return controls().flatMap((control, index) =>
      isAsPrinted(control) ? [] : [[index, control.getAttribute("name") ?? "", valueOf(control)] as const],
    );
  }

  const all = controls();
  for (const [index, name, value] of readDraft(place)) {
    const control = all[index];
    if (!control || control.getAttribute("name") !== name || !isAsPrinted(control)) continue;
    if (isBox(control)) control.checked = value === true;
    else control.value = String(value);
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
  for (const type of ["input", "change"])
    listen(form, type, () => {
      isSent = false;
    });
  listen(window, "pagehide", () => {
    if (!isSent) keepDraft(place, draft());
  });
  return () => {
    isSent = true;
    keepDraft(place, []);
  };
}
