import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { type Score, scoreWords } from "./score-words.ts";
import type { Settings } from "./settings.ts";

/** Weaker passwords than this are given a hint (reference: shop 8.6). */
const GOOD = 3;
const HINT =
  "Hint: The password should be at least twelve characters long. Capital and small letters, digits and signs such as ! ? $ % make it stronger.";

/** Says below the field how strong its password is, at each change, and holds a weak one back (reference: shop 8.6). */
export function watchStrength(field: HTMLInputElement, settings: Settings, context: WidgetContext): void {
  const { bus, guard, id, listen, page, signal } = context;
  const { form } = field;
  if (signal.aborted || !form) return;
  const changes = createChanges(signal);
  const holdsBack = settings.stopCheckout || !form.matches(".checkout");
  let isWeak = false;

  const meter = document.createElement("div");
  const hint = document.createElement("small");
  meter.setAttribute("role", "status");
  meter.id = `${id}-strength-${field.id}`;
  hint.className = "woocommerce-password-hint";
  hint.textContent = page.text("password_hint", HINT);
  (field.closest(".password-input") ?? field).after(meter, hint);
  signal.addEventListener("abort", () => {
    meter.remove();
    hint.remove();
  });
  bus.emit("wc-password-strength-added", {});

  function show(score: Score | undefined) {
    const isTold = score !== undefined;
    isWeak = isTold && score >= 0 && score < settings.minPasswordStrength;
    const { className, words } = scoreWords(score ?? -1, page);
    const request = page.text("password_error", "Please enter a stronger password.");
    meter.className = `woocommerce-password-strength ${isTold ? className : ""}`.trim();
    meter.textContent = isTold ? (isWeak ? `${words} - ${request}` : words) : "";
    hint.hidden = !(isTold && score >= 0 && score < GOOD);
    describe(isTold);
    hold(isWeak && holdsBack);
    bus.emit(isTold ? "wc-password-strength-show" : "wc-password-strength-hide", {});
  }

  const described = field.getAttribute("aria-describedby");
  const describe = (isTold: boolean) =>
    changes.setAttribute(
      field,
      "aria-describedby",
      isTold ? [described, meter.id].filter(Boolean).join(" ") : described,
    );

  /** Pressed all the same, it leads back to the field and is heard of; `disabled` would take the focus away. */
  function hold(isHeld: boolean) {
    for (const button of Element.prototype.querySelectorAll.call(form, "[type=submit]")) {
      changes.toggleClass(button, "disabled", isHeld);
      changes.setAttribute(button, "aria-disabled", isHeld ? "true" : null);
    }
  }

  async function weigh() {
    const { value } = field;
    if (!value) return show(undefined);
    const score = await scoreOf(value, wordsOf(field, form));
    if (!signal.aborted && field.value === value) show(score);
  }

  listen(field, "input", () => guard(weigh));
  listen(
    document,
    "submit",
    (event) => {
      if (event.target !== form || !isWeak || !holdsBack) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      field.focus();
    },
    { capture: true },
  );
  show(undefined);
  guard(weigh);
}

/** -1 where the library does not come: nobody is held back for that. */
async function scoreOf(password: string, words: readonly string[]): Promise<Score> {
  try {
    const { score } = await import("./score.ts");
    return score(password, words);
  } catch {
    return -1;
  }
}

/** What others know or guess of this visitor and this shop makes no good password. */
function wordsOf(field: HTMLInputElement, form: HTMLFormElement | null): string[] {
  const typed = [...(form ? new FormData(form).values() : [])].filter((value) => typeof value === "string");
  return [...typed.filter((value) => value !== field.value), document.title, location.hostname]
    .flatMap((text) => text.split(/\W+/))
    .filter((word) => word.length > 2);
}
