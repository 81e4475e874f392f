import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { corpus } from "#tests/corpora/corpus.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf, nativeWidget } from "#tests/support/native-widget.ts";
import { lineRanges, normalised } from "./lines.ts";

const fixture = readFileSync("widgets/code-highlight/fixture.html", "utf8");
const code = () => document.querySelector("code") as HTMLElement;
const colours = () =>
  [...document.querySelectorAll(".token")].map(
    ({ className, textContent }) => `${className}: ${textContent}`,
  );
const coloured = () => vi.waitFor(() => expect(colours()).not.toEqual([]));

/** An element with code of a language, as text. */
function withCode(text: string, language: string, settings: object = {}): string {
  const host = document.createElement("div");
  host.innerHTML = `<pre><code class="language-${language}"></code></pre>`;
  host.dataset["widget"] = "code-highlight";
  host.dataset["settings"] = JSON.stringify(settings);
  (host.querySelector("code") as HTMLElement).textContent = text;
  return host.outerHTML;
}

describe("code", () => {
  it("is coloured, numbered, marked, and given back", async () => {
    const { stop } = await mountMarkup(fixture);
    await coloured();
    expect(colours().slice(0, 3)).toEqual([
      "token comment: // How long a belt is",
      "token keyword: const",
      "token function-variable function: lengthCm",
    ]);
    expect(document.querySelectorAll(".line-numbers-rows > span").length).toBe(3);
    expect(document.querySelector(".line-highlight")?.getAttribute("data-start")).toBe("2");
    expect("Prism" in window).toBe(false);
    expect(document.querySelector("code")?.getAttribute("translate")).toBe("no");
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
  });

  it("is coloured, and given back, in an element that is the pre element itself", async () => {
    const html =
      '<pre data-widget="code-highlight" data-settings=\'{"copy":true,"line_numbers":true}\'><code class="language-javascript">let one = 1;</code></pre>';
    const { problems, stop } = await mountMarkup(html);
    await coloured();
    expect(problems).toEqual([]);
    expect(document.querySelector("body > pre .toolbar button")?.textContent).toBe("Copy");
    expect(code().textContent).toBe("let one = 1;");
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
  });

  it("of the builder is read from its own element, where markup is text", async () => {
    const native = nativeWidget("reading", "code-highlight.default");
    await mountMarkup(native.replace("<div ", '<div data-widget="code-highlight" '));
    await coloured();
    expect(code().textContent).toBe("let a = 1;");
  });

  it("in a language with another inside is taken apart with both", async () => {
    await mountMarkup(withCode('<p class="a"><?php echo "x"; ?></p>', "php"));
    await coloured();
    expect(code().textContent).toBe('<p class="a"><?php echo "x"; ?></p>');
    expect(colours().join("\n")).toMatch(/token keyword: echo/);
  });

  it("stays text, whatever it looks like", async () => {
    for (const { text } of corpus("xss", "raw").slice(0, 40)) {
      const { stop } = await mountMarkup(withCode(text, "markup"));
      await vi.waitFor(() => expect(code().textContent).toBe(normalised(text)));
      expect(code().querySelectorAll(":not(span)").length).toBe(0);
      stop();
    }
  });

  it("that is too long, or in a language that is not here, keeps one colour, and this is told", async () => {
    const { problems } = await mountMarkup(
      withCode("let a = 1;\n".repeat(10_000), "javascript") +
        withCode("x", "brainfuck") +
        withCode("x", "constructor"),
    );
    await vi.waitFor(() => expect(problems).toHaveLength(3));
    expect(colours()).toEqual([]);
  });

  it("of 10,000 characters is coloured where that takes no time", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    const text = "const lengthCm = (waistCm) => waistCm + 15; // cm\n".repeat(196);
    const { problems } = await mountMarkup(withCode(text, "javascript"));
    await coloured();
    expect(code().textContent).toBe(text.trimEnd());
    expect(document.querySelectorAll(".token.comment").length).toBe(196);
    expect(problems).toEqual([]);
    clock.mockRestore();
  });

  it.each([
    ["scss", "a "],
    ["css", "a "],
  ])("of %s that would keep the page busy stays as it is, and this is told", async (language, part) => {
    const { problems } = await mountMarkup(withCode(part.repeat(9_900 / part.length), language));
    await vi.waitFor(() =>
      expect(problems.map(({ message }) => message)).toEqual([
        expect.stringContaining("code keeps one colour, because colouring it would keep the page busy"),
      ]),
    );
    expect(colours()).toEqual([]);
  });

  it("leaves the page's own library where it is", async () => {
    const own = { highlightAll() {} };
    Reflect.set(window, "Prism", own);
    await mountMarkup(withCode("let a = 1;", "javascript"));
    await coloured();
    expect(Reflect.get(window, "Prism")).toBe(own);
    Reflect.deleteProperty(window, "Prism");
  });

  it("is copied as it is, or selected where the browser does not let it", async () => {
    const { settled } = await mountMarkup(fixture);
    const user = userEvent.setup();
    const button = document.querySelector("button") as HTMLElement;
    await user.click(button);
    await settled();
    expect(await navigator.clipboard.readText()).toContain("waistCm) => waistCm + 15;\nconsole");
    expect([button.textContent, document.querySelector("[role=status]")?.textContent]).toEqual([
      "Copied!",
      "Copied!",
    ]);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await user.click(button);
    await settled();
    expect(button.textContent).toBe("Press Ctrl+C to copy");
  });
});

it.each([
  [
    "2, 4-6",
    [
      { from: 2, to: 2 },
      { from: 4, to: 6 },
    ],
  ],
  ["8-99", [{ from: 8, to: 9 }]],
  ["0, 10, 5-3, x, 1e3, -2, ", []],
])("the lines in %j", (text, ranges) => {
  expect(lineRanges(text, 9)).toEqual(ranges);
});

it("code loses empty lines around it and its common indent", () => {
  expect(normalised("\n\t\t\n\t\ta {\n\t\t\tb  \n\n\t\t}\n\t")).toBe("a {\n\tb\n\n}");
  expect([normalised(""), normalised(" \n ")]).toEqual(["", ""]);
});
