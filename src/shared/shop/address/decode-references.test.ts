// @vitest-environment node

import { expect, it } from "vitest";
import { decodeReferences } from "./decode-references.ts";

it.each([
  ["Ciudad de M&eacute;xico", "Ciudad de México"],
  ["&#x103;", "ă"],
  ["&#X103;", "ă"],
  ["&#350;&#305;rnak", "Şırnak"],
  ["Newcastle &amp; Gateshead", "Newcastle & Gateshead"],
  ["&amp;amp;", "&amp;"],
  ["&Eacute;&eacute;&yuml;&nbsp;", "Ééÿ\u00a0"],
  ["&quot;&apos;&lt;&gt;&hellip;", "\"'<>…"],
])("%s is read as %s", (written, read) => {
  expect(decodeReferences(written)).toBe(read);
});

it.each(["A & B", "&unknown;", "&constructor;", "&#;", "&#xg;", "&#9999999;", "&eacute"])(
  "%s stays as it is",
  (text) => {
    expect(decodeReferences(text)).toBe(text);
  },
);
