import { markAdded } from "#runtime/added.ts";
import type { FormView } from "./view.ts";

/** How far the files of a form are on their way. */
export interface UploadProgress {
  /** @param share from 0 to 1 */
  update(share: number): void;
  end(): void;
}

/** Shows it after the form, with a button that stops the upload. */
export function showProgress({ form, context }: FormView, cancel: () => void): UploadProgress {
  const { page, signal, listen } = context;
  const bar = document.createElement("progress");
  bar.max = 1;
  const label = document.createElement("label");
  label.append(page.text("form_uploading", "Uploading…"), " ", bar);
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = page.text("cancel", "Cancel");
  listen(button, "click", cancel);
  const element = markAdded(document.createElement("div"));
  element.className = "islet-form-progress";
  element.append(label, " ", button);
  Element.prototype.after.call(form, element);
  const end = () => element.remove();
  signal.addEventListener("abort", end);
  return {
    update(share) {
      bar.value = share;
    },
    end() {
      signal.removeEventListener("abort", end);
      end();
    },
  };
}
