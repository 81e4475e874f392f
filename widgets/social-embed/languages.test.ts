import { expect, it } from "vitest";
import { sdkLanguage } from "./languages.ts";

it("social-embed.1 maps the locale of a site to a language that the provider knows", () => {
  const given = {
    de_DE_formal: "de_DE",
    el: "el_GR",
    ar: "ar_AR",
    ja: "ja_JP",
    "pt-BR": "pt_BR",
    pt_AO: "pt_PT",
    es_AR: "es_LA",
    es_ES: "es_ES",
    en_GB: "en_GB",
    en_AU: "en_US",
    "zh-hk": "zh_HK",
    nl_BE: "nl_BE",
    fr_CH: "fr_FR",
    ckb: "cb_IQ",
    no: "nb_NO",
    he_IL: "he_IL",
    " sv_SE ": "sv_SE",
  };
  expect(Object.fromEntries(Object.keys(given).map((locale) => [locale, sdkLanguage(locale)]))).toEqual(
    given,
  );
});

it.each(["", "_", "xx_XX", "../evil", "constructor", "__proto__", "de/../../x", "\ud800"])(
  "an unknown locale, %j, is English",
  (locale) => {
    expect(sdkLanguage(locale)).toBe("en_US");
  },
);
