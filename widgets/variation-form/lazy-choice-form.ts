import type { ChoiceForm, ChoiceFormOptions } from "./choice-form.ts";

/** A form with choices whose code loads on first use. Calls before that wait for the code. */
export interface LazyChoiceForm extends Pick<ChoiceForm, "check" | "allowsSubmit"> {
  /** Loads the code, then acts unless the widget has ended. */
  run(act: (choiceForm: ChoiceForm) => unknown): void;
}

export function createLazyChoiceForm(options: ChoiceFormOptions): LazyChoiceForm {
  const { guard } = options.context;
  let loaded: ChoiceForm | undefined;
  let loading: Promise<ChoiceForm> | undefined;
  let isCheckWaiting = false;

  const load = () =>
    (loading ??= options.context
      .load(() => import("./choice-form.ts"))
      .then(({ createChoiceForm }) => (loaded = createChoiceForm(options))));

  function run(act: (choiceForm: ChoiceForm) => unknown) {
    guard(async () => {
      const choiceForm = loaded ?? (await load());
      act(choiceForm);
    });
  }

  /** Choices that are made while the code loads are checked once. */
  function check() {
    if (isCheckWaiting) return;
    isCheckWaiting = !loaded;
    run((choiceForm) => {
      isCheckWaiting = false;
      choiceForm.check();
    });
  }

  function allowsSubmit() {
    if (loaded) return loaded.allowsSubmit();
    const isComplete = options.selects.every(({ value }) => value);
    if (!isComplete) run((choiceForm) => choiceForm.allowsSubmit());
    return isComplete;
  }

  return { run, check, allowsSubmit };
}
