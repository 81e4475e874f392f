import { knownLanguage } from "#browser/known-language.ts";
/**
 * Returns what reads labels: of `Hour|Hours` the form for an amount. The forms stand in the order of the language's plural
 * categories (zero, one, two, few, many, other), without those that it has not; a label without `|` is for all.
 */
export function labelReader(language: string): LabelReader {
  const known = readers.get(language) ?? createReader(language);
  readers.set(language, known);
  return known;
}

type LabelReader = (label: string, amount: number) => string;

/** By language: the browser takes half a millisecond to create the rules of one. */
const readers = new Map<string, LabelReader>();

function createReader(language: string): LabelReader {
  const rules = new Intl.PluralRules(knownLanguage(language) ?? "en");
  const used = rules.resolvedOptions().pluralCategories;
  const order = ["zero", "one", "two", "few", "many", "other"].filter((category) =>
    used.some((one) => one === category),
  );
  return (label, amount) => {
    const forms = label.split("|");
    return forms[Math.min(order.indexOf(rules.select(amount)), forms.length - 1)] ?? label;
  };
}
