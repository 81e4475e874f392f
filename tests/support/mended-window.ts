import { mendForms } from "#entries/check/mend-forms.ts";
import { mendSelectors } from "#entries/check/mend-selectors.ts";

mendForms();
// Some tests run without a window.
if (typeof document !== "undefined") mendSelectors();
