import type * as z from "zod/mini";
import { group, selector } from "#runtime/controls.ts";

/** The parts of a product's installment options: selectors of elements. The defaults are those of the payment plugin. */
export const parts = group({
  /** The checkbox that makes a product recurring. */
  recurring: selector("#meshulam_recurring"),
  options: selector(".meshulam-installment-tab_options"),
  /** The checkbox that allows installments. */
  installment: selector("#_meshulam_checkbox_field"),
  /** The field for the number of payments. */
  pay: selector("#_meshulam_pay_field"),
});

export type Parts = z.infer<typeof parts>;
