// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue } from "#widgets/catalogue.ts";
import { allSources, root, type Source, testSources } from "./architecture/sources.ts";

const text = readFileSync(`${root}tests/clauses.md`, "utf8");
const headings = [...text.matchAll(/^## ([\w-]+)$/gm)].map(([, name = ""]) => name);
const clauses = [...text.matchAll(/^- `([\w-]+\.\d+)` \S/gm)].map(([, id = ""]) => id);

const ID = new RegExp(
  String.raw`(?<![\w./-])(?:runtime|${Object.keys(catalogue).join("|")})\.\d+(?![\w%-]|\.\w)`,
  "g",
);
/** Where the ids of a title stand, with those of faults. */
const FIRST = /^(?:[\w-]+\.\d+ |F\d+ )*/;

const tests = testSources();

/** The texts of a file that may be titles, or a part of one. */
const textsOf = ({ nodes }: Source): string[] =>
  nodes.flatMap((node) => {
    if (node.type === "TemplateElement") return (node["value"] as { cooked?: string }).cooked ?? [];
    return typeof node["value"] === "string" && node.type === "Literal" ? node["value"] : [];
  });

const texts = tests.flatMap(textsOf);
const atStart = texts.flatMap((title) => FIRST.exec(`${title} `)?.[0].match(ID) ?? []);
const anywhere = texts.flatMap((title) => title.match(ID) ?? []);
const inComments = [...allSources(), ...tests].flatMap(({ comments }) =>
  comments.flatMap((comment) => comment.text.match(ID) ?? []),
);

describe("the clauses", () => {
  it("stand below the widget whose name they have, in order, each once", () => {
    const lines = [...text.matchAll(/^(?:## ([\w-]+)|- `([\w-]+)\.(\d+)` .*)$/gm)];
    let [widget, number] = ["", 0];
    for (const [, heading, name, written] of lines) {
      if (heading !== undefined) [widget, number] = [heading, 0];
      else expect([name, Number(written)]).toEqual([widget, ++number]);
    }
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.filter((name) => name !== "runtime" && !(name in catalogue))).toEqual([]);
    expect(clauses).toHaveLength(text.match(/^- /gm)?.length ?? 0);
  });

  it("are each named by the title of a test", () => {
    const named = new Set(atStart);
    expect(clauses.filter((id) => !named.has(id))).toEqual([]);
  });

  it("are all that titles and comments name", () => {
    const unknown = [...anywhere, ...inComments].filter((id) => !clauses.includes(id));
    expect([...new Set(unknown)]).toEqual([]);
  });
});
