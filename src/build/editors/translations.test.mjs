import { beforeAll, describe, expect, it } from "vitest";
import { describeStock, describeWidgets } from "../bundle/widgets/describe-widgets.mjs";
import { pageTexts } from "../bundle/widgets/page-texts.mjs";
import { readCatalogue } from "../bundle/widgets/read-catalogue.mjs";
import { editorWidgets } from "./editor-widgets.mjs";
import { messagesOfPlugin, messagesThatVisitorsRead } from "./plugin-messages.mjs";
import { PLURAL_FORMS } from "./translation-files.mjs";
import { i18nOf, LANGUAGES, readEditorTranslation, readTranslation } from "./translations.mjs";

/** In English: what visitors read, and what only editors and site owners do. @type {string[]} */
let english;
/** @type {string[]} */
let editorsEnglish;

beforeAll(async () => {
  const widgets = editorWidgets({ widgets: await describeWidgets(readCatalogue().map(({ name }) => name)) });
  const from = { widgets, texts: pageTexts(), stock: await describeStock() };
  const forVisitors = new Set(messagesThatVisitorsRead(from).map(({ text }) => text));
  english = [...forVisitors].sort();
  const all = new Set(messagesOfPlugin(from).map(({ text }) => text));
  editorsEnglish = [...all].filter((text) => !forVisitors.has(text)).sort();
}, 60_000);

/** The places for values in a text. @param {string} text */
const placesIn = (text) => (text.match(/%(?:\d\$)?[sd]|\{\w+\}/g) ?? []).sort();

/**
 * Translations without the places for values of their texts, with markup that those do not have, or with spaces around.
 * @param {Readonly<Record<string, string | string[]>>} translation
 */
const wrongOf = (translation) =>
  Object.entries(translation).filter(([text, translated]) =>
    [translated]
      .flat()
      .some(
        (form) =>
          form.trim() !== form ||
          placesIn(form).join() !== placesIn(text).join() ||
          form === "" ||
          (/[<>&]/.test(form) && !/[<>&]/.test(text)),
      ),
  );

/** How many forms gettext has of a text in a language. @param {import("./translations.mjs").Language} language */
const gettextForms = (language) => Number(/^nplurals=(\d)/.exec(PLURAL_FORMS[language])?.[1]);

describe.each(LANGUAGES)("in %s", (language) => {
  const translation = readTranslation(language);

  it("every text that visitors read is translated, and no other", () => {
    expect(Object.keys(translation).sort()).toEqual(english);
  });

  it("every text that only editors and site owners read is translated, and no other", () => {
    expect(Object.keys(readEditorTranslation(language)).sort()).toEqual(editorsEnglish);
  });

  it("a translation has the places for values of its text, and no markup", () => {
    expect(wrongOf(translation)).toEqual([]);
    expect(wrongOf(readEditorTranslation(language))).toEqual([]);
  });

  it("a text of several forms has one for each plural category of the language", () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const counts = Object.entries(translation)
      .filter(([text]) => text.includes("|"))
      .map(([, translated]) => translated.split("|").length);
    expect(new Set(counts)).toEqual(new Set([pluralCategories.length]));
    const forms = Object.values(readEditorTranslation(language)).filter((text) => Array.isArray(text));
    expect(new Set(forms.map(({ length }) => length))).toEqual(new Set([gettextForms(language)]));
  });
});

it("a page configuration gets the texts that differ, by their keys", () => {
  expect(i18nOf({ cart: "Cart", video: "Video", other: "Other" }, { Cart: "Korb", Video: "Video" })).toEqual({
    cart: "Korb",
  });
});
