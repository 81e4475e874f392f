import fc from "fast-check";
import { jQuery } from "jquery";
import { describe, expect, it } from "vitest";
import { formFieldsOf } from "./php-form-fields.ts";

const sent = (data: object) => [...formFieldsOf(data as Record<string, unknown>)];

describe("what an add sends", () => {
  it("values inside others are named by brackets, lists by empty ones", () => {
    expect(sent({ addons: { gift: "yes", list: ["a", "b"] }, rows: [{ n: 1 }, [true]] })).toEqual([
      ["addons[gift]", "yes"],
      ["addons[list][]", "a"],
      ["addons[list][]", "b"],
      ["rows[0][n]", "1"],
      ["rows[1][]", "true"],
    ]);
  });

  it("whatever data holds, the fields are those of jQuery", () => {
    const { tree } = fc.letrec((tie) => ({
      tree: fc.dictionary(
        fc.stringMatching(/^[a-z_ &]{1,5}$/),
        fc.oneof(
          { maxDepth: 4 },
          fc.string({ unit: "grapheme" }),
          fc.integer(),
          fc.boolean(),
          fc.array(tie("leaf"), { maxLength: 3 }),
          tie("tree"),
        ),
        { maxKeys: 4 },
      ),
      leaf: fc.oneof({ maxDepth: 4 }, fc.string(), fc.constant(null), tie("tree")),
    }));
    fc.assert(
      fc.property(tree, (data) => {
        expect(sent(data as object)).toEqual([...new URLSearchParams(jQuery.param(data as object))]);
      }),
    );
  });

  it("what no form could send stays here: functions, elements, instances, names of prototypes", () => {
    class Tip {
      text = "a";
    }
    const own = JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}') as object;
    const data = { run: () => "x", tip: new Tip(), at: document.body, of: jQuery("body"), own, none: null };
    expect(sent({ ...data, ...own, kept: "1" })).toEqual([["kept", "1"]]);
  });

  it("data that holds itself, or is endless, ends", () => {
    const loop: Record<string, unknown> = { a: "1" };
    for (const name of ["b", "c", "d", "e"]) loop[name] = loop;
    expect(sent({ loop }).length).toBeLessThan(1_000);
    expect(sent({ many: Array.from({ length: 5_000 }, String) }).length).toBeLessThan(1_000);
  });
});
