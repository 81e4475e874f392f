import type { ChoiceForm, ChoiceFormOptions } from "./choice-form.ts";

/** A form with choices whose code loads on first use. */
export interface LazyChoiceForm {
  /** The form, once its code has loaded. */
  loaded(): ChoiceForm | undefined;
  /** Loads the code, then acts unless the widget has ended. */
  run(act: (choiceForm: ChoiceForm) => unknown): void;
  /** Checks the choices; those made while the code loads are checked once. */
  check(): void;
}

export function createLazyChoiceForm(options: ChoiceFormOptions): LazyChoiceForm {
  const { guard, signal } = options.context;
  let choiceForm: ChoiceForm | undefined;
  let loading: Promise<ChoiceForm> | undefined;
  let isCheckWaiting = false;

  const load = () =>
    (loading ??= import("./choice-form.ts").then(
      ({ createChoiceForm }) => (choiceForm = createChoiceForm(options)),
    ));

  function run(act: (choiceForm: ChoiceForm) => unknown) {
    guard(async () => {
      const form = choiceForm ?? (await load());
      if (!signal.aborted) act(form);
    });
  }

  function check() {
    if (isCheckWaiting) return;
    isCheckWaiting = !choiceForm;
    run((form) => {
      isCheckWaiting = false;
      form.check();
    });
  }

  return { loaded: () => choiceForm, run, check };
}
