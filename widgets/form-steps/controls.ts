import { queryAll } from "#dom/query.ts";

/** What the browser can check. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields in an element. */
export const controlsIn = (element: Element): Control[] =>
  queryAll<Control>(element, "input, select, textarea");

/** Whether the browser would refuse what is filled in; it checks neither disabled nor read-only fields. */
export const isInvalid = ({ willValidate, validity }: Control): boolean => willValidate && !validity.valid;
