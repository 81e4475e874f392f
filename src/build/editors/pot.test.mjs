/** @import { EditorControl, EditorWidget } from "#outputs/controls/editor-widget.ts" */
import { describe, expect, it } from "vitest";
import {
  messagesForEditors,
  messagesOfDefaults,
  messagesOfPattern,
  messagesOfSource,
  potFile,
  scriptTextsFile,
  stringsFile,
} from "./pot.mjs";

describe("texts of a source file", () => {
  it("are found in PHP and in TypeScript, with the comment for translators", () => {
    const php = `esc_html_e( 'The plugin\\'s own', 'islet' );
      /* translators: %s: a name. */
      sprintf( __( 'No "%s".', 'islet' ), $name );
      _e( 'Other', 'other' ); esc_attr__( 'Title', 'islet' )`;
    expect(messagesOfSource(php, "a.php")).toEqual([
      { text: "The plugin's own", place: "a.php" },
      { text: 'No "%s".', place: "a.php", comment: "%s: a name." },
      { text: "Title", place: "a.php" },
    ]);
    const script =
      '__("It\'s", "islet"), format(__("Move %s"), x), __(\n  "Long",\n), other__("no"), __(text)';
    const ofScript = messagesOfSource(script, "b.ts");
    expect(ofScript.map(({ text }) => text)).toEqual(["It's", "Move %s", "Long"]);
    expect(scriptTextsFile([...ofScript, { text: "Of PHP", place: "a.php" }])).toBe(
      "<?php\nreturn array(\n\t'It\\'s' => __( 'It\\'s', 'islet' ),\n\t'Move %s' => __( 'Move %s', 'islet' ),\n\t'Long' => __( 'Long', 'islet' ),\n);\n",
    );
  });
});

it("a text that counts has a form for one and for several, as gettext writes them", () => {
  const php = `/* translators: %d: how many. */
    sprintf( _n( '%d post\\'s age', '%d posts\\' age', $n, 'islet' ), $n )`;
  const messages = messagesOfSource(php, "a.php");
  expect(messages).toEqual([
    { text: "%d post's age", plural: "%d posts' age", place: "a.php", comment: "%d: how many." },
  ]);
  const entry = potFile("1.2.3", messages).split("\n\n")[1];
  expect(entry?.trimEnd().split("\n")).toEqual([
    "#. translators: %d: how many.",
    "#: a.php",
    "#, php-format",
    'msgid "%d post\'s age"',
    'msgid_plural "%d posts\' age"',
    'msgstr[0] ""',
    'msgstr[1] ""',
  ]);
});

it("the names at the start of a pattern's file are texts, each of its keywords one", () => {
  const source =
    "<?php\n/**\n * Title: Prices\n * Description: Shows prices.\n * Categories: text\n * Keywords: price, plan\n */";
  const texts = messagesOfPattern(source, "patterns/prices.php").map(({ text }) => text);
  expect(texts).toEqual(["Prices", "Shows prices.", "price", "plan"]);
  expect(messagesOfPattern(source, "includes/prices.php")).toEqual([]);
});

describe("texts of the widgets", () => {
  /** @param {string} key @param {string} title @param {Partial<EditorControl>} [more] @returns {EditorControl} */
  const control = (key, title, more) => ({ key, name: key, control: "text", title, ...more });
  const choice = control("a", "Title", { about: "About", options: [{ value: "x", label: "Label" }] });
  const list = control("b", "Rows", { fields: [control("c", "Field")] });
  /** @type {EditorWidget} */
  const widget = {
    ...{ name: "w", title: "Widget", about: "What it does.", icon: "clock", keywords: ["word"] },
    ...{ kind: "enhancer", place: "element", content: "none", example: {} },
    ...{ groups: [{ id: "g", title: "Group" }], controls: [choice, list] },
  };

  it("are those of groups, settings, choices and rows", () => {
    const texts = messagesForEditors({ w: widget }).map(({ text }) => text);
    for (const text of [
      "Widget",
      "What it does.",
      "word",
      "Group",
      "Title",
      "About",
      "Label",
      "Rows",
      "Field",
    ])
      expect(texts).toContain(text);
  });

  it("are those that a new one has, in rows, too", () => {
    const words = control("c", "Field", { words: true });
    const controls = [{ ...list, fields: [words, control("d", "Code")] }];
    const initial = { b: [{ c: "First tab", d: "code" }] };
    const texts = messagesForEditors({ w: { ...widget, controls, initial } }).map(({ text }) => text);
    expect(texts).toContain("First tab");
    expect(texts).not.toContain("code");
  });

  it("have the defaults that visitors read, with what translators must know of plurals", () => {
    const words = control("d", "Days", { words: true, default: "Day|Days" });
    const code = control("e", "Name", { words: false, default: "code" });
    const none = control("f", "Empty", { words: true, default: "" });
    const found = messagesOfDefaults({
      w: { ...widget, controls: [code, none, { ...list, fields: [words] }] },
    });
    expect(found).toEqual([
      { text: "Day|Days", place: "widgets/w", comment: expect.stringContaining("plural") },
    ]);
  });

  it("stand in a file of calls once", () => {
    const file = stringsFile([
      { text: "it's", place: "" },
      { text: "it's", place: "" },
    ]);
    expect(file).toBe("<?php\nreturn array(\n\t__( 'it\\'s', 'islet' ),\n);\n");
  });
});

it("the template has each text once, with all its places", () => {
  const pot = potFile("1.2.3", [
    { text: 'A "%s"', place: "a.php", comment: "%s: x." },
    { text: "B", place: "widgets/b" },
    { text: 'A "%s"', place: "texts/a" },
  ]);
  expect(pot).toContain('"Project-Id-Version: Islet 1.2.3\\n"');
  expect(pot).toContain(
    '\n\n#. translators: %s: x.\n#: a.php texts/a\n#, php-format\nmsgid "A \\"%s\\""\nmsgstr ""\n\n',
  );
  expect(pot.endsWith('#: widgets/b\nmsgid "B"\nmsgstr ""\n')).toBe(true);
});
