import { describe, expect, it } from "vitest";
import { entriesOf, matchingEntries } from "./matching-entries.ts";

const list = document.createElement("select");
list.innerHTML = `<option value="">Select a country…</option><option value="AU">Australia</option>
<option value="AT">Austria</option><option value="CI">Côte d'Ivoire</option><option value="IN">India</option>
<option value="IL">ישראל</option><option value="AE" disabled>United Arab Emirates</option>
<option value="GB">United Kingdom (UK)</option><option value="US">United States (US)</option>
<option value="VI">Virgin Islands (US)</option><option value="AX">Åland Islands</option><option value="XX"></option>`;
const entries = entriesOf(list);
const found = (typed: string) => matchingEntries(entries, typed).map(({ text }) => text);

describe("searching a list", () => {
  it("leaves out what nobody can choose", () =>
    expect(entries.map(({ option }) => option.value)).not.toEqual(expect.arrayContaining(["AE", "XX"])));

  it.each([
    ["", entries.map(({ text }) => text)],
    ["  ", entries.map(({ text }) => text)],
    ["UNITED", ["United Kingdom (UK)", "United States (US)"]],
    ["uk", ["United Kingdom (UK)"]],
    ["aland", ["Åland Islands"]],
    ["cote divoire", []],
    ["cote d’ivoire", ["Côte d'Ivoire"]],
    ["ISRAEL", []],
    ["שרא", ["ישראל"]],
    ["(", entries.map(({ text }) => text)],
    ["atlantis", []],
  ])("finds by words without case, accents and signs: %o", (typed, texts) =>
    expect(found(typed)).toEqual(texts),
  );

  it("puts the code first, then beginnings, then words, then the rest", () => {
    expect(found("us")).toEqual(["United States (US)", "Virgin Islands (US)", "Australia", "Austria"]);
    expect(found("in")).toEqual(["India", "United Kingdom (UK)", "Virgin Islands (US)"]);
  });
});
