/** Why an action was not done. */
export class ActionError extends Error {
  override readonly name = "ActionError";
  /** What the shop calls its reason, such as `woocommerce_rest_product_out_of_stock`; empty if it is not the shop's. */
  readonly code: string;

  constructor(message: string, code = "") {
    super(`[islet] actions.${message}`);
    this.code = code;
  }
}
