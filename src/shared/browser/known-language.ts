/**
 * A language of a page, as `Intl` takes it; `undefined`, which is the browser's own, if nothing of it is known. Systems write `en_US`,
 * WordPress also `de_DE_formal`, and Chrome's translator sets `auto`.
 */
export function knownLanguage(language: string): string | undefined {
  for (let tag = language.replaceAll("_", "-"); tag; tag = tag.replace(/-?[^-]*$/, ""))
    try {
      return Intl.getCanonicalLocales(tag)[0];
    } catch {
      // The tag without its last part may be one.
    }
}
