import { queryAll } from "#dom/query.ts";
import type { FieldMessage } from "./field-messages.ts";
import { fieldOf } from "./fields.ts";
import type { FormView } from "./view.ts";

const MEGABYTE = 1024 * 1024;

/** Endings such as `.pdf`, and types. */
const TYPES = /[^\s,]*\/[^\s,]+|\.[^\s,]+/g;

/**
 * Whether a file is of one of the types of `accept`; words that are neither an ending nor a type name none. A file whose type the
 * browser does not know is the server's to judge.
 */
function isAccepted({ name, type }: File, accept: string): boolean {
  const types = accept.toLowerCase().match(TYPES) ?? [];
  const isOf = (wanted: string) => {
    if (wanted.startsWith(".")) return name.toLowerCase().endsWith(wanted);
    if (!type) return true;
    return wanted.endsWith("/*") ? type.startsWith(wanted.slice(0, -1)) : type.toLowerCase() === wanted;
  };
  return types.length === 0 || types.some(isOf);
}

/** What is wrong with the files that the visitor has chosen; empty if nothing is. */
function fileError(input: HTMLInputElement, { kind, context }: FormView): string {
  const { page } = context;
  const { maxsize, maxsizeMessage } = input.dataset;
  const maxBytes = Number(maxsize) * MEGABYTE;
  for (const file of input.files ?? []) {
    if (maxBytes > 0 && file.size > maxBytes)
      return maxsizeMessage || page.text("form_file_size", "This file is too large.");
    if (kind.isValidated && !isAccepted(file, input.accept))
      return page.text("form_file_type", "This file type is not allowed.");
  }
  return "";
}

const inputsOf = ({ form }: FormView) => queryAll<HTMLInputElement>(form, "input[type=file]");

/** Whether the visitor has chosen a file. */
export const hasFiles = (view: FormView): boolean => inputsOf(view).some(({ files }) => files?.length);

/** What is wrong with the files of a form, or of one of its inputs. */
export const fileMessages = (view: FormView, inputs = inputsOf(view)): FieldMessage[] =>
  inputs.flatMap((input) => {
    const text = fileError(input, view);
    return text ? { field: fieldOf(view, input), text } : [];
  });
