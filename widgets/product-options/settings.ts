import * as z from "zod/mini";
import { selector } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** Selectors of the fields; the defaults are those of the payment plugin. */
export const settings = z.object({
  recurring: selector("#meshulam_recurring"),
  options: selector(".meshulam-installment-tab_options"),
  installment: selector("#_meshulam_checkbox_field"),
  pay: selector("#_meshulam_pay_field"),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  recurring: "Selector of the checkbox that makes a product recurring.",
  options: "Selector of the installment options.",
  installment: "Selector of the checkbox that allows installments.",
  pay: "Selector of the field for the number of payments.",
};
