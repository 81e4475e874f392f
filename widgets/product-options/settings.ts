import * as z from "zod/mini";
import { selector } from "#runtime/controls.ts";

/** Selectors of the fields; the defaults are those of the payment plugin. */
export const settings = z.object({
  recurring: selector("#meshulam_recurring"),
  options: selector(".meshulam-installment-tab_options"),
  installment: selector("#_meshulam_checkbox_field"),
  pay: selector("#_meshulam_pay_field"),
});

export type Settings = z.infer<typeof settings>;
