import { isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { sendOnce } from "./send-once.ts";
import type { Settings } from "./settings.ts";
import { addShowButton, maskOnSubmit } from "./show-password.ts";

const FIELD = "input[type=password]";
/** Fields in which visitors choose a new password. */
const NEW_PASSWORD =
  "form.register #reg_password, form.checkout #account_password, form.edit-account #password_1, form.lost_reset_password #password_1";

/** Adds a show button to password fields, late ones too, and a strength meter to new passwords. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, listen, load, signal } = context;
  const enhanced = new WeakSet<HTMLInputElement>();
  const { strength, without } = settings;
  const hasButton = !without.includes("show");
  const hasMeter = strength && !without.includes("strength");

  function enhanceField(field: HTMLInputElement) {
    if (enhanced.has(field)) return;
    enhanced.add(field);
    if (hasButton) addShowButton(field, context);
    if (!hasMeter || !field.matches(NEW_PASSWORD)) return;
    const addMeter = () =>
      guard(async () =>
        (await load(() => import("./strength-meter.ts"))).watchStrength(field, settings, context),
      );
    if (field.value) addMeter();
    else listen(field, "input", addMeter, { once: true });
  }

  const enhanceFields = () => {
    for (const field of Element.prototype.querySelectorAll.call(host, FIELD))
      if (isTag(field, "input")) enhanceField(field);
  };

  enhanceFields();
  const observer = new MutationObserver(enhanceFields);
  observer.observe(host, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
  if (!hasButton) return;
  maskOnSubmit(context);
  sendOnce(host, context);
}
