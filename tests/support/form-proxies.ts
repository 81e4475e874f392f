import { mendForms } from "#entries/check/mend-forms.ts";

mendForms();
