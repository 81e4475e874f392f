// Runs before the page is drawn: it shows the scheme that the visitor has chosen.
import { chosenScheme } from "./chosen-scheme.ts";

const scheme = chosenScheme();
if (scheme) document.documentElement.dataset["colorScheme"] = scheme;
