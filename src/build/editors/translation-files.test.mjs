import { expect, it } from "vitest";
import { moFile, phpTranslations } from "./translation-files.mjs";

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
  const file = moFile(
    { "View cart": "Warenkorb ansehen", Übung: "é", Cart: "" },
    "nplurals=2; plural=n != 1;",
  );
  expect(readMo(file)).toEqual([
    ["", "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n"],
    ["Cart", ""],
    ["View cart", "Warenkorb ansehen"],
    ["Übung", "é"],
  ]);
  expect(file.readUInt32LE(0)).toBe(0x950412de);
  expect(file.at(-1)).toBe(0);
});

const COUNTED = { "%d post": ["%d Beitrag", "%d Beiträge"], "It's": "Geht's" };

it("forms of a text that counts something follow each other in the compiled file", () => {
  expect(readMo(moFile(COUNTED, "nplurals=2; plural=n != 1;"))).toContainEqual([
    "%d post",
    "%d Beitrag\0%d Beiträge",
  ]);
});

it("the file of PHP has the same texts, quoted", () => {
  expect(phpTranslations(COUNTED, "nplurals=2; plural=n != 1;")).toBe(`<?php
return array(
\t'domain' => 'islet',
\t'plural-forms' => 'nplurals=2; plural=n != 1;',
\t'messages' => array(
\t\t'%d post' => '%d Beitrag' . "\\0" . '%d Beiträge',
\t\t'It\\'s' => 'Geht\\'s',
\t),
);
`);
});
