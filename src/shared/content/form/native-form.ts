import { safeUrl } from "#browser/safe-url.ts";
import { isTag } from "#runtime/node-type.ts";

// How the browser itself would send a form. Fields may have the names of its properties, so attributes are read.

const attribute = (element: Element, name: string) => Element.prototype.getAttribute.call(element, name);

/** The attribute of the button that was pressed, which counts more than the form's. */
const given = (form: HTMLFormElement, submitter: HTMLElement | null, name: string) =>
  (submitter && attribute(submitter, `form${name}`)) ?? attribute(form, name) ?? "";

/** The address that a form is posted to, if it is this site's or of a host of `hosts`; null for all other forms. */
export function postAddress(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  hosts: readonly string[],
): string | null {
  if (!/^\s*post\s*$/i.test(given(form, submitter, "method"))) return null;
  return safeUrl(given(form, submitter, "action").trim() || location.href, "request", { hosts });
}

/** Whether a form is sent in parts, as one with files is. */
export const isMultipartForm = (form: HTMLFormElement): boolean =>
  /^\s*multipart\/form-data\s*$/i.test(attribute(form, "enctype") ?? "");

/** The field that a button adds to the form that it sends. */
export function pressedField(submitter: HTMLElement | null): [name: string, value: string][] {
  const name = submitter && isTag(submitter, "button", "input") && attribute(submitter, "name");
  return name ? [[name, attribute(submitter, "value") ?? ""]] : [];
}
