import { selectAll } from "#browser/selectors.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { once } from "#runtime/once.ts";
import type { FormView } from "../view.ts";
import type { CaptchaRefusal } from "./captcha.ts";

/** What a captcha adds to the fields of a form, or why it does not. */
export type CaptchaFields = { readonly fields: Readonly<Record<string, string>> } | CaptchaRefusal;

/**
 * Returns what asks the captcha of a form, if it has one. Its code loads on use; a box is shown at once. A rejection says
 * that the code has not arrived.
 */
export function createCaptchaFields(view: FormView): (isAgreed: boolean) => Promise<CaptchaFields> {
  const { form, parts, context } = view;
  const place = selectAll(form, parts.captcha).find(isHtmlElement);
  if (!place) return async () => ({ fields: {} });
  const captcha = once(async () => {
    const { createFormCaptcha } = await context.load(() => import("./form-captcha.ts"));
    return createFormCaptcha(view, place);
  });
  if (place.dataset["type"] !== "v3") context.guard(captcha);
  return async (isAgreed) => {
    const checked = await (await captcha()).token(isAgreed);
    return "token" in checked ? { fields: { [checked.field]: checked.token } } : checked;
  };
}
