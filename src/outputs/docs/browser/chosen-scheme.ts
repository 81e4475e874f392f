import { textStorage } from "#browser/storage.ts";

const KEY = "islet-docs-scheme";

/** Light or dark, as the visitor has chosen; nothing while they have not. */
export function chosenScheme(): string | undefined {
  const kept = textStorage("local").get(KEY);
  return kept === "light" || kept === "dark" ? kept : undefined;
}

/** Shows a scheme, and keeps the choice. */
export function chooseScheme(scheme: "light" | "dark"): void {
  textStorage("local").set(KEY, scheme);
  document.documentElement.dataset["colorScheme"] = scheme;
}
