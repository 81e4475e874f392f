import { beforeAll, describe, expect, it } from "vitest";
import { describeWidgets } from "../bundle/widgets/describe-widgets.mjs";
import { pageTexts } from "../bundle/widgets/page-texts.mjs";
import { readCatalogue } from "../bundle/widgets/read-catalogue.mjs";
import { root } from "../root.mjs";
import { editorWidgets } from "./editor-widgets.mjs";
import { messagesBelow, messagesForVisitors, messagesOfDefaults } from "./pot.mjs";
import { i18nOf, LANGUAGES, moFile, readTranslation } from "./translations.mjs";

/** The files of the plugin that answer visitors. */
const FORMS = /^includes\/forms\/(?:captcha|print|receive|texts)\.php$/;

/** What visitors read, in English. @type {string[]} */
let english;

beforeAll(async () => {
  const widgets = await describeWidgets(readCatalogue().map(({ name }) => name));
  const messages = [
    ...messagesForVisitors(pageTexts()),
    ...messagesOfDefaults(editorWidgets({ widgets })),
    ...messagesBelow(`${root}src/outputs/wordpress/`).filter(({ place }) => FORMS.test(place)),
  ];
  english = [...new Set(messages.map(({ text }) => text))].sort();
}, 60_000);

/** The places for values in a text. @param {string} text */
const placesIn = (text) => (text.match(/%(?:\d\$)?[sd]|\{\w+\}/g) ?? []).sort();

describe.each(LANGUAGES)("in %s", (language) => {
  const translation = readTranslation(language);

  it("every text that visitors read is translated, and no other", () => {
    expect(Object.keys(translation).sort()).toEqual(english);
  });

  it("a translation has the places for values of its text, and no markup", () => {
    const wrong = Object.entries(translation).filter(
      ([text, translated]) =>
        translated.trim() !== translated ||
        placesIn(translated).join() !== placesIn(text).join() ||
        /^$|[<>&]/.test(translated),
    );
    expect(wrong).toEqual([]);
  });

  it("a text of several forms has one for each plural category of the language", () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const counts = Object.entries(translation)
      .filter(([text]) => text.includes("|"))
      .map(([, translated]) => translated.split("|").length);
    expect(new Set(counts)).toEqual(new Set([pluralCategories.length]));
  });
});

it("a page configuration gets the texts that differ, by their keys", () => {
  expect(i18nOf({ cart: "Cart", video: "Video", other: "Other" }, { Cart: "Korb", Video: "Video" })).toEqual({
    cart: "Korb",
  });
});

/** Reads a file of compiled translations as gettext does. @param {Buffer} file */
function readMo(file) {
  const number = (/** @type {number} */ at) => file.readUInt32LE(at);
  const textAt = (/** @type {number} */ at) =>
    file.subarray(number(at + 4), number(at + 4) + number(at)).toString();
  return Array.from({ length: number(8) }, (_, index) => [
    textAt(number(12) + 8 * index),
    textAt(number(16) + 8 * index),
  ]);
}

it("the compiled file has the texts in the order of their bytes, each ended by a zero", () => {
  const file = moFile({ "View cart": "Warenkorb ansehen", Übung: "é", Cart: "" });
  expect(readMo(file)).toEqual([
    ["", "Content-Type: text/plain; charset=UTF-8\n"],
    ["Cart", ""],
    ["View cart", "Warenkorb ansehen"],
    ["Übung", "é"],
  ]);
  expect(file.readUInt32LE(0)).toBe(0x950412de);
  expect(file.at(-1)).toBe(0);
});
