import { type Changes, createChanges } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { type Score, scoreWords } from "./score-words.ts";
import type { Settings } from "./settings.ts";

/** The shop shows its hint below this score. */
const GOOD_SCORE = 3;

/** Shows the strength of a password below its field at each change, and blocks the submit of a weak one. */
export function watchStrength(field: HTMLInputElement, settings: Settings, context: WidgetContext): void {
  const { bus, guard, listen, load, signal } = context;
  const { form } = field;
  if (signal.aborted || !form) return;
  const changes = createChanges(signal);
  const isRequired = settings.stopCheckout || !form.matches(".checkout");
  const showInMeter = createMeter(field, changes, context);
  const blockSubmit = createSubmitBlock(form, changes, context);
  let isAdded = false;

  function draw(score: Score | undefined) {
    const isWeak = score !== undefined && score >= 0 && score < settings.minPasswordStrength;
    showInMeter(score, isWeak);
    blockSubmit(isWeak && isRequired ? field : null);
  }

  function showScore(score: Score | undefined) {
    draw(score);
    if (score === undefined) return bus.emit("wc-password-strength-hide", {});
    bus.emit(isAdded ? "wc-password-strength-show" : "wc-password-strength-added", {});
    isAdded = true;
  }

  async function update() {
    const { value } = field;
    if (!value) return showScore(undefined);
    const score = await scoreOf(value, knownWords(field, form), load);
    if (field.value === value) showScore(score);
  }

  listen(field, "input", () => guard(update));
  draw(undefined);
  if (field.value) guard(update);
}

/** Adds the meter and the hint below the field. Returns the function that shows a score, or nothing if undefined. */
function createMeter(field: HTMLInputElement, changes: Changes, { id, page, signal }: WidgetContext) {
  const meter = document.createElement("div");
  const hint = document.createElement("small");
  meter.setAttribute("role", "status");
  meter.id = `${id}-strength-${field.id}`;
  hint.className = "woocommerce-password-hint";
  hint.textContent = page.text(
    "password_hint",
    "Hint: The password should be at least twelve characters long. Capital and small letters, digits and signs such as ! ? $ % make it stronger.",
  );
  (field.closest(".password-input") ?? field).after(meter, hint);
  for (const added of [meter, hint]) removeAtEnd(signal, added);
  const describedBy = field.getAttribute("aria-describedby");

  return (score: Score | undefined, isWeak: boolean) => {
    const isShown = score !== undefined;
    const { className, words } = scoreWords(score ?? -1, page);
    const request = page.text("password_error", "Please enter a stronger password.");
    meter.className = `woocommerce-password-strength ${isShown ? className : ""}`.trim();
    const text = isWeak ? `${words} - ${request}` : words;
    const shownText = isShown ? text : "";
    // Screen readers announce a text that is set again, the same one too.
    if (meter.textContent !== shownText) meter.textContent = shownText;
    hint.hidden = !(isShown && score >= 0 && score < GOOD_SCORE);
    const ids = isShown ? [describedBy, meter.id].filter(Boolean).join(" ") : describedBy;
    changes.setAttribute(field, "aria-describedby", ids);
  };
}

/** Returns a function that blocks the form's submit because of a field, or allows it for null. */
function createSubmitBlock(form: HTMLFormElement, changes: Changes, { listen }: WidgetContext) {
  let blockedBy: HTMLInputElement | null = null;
  listen(
    document,
    "submit",
    (event) => {
      if (event.target !== form || !blockedBy) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      blockedBy.focus();
    },
    { capture: true },
  );
  return (field: HTMLInputElement | null) => {
    blockedBy = field;
    // `disabled` would drop the focus, and no click could lead back to the field.
    for (const button of Element.prototype.querySelectorAll.call(form, "[type=submit]")) {
      changes.toggleClass(button, "disabled", field !== null);
      changes.setAttribute(button, "aria-disabled", field ? "true" : null);
    }
  };
}

/** -1 if the library cannot be loaded: the visitor is not blocked then. */
async function scoreOf(
  password: string,
  words: readonly string[],
  load: WidgetContext["load"],
): Promise<Score> {
  try {
    const { score } = await load(() => import("./score.ts"));
    return score(password, words);
  } catch {
    return -1;
  }
}

/** Words of this form and this shop, which make a password easy to guess. */
function knownWords(field: HTMLInputElement, form: HTMLFormElement | null): string[] {
  const typed = [...(form ? new FormData(form).values() : [])].filter((value) => typeof value === "string");
  return [...typed.filter((value) => value !== field.value), document.title, location.hostname]
    .flatMap((text) => text.split(/\W+/))
    .filter((word) => word.length > 2);
}
