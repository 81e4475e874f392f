import { queryAll } from "#dom/query.ts";
import { isTag } from "#runtime/node-type.ts";
import { type Draft, keepDraft, readDraft } from "./drafts.ts";
import type { FormView } from "./view.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** All but files, which no script may choose. */
const CONTROLS =
  'input:not([type=hidden], [type=file], [type=submit], [type=button], [type=image]), select:not([multiple]), textarea:not([name="g-recaptcha-response"], [name="h-captcha-response"])';

/** What is nobody's business once the visitor has gone: passwords, cards, codes. */
const SECRETS =
  '[type=password], [autocomplete*="password"], [autocomplete*="cc-"], [autocomplete*="one-time-code"]';

/** Whether a text has as many digits as a card's number, and its check digit (Luhn's algorithm). */
function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/[\s.-]/g, "");
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reduceRight((total, digit, index) => {
    const value = Number(digit) * (1 + ((digits.length - 1 - index) % 2));
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

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
  // A button may show a password as text later.
  const secrets = new Set<Element>(queryAll(form, SECRETS));
  const isKept = (control: Control) =>
    !secrets.has(control) && !control.matches(SECRETS) && !isCardNumber(control.value);
  /** Also a form that is sent and stays as it is. */
  let isSent = false;

  function draft(): Draft {
    return controls().flatMap((control, index) =>
      isAsPrinted(control) || !isKept(control)
        ? []
        : [[index, control.getAttribute("name") ?? "", valueOf(control)] as const],
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
