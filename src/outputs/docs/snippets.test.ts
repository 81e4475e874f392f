import { describe, expect, it } from "vitest";
import type { EditorControl } from "../controls/editor-widget.ts";
import { snippetsOf } from "./snippets.ts";

const control = (key: string, more: Partial<EditorControl> = {}): EditorControl => ({
  ...{ key, name: key, control: "text", title: key },
  ...more,
});

const placed = {
  name: "two-words",
  example: '<div data-widget="two-words"></div>\n',
  controls: [control("title", { printed: true }), control("speed", { control: "milliseconds" })],
  template: [],
  isPlaced: true,
  hasStyle: true,
};

const codes = (widget: Parameters<typeof snippetsOf>[0], settings: object) =>
  Object.fromEntries(snippetsOf(widget, settings as never).map(({ id, code }) => [id, code]));

describe("the markup to copy", () => {
  it("of a widget that works on the site's own elements is there in HTML and PHP", () => {
    const site = {
      ...placed,
      template: undefined,
      isPlaced: false,
      example: '<p class="a" data-widget="x two-words" id="b">c</p>\n',
    };
    expect(codes(site, { speed: 20 })).toEqual({
      html: `<p class="a" data-widget="x two-words" data-settings='{"speed":20}' id="b">c</p>\n`,
      php: "<p class=\"a\" <?= islet( 'x two-words', array(\n    'speed' => 20,\n) ) ?> id=\"b\">c</p>\n",
    });
  });

  it("of a widget that prints itself keeps content apart from settings", () => {
    const {
      twig = "",
      node = "",
      shortcode = "",
      liquid,
      react = "",
      wordpress = "",
    } = codes(placed, {
      title: 'A "b" [c]',
      speed: 20,
    });
    expect(twig).toContain('{% import "islet/two-words.twig" as two_words %}');
    expect(twig).toMatch(
      /widget\(\{\s+"title": "A \\"b\\" \[c\]"\s+\}, \{\s+"speed": 20\s+\}, "my-two-words"\)/,
    );
    expect(node).toContain('renderWidget("two-words", {');
    expect(shortcode).toBe('[islet widget="two-words" title="A &#34;b&#34; &#91;c&#93;" speed="20"]\n');
    expect(liquid).toBe("{% section 'islet-two-words' %}\n");
    expect(react).toContain("export const TwoWords = () => (");
    expect(react).toContain('import "islet/widgets/two-words.css";');
    expect(wordpress).toContain("Islet\\render( 'two-words', array(\n    'title' => 'A \"b\" [c]',");
  });
});
