import { selectAll } from "#browser/selectors.ts";
import { isHtmlElement } from "#runtime/kind.ts";
import { once } from "#runtime/once.ts";
import type { Captcha } from "./captcha.ts";
import type { FormView } from "./view.ts";

/** The captcha of a form, whose code loads on use; undefined if the form has none. A visible one is shown at once. */
export function captchaOf(view: FormView): (() => Promise<Captcha>) | undefined {
  const { form, skin, context } = view;
  const node = selectAll(form, skin.captcha).find(isHtmlElement);
  if (!node) return undefined;
  const captcha = once(async () => {
    const { createCaptcha } = await context.load(() => import("./captcha.ts"));
    return createCaptcha(view, node);
  });
  if (node.dataset["type"] !== "v3") context.guard(captcha);
  return captcha;
}
