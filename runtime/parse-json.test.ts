// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { corpus } from "#tests/corpora/corpus.ts";
import { parseJson } from "./parse-json.ts";
import { findMistake } from "./problems/json-mistake.ts";

const DANGEROUS = ["__proto__", "constructor", "prototype"];

/** What a clean reader must give: the engine's own value without the dangerous fields. */
const expected = (text: string) =>
  JSON.parse(text, (key, value: unknown) => (DANGEROUS.includes(key) ? undefined : value)) as unknown;

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

describe("parseJson", () => {
  it("reads what JSON.parse reads", () => {
    const text = '{"a":[1,"two",null,true,{"b":-1.5e3}],"c":"\\u00e9 \\" }{"}';
    expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  it("refuses everything that is not a text", () => {
    for (const value of [undefined, null, 1, {}, [], new String("{}")])
      expect(parseJson(value)).toEqual({ ok: false, reason: "type" });
  });

  it("refuses broken JSON without an exception", () => {
    for (const text of ["", " ", "{", "{'a':1}", '{"a":1,}', '"open', '"open\\', "undefined", "]", "1 2"])
      expect(parseJson(text)).toEqual({ ok: false, reason: "syntax" });
  });

  it("takes a text of 256 KiB and refuses one more character", () => {
    const full = `"${"x".repeat(262_142)}"`;
    expect(parseJson(full).ok).toBe(true);
    expect(parseJson(`${full} `)).toEqual({ ok: false, reason: "size", at: 262_144 });
  });

  it("takes 32 levels and refuses the 33rd, saying where", () => {
    expect(parseJson(nested(32)).ok).toBe(true);
    expect(parseJson(nested(33))).toEqual({ ok: false, reason: "depth", at: 32 });
    expect(parseJson(`[${"{},[],".repeat(100)}0]`).ok).toBe(true);
  });

  it("takes 1,000 items in each array and refuses one more, saying where", () => {
    const items = `[${"0,".repeat(999)}0]`;
    expect(parseJson(`[${items},${items}]`).ok).toBe(true);
    expect(parseJson(`[${"0,".repeat(1000)}0]`)).toEqual({ ok: false, reason: "items", at: 2000 });
  });

  it("takes 500 fields in each object and refuses one more, saying where", () => {
    const fields = (count: number) => `{${Array.from({ length: count }, (_, i) => `"${i}":0`).join(",")}}`;
    expect(parseJson(`[${fields(500)},${fields(500)}]`).ok).toBe(true);
    expect(parseJson(fields(501))).toMatchObject({ ok: false, reason: "keys" });
  });

  it("does not count brackets and commas inside strings", () => {
    const text = JSON.stringify('[{,\\"'.repeat(2000));
    expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  it("obeys other caps", () => {
    expect(parseJson("[[]]", { depth: 1 })).toEqual({ ok: false, reason: "depth", at: 1 });
    expect(parseJson("[1,2]", { items: 1 })).toEqual({ ok: false, reason: "items", at: 2 });
    expect(parseJson('{"a":1,"b":2}', { keys: 1 })).toEqual({ ok: false, reason: "keys", at: 6 });
    expect(parseJson("12", { size: 1 })).toEqual({ ok: false, reason: "size", at: 1 });
  });

  it("drops prototype keys at every depth, however they are spelled, and keeps the rest", () => {
    const text =
      '{"__proto__":{"x":1},"a":[{"constructor":{"prototype":{"x":1}},"b":1}],"\\u005f_proto__":2,"prototype":3,"my_prototype":4}';
    const answer = parseJson(text);
    expect(answer).toEqual({ ok: true, value: { a: [{ b: 1 }], my_prototype: 4 } });
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it("survives every text of the settings corpus and agrees with JSON.parse on those it takes", () => {
    for (const { text, tags } of corpus("settings", "raw")) {
      const answer = parseJson(text);
      if (answer.ok) expect(answer.value).toEqual(expected(text));
      if (/^(?:deep|huge|many)/.test(String(tags[0])) && tags[0] !== "huge-number")
        expect(answer.ok).toBe(false);
    }
  });

  it("agrees with JSON.parse on any JSON within the caps", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (text) => {
        expect(parseJson(text)).toEqual({ ok: true, value: expected(text) });
      }),
    );
  });

  it("never throws and never touches a prototype, whatever the text", () => {
    const piece = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"',
      "\\",
      "__proto__",
      '"constructor"',
      "1",
      "null",
      " ",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.array(piece).map((p) => p.join("")),
        ),
        (text) => {
          const answer = parseJson(text);
          let isJson = true;
          try {
            JSON.parse(text);
          } catch {
            isJson = false;
          }
          expect(answer.ok).toBe(isJson);
          expect(Object.keys(Object.prototype)).toEqual([]);
        },
      ),
    );
  });
});

describe("findMistake", () => {
  it("points at the first token out of place", () => {
    const places: [string, number][] = [
      ["", 0],
      ["  ", 2],
      ["{", 1],
      ["{'a':1}", 1],
      ['{"a":1,}', 7],
      ['{"a" 1}', 5],
      ['{"a":1 "b":2}', 7],
      ['{"a":alert(1)}', 5],
      ['{"a":[1,]}', 8],
      ["[1,2", 4],
      ['{"a":{"b":[]}}}', 14],
      ['{"a":1} trailing', 8],
      ['{"a":"b', 5],
      ['["a","b":1]', 8],
      ['{"a":{"b":1},"c"}', 16],
      ["[1]]", 3],
    ];
    for (const [text, at] of places) expect([text, findMistake(text)]).toEqual([text, at]);
  });

  it("finds no mistake before the end of any valid JSON, and one at the cut of any cut one", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(findMistake(text)).toBe(text.length);
        expect(findMistake(`[${text}`)).toBe(text.length + 1);
        expect(findMistake(`[${text}}`)).toBe(text.length + 1);
      }),
    );
  });

  it("is not confused by a very long open string", () => {
    expect(findMistake(`["${"x".repeat(262_000)}`)).toBe(1);
    expect(findMistake(`["${"\\n".repeat(131_000)}`)).toBe(1);
  });
});
