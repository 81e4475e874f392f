// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { corpus, type CorpusItem } from "#tests/corpora/corpus.ts";
import { buildAutomaton, runAutomaton } from "./regex/automaton.ts";
import { compileRegex } from "./regex.ts";
import { parseRegex } from "./regex/parser.ts";

/** For patterns that are known to be harmless: both engines must say the same. */
function expectAgreement(source: string, subjects: string[]) {
  const pattern = compileRegex(source);
  for (const subject of subjects)
    expect([source, subject, pattern?.test(subject)]).toEqual([
      source,
      subject,
      new RegExp(source).test(subject),
    ]);
}

const URLS = [
  "",
  "/",
  "https://x/",
  "https://x/product/12/",
  "https://shop.example/product/12",
  "https://shop.example/product/blue-shirt/?utm_source=a&ref=abc#top",
  "https://shop.example/checkout/?utm_source=b",
  "https://shop.example/de/über/page.html",
  "a\nb\r\u2028\t \u00a0\ufeff-_09azAZ",
  "🦄",
];

describe("compileRegex", () => {
  it("runtime.11 agrees with the built-in engine on the patterns site owners write", () => {
    const sources = [
      "^https://x/",
      "utm_source=(a|b)",
      "/product/\\d+/?$",
      "^$",
      "",
      ".*",
      "\\.html$",
      "checkout|cart",
      "[?&]ref=\\w{1,20}",
      "^https?:\\/\\/(?:www\\.)?shop\\.example\\/",
      "(product|shop)/[a-z0-9-]+/",
      "^[^?]*$",
      "#top$",
      "\\bref\\b",
      "\\Bef\\B",
      "[^\\s]+",
      "[\\w-.]+/[\\d-a]",
      "[a-\\d]",
      "[-a]|[a-]|[--/]",
      "\\x61\\u0062|\\0|\\t|\\n|\\r|\\f|\\v",
      "[\\b]|[\\]\\-\\\\^]",
      "[]|a",
      "[^]$",
      "[^\\d\\D]|a",
      "a{2}|a{0}b|a{1,}|a{1,2}?|a*?|a+?|a??",
      "(?:)",
      "(|a)+",
      "(?:a|\\b)*-",
      "x{0,100}",
      "\\S\\s\\D\\d\\W\\w",
      ".$",
      "^.$",
      "\\/|\\:|\\=|\\%|\\&|\\_|\\#",
      "[[]|[.]|[$]|[|]|[(]",
      "ü",
    ];
    for (const source of sources) expectAgreement(source, URLS);
  });

  it("runtime.11 is null for everything that is no text or longer than 200 characters", () => {
    for (const source of [undefined, null, 1, {}, /a/, ["a"], new String("a")])
      expect(compileRegex(source)).toBeNull();
    expect(compileRegex("a".repeat(200))?.test("a".repeat(200))).toBe(true);
    expect(compileRegex("a".repeat(201))).toBeNull();
  });

  it("runtime.11 is null for look-around, back-references and everything unknown, without an exception", () => {
    const sources = [
      ..."( ) [ ] { } * + ? \\ $( (? (?: (a [a [\\ a) ]a a{ a} {1} (?:a a|* |? (*a)".split(" "),
      ..."a** a++ a+* a?{2} a{2}{3} ^* $+ \\b? a{3,2} a{101} a{1,101} a{101,} a{1000} a{,5}".split(" "),
      ..."(?=a) (?!a) (?<=a) (?<!a) (?<n>a) (?P<n>a) (?i)a (?i:a) (?>a) (?#a)".split(" "),
      ..."(a)\\1 \\1 \\01 \\k<n> \\p{L} \\cA \\Qa\\E \\x1 \\xg0 \\u12 \\u{61} \\z \\A \\e [\\B] [z-a] [\\k]".split(
        " ",
      ),
    ];
    for (const source of sources) expect([source, compileRegex(source)]).toEqual([source, null]);
  });

  it("is null for more than 2,000 states, however they are nested", () => {
    expect(compileRegex("(?:a{0,20}){0,40}")?.test("a")).toBe(true);
    for (const source of [
      "(?:a{100}){100}",
      "(a{0,100}){0,100}",
      "((((a{99}){99}){99}){99}){99}",
      `${"(?:".repeat(20)}${"){100}".repeat(20)}`,
    ])
      expect(compileRegex(source)).toBeNull();
  });

  it("looks at the first 2,048 characters of the subject", () => {
    const pattern = compileRegex("b");
    expect(pattern?.test(`${"a".repeat(2047)}b`)).toBe(true);
    expect(pattern?.test(`${"a".repeat(2048)}b`)).toBe(false);
  });

  it("agrees with the built-in engine on random harmless patterns", () => {
    const literal = fc.constantFrom("a", "b", "-", "1", " ", "\\.", "\\/", "\\x61", "é");
    const set = fc.constantFrom(
      ".",
      "\\d",
      "\\w",
      "\\s",
      "\\D",
      "\\W",
      "\\S",
      "[ab]",
      "[^ab]",
      "[a-c1-]",
      "[^\\d]",
      "[\\w-]",
    );
    const place = fc.constantFrom("^", "$", "\\b", "\\B");
    const quantifier = fc.constantFrom(
      "",
      "",
      "",
      "*",
      "+",
      "?",
      "{2}",
      "{0,2}",
      "{1,}",
      "*?",
      "+?",
      "??",
      "{1,3}?",
    );
    const { tree } = fc.letrec<{ tree: string; term: string; sequence: string }>((tie) => ({
      term: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.tuple(fc.oneof(literal, set), quantifier).map((parts) => parts.join("")),
        place,
        fc
          .tuple(fc.constantFrom("(", "(?:"), tie("tree"), quantifier)
          .map(([open, body, count]) => `${open}${body})${count}`),
      ),
      sequence: fc.array(tie("term"), { maxLength: 3 }).map((parts) => parts.join("")),
      tree: fc.array(tie("sequence"), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("|")),
    }));
    const subject = fc.array(fc.constantFrom("a", "b", "c", "-", "1", " ", ".", "/", "é", "\n"), {
      maxLength: 7,
    });
    fc.assert(
      fc.property(
        tree.filter((source) => source.length <= 60),
        fc.array(subject, { minLength: 1, maxLength: 8 }),
        (source, subjects) => {
          expectAgreement(
            source,
            subjects.map((characters) => characters.join("")),
          );
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("agrees with the built-in engine about what is valid, or is stricter", () => {
    const piece = fc.constantFrom(
      ..."a b ( ) (?: [ ] ^ - | * + ? {1} {1,2} { } \\ \\d \\b . $ \\1 (?=".split(" "),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const source = pieces.join("");
        if (compileRegex(source)) expect(() => new RegExp(source)).not.toThrow();
      }),
      { numRuns: 3000 },
    );
  });
});

describe("the corpus of dangerous patterns", () => {
  const attackOf = ({ attack }: CorpusItem) => {
    const { repeat, times, tail } = attack as { repeat: string; times: number; tail: string };
    return repeat.repeat(times) + tail;
  };

  it("runtime.11 no pattern takes more steps than it has states, per character", () => {
    let tried = 0;
    for (const item of corpus("redos", "pattern")) {
      if (!compileRegex(item.text)) continue;
      const automaton = buildAutomaton(parseRegex(item.text));
      const subject = attackOf(item).slice(0, 2048);
      const size = automaton?.states.length ?? Number.NaN;
      expect(size).toBeLessThanOrEqual(2000);
      expect(automaton && runAutomaton(automaton, subject).steps).toBeLessThanOrEqual(
        size * (subject.length + 1),
      );
      tried++;
    }
    expect(tried).toBeGreaterThan(20);
  });

  it("keeps the good patterns, with the built-in engine's answer", () => {
    const good = corpus("redos", "pattern").filter(({ tags }) => tags.includes("good"));
    expect(good.length).toBeGreaterThan(4);
    for (const item of good) expectAgreement(item.text, [attackOf(item), ...URLS]);
  });

  it("gives the built-in engine's answer where that is harmless too", () => {
    for (const { text, tags } of corpus("redos", "pattern"))
      if (compileRegex(text) && !tags.includes("huge"))
        expectAgreement(text, ["", "a", "ab!", "a=b&c", "x1"]);
  });
});
