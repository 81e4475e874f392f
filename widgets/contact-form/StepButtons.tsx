import { query } from "#dom/query.ts";
import { useIslet } from "#runtime/island-context.ts";
import type { FormOnPage } from "./page/form-on-page.ts";

/** Leads from step to step; the last one sends. */
export function StepButtons({ view, steps }: Pick<FormOnPage, "view" | "steps">) {
  const { page } = useIslet();
  const { current } = steps.state();
  const submit = query<HTMLButtonElement>(view.form, ".islet-contact-form__submit");
  const send = () => HTMLFormElement.prototype.requestSubmit.call(view.form, submit);
  return (
    <div className="islet-contact-form__buttons">
      {current > 0 && (
        <button key="back" type="button" className="islet-contact-form__back" onClick={steps.back}>
          {page.text("contact_form_back", "Back")}
        </button>
      )}
      <button
        key="on"
        type="button"
        className="islet-contact-form__submit"
        onClick={steps.isLast() ? send : steps.next}
      >
        {steps.isLast() ? submit?.textContent : page.text("contact_form_next", "Next")}
      </button>
    </div>
  );
}
