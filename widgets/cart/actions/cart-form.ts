import { findForm } from "../cart-markup.ts";
import type { CartPage } from "../cart-page.ts";

/** The address of the cart page: that of the form, or of the page configuration if the cart is empty. */
export const cartUrl = ({ host, context }: CartPage, form: Element | undefined = findForm(host)): string =>
  form?.getAttribute("action") || context.page.cartUrl;

/** The text fields of a form, as the browser would send them. */
export const textFieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
