import type { WidgetContext } from "#runtime/widget.ts";
import { maskOnSubmit, showable } from "./show-password.ts";
import { sendOnce } from "./send-once.ts";
import type { Settings } from "./settings.ts";

const FIELD = "input[type=password]";
/** Where visitors choose a new password (reference: shop 8.6). */
const NEW_PASSWORD =
  "form.register #reg_password, form.checkout #account_password, form.edit-account #password_1, form.lost_reset_password #password_1";

/** Lets visitors see what they type into password fields, late ones too, and says how strong a new password is. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, listen, signal } = context;
  const seen = new WeakSet<HTMLInputElement>();

  function take(field: HTMLInputElement) {
    if (seen.has(field)) return;
    seen.add(field);
    showable(field, context);
    if (!settings.strength || !field.matches(NEW_PASSWORD)) return;
    const weigh = () =>
      guard(async () => (await import("./strength-meter.ts")).watchStrength(field, settings, context));
    if (field.value) weigh();
    else listen(field, "input", weigh, { once: true });
  }

  const look = () => {
    for (const field of Element.prototype.querySelectorAll.call(host, FIELD))
      if (field instanceof HTMLInputElement) take(field);
  };

  look();
  const late = new MutationObserver(look);
  late.observe(host, { childList: true, subtree: true });
  signal.addEventListener("abort", () => late.disconnect());
  maskOnSubmit(context);
  sendOnce(host, context);
}
