import { describe, expect, it } from "vitest";
import { morph } from "./morph.ts";

const element = (html: string) => {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild as HTMLElement;
};

function change(before: string, after: string, keyOf?: (element: Element) => string | null) {
  const from = element(before);
  document.body.replaceChildren(from);
  return { from, now: () => morph(from, element(after), keyOf && { keyOf }) };
}

const row = (key: string, text = key) => `<li data-key="${key}"><a href="/${key}">${text}</a></li>`;
const byKey = (one: Element) => one.getAttribute("data-key");

describe("what the server says is on the page afterwards", () => {
  it.each([
    ["text", "<p>one</p>", "<p>two</p>"],
    ["attributes", '<a class="x" title="old">a</a>', '<a class="y" href="/b">a</a>'],
    ["more children", "<ul><li>a</li></ul>", "<ul><li>z</li> <li>a</li><li>b</li></ul>"],
    ["fewer children", "<ul><li>a</li> <li>b</li><li>c</li></ul>", "<ul><li>c</li></ul>"],
    ["another order", "<ul><li>a</li><li>b</li></ul>", "<ul><li>b</li><li>a</li></ul>"],
    ["other tags", "<div><p>a</p>text<!-- c --></div>", "<div>text<b>a</b><i>b</i></div>"],
    ["nothing", "<div><p>a</p></div>", "<div></div>"],
    ["something", "<div></div>", "<div><p>a</p> b</div>"],
  ])("%s", (_what, before, after) => {
    const { from, now } = change(before, after);
    now();
    expect(from.outerHTML).toBe(after);
  });
});

describe("nodes stay the nodes they are", () => {
  it("an equal element is left alone while its neighbours change", () => {
    const { from, now } = change("<div><p>1</p><b>same</b></div>", "<div><p>2</p><b>same</b></div>");
    const [paragraph, same] = from.children;
    now();
    expect([...from.children]).toEqual([paragraph, same]);
    expect(paragraph?.textContent).toBe("2");
  });

  it("rows that stay keep their nodes when a row before them goes or comes", () => {
    const list = (...rows: string[]) => `<ul>\n${rows.join("\n")}\n</ul>`;
    const { from, now } = change(
      list(row("a"), row("b"), row("c")),
      list(row("n"), row("b", "B"), row("c")),
      byKey,
    );
    const [, b, c] = from.children;
    now();
    expect([...from.children].map((one) => one.textContent)).toEqual(["n", "B", "c"]);
    expect(from.children[1]).toBe(b);
    expect(from.children[2]).toBe(c);
  });

  it("a row is not turned into the row of something else", () => {
    const { from, now } = change(`<ul>${row("a")}</ul>`, `<ul>${row("b")}</ul>`, byKey);
    const a = from.firstElementChild;
    now();
    expect(from.firstElementChild).not.toBe(a);
  });
});

describe("what visitors and widgets did survives", () => {
  it("open details and menus stay open, inline styles stay", () => {
    const { from, now } = change(
      '<div><details><summary>1</summary></details><a aria-expanded="false">2</a></div>',
      '<div class="n"><details><summary>3</summary></details><a aria-expanded="false" title="t">4</a></div>',
    );
    const [details, menu] = from.children as unknown as [HTMLDetailsElement, HTMLElement];
    details.open = true;
    menu.setAttribute("aria-expanded", "true");
    menu.style.color = "red";
    now();
    expect(details.open).toBe(true);
    expect(menu.getAttribute("aria-expanded")).toBe("true");
    expect(menu.style.color).toBe("red");
    expect(menu.title).toBe("t");
  });

  it("a marker stays although the template forgets it, and takes new settings", () => {
    const marked = `data-widget="a" data-settings='{"n":1}' data-widget-state="mounted"`;
    const forgotten = change(`<div><p ${marked}>1</p></div>`, "<div><p>2</p></div>");
    forgotten.now();
    expect(forgotten.from.innerHTML).toBe(element(`<div><p ${marked}>2</p></div>`).innerHTML);
    const changed = change(`<p ${marked}>1</p>`, `<p data-widget="a" data-settings='{"n":2}'>1</p>`);
    changed.now();
    expect(changed.from.getAttribute("data-settings")).toBe('{"n":2}');
    expect(changed.from.getAttribute("data-widget-state")).toBe("mounted");
  });

  it("the inside of an island is not touched", () => {
    const { from, now } = change(
      '<div><section data-widget="a" class="is-open"><islet-slot>drawn</islet-slot></section></div>',
      '<div><section data-widget="a" class="n"><p>server</p></section></div>',
    );
    now();
    expect(from.querySelector("section")?.className).toBe("n is-open");
    expect(from.textContent).toBe("drawn");
  });

  it("what an island has placed of the server's markup is changed where it is now, each part once", () => {
    const { from, now } = change(
      '<div><section data-widget="a"><islet-slot>ours' +
        '<islet-content><div class="wrap on"><a class="cart">1</a><!----></div></islet-content>' +
        '<dialog><islet-content><div class="lines">one</div></islet-content></dialog>' +
        '<islet-content><p class="kept">k</p></islet-content></islet-slot></section></div>',
      '<div><section data-widget="a"><div class="wrap"><a class="cart">2</a><div class="lines">two</div></div></section></div>',
    );
    const [wrap, lines, kept] = [".wrap", ".lines", ".kept"].map((one) => from.querySelector(one));
    const mark = wrap?.lastChild;
    now();
    expect([".wrap", ".lines", ".kept"].map((one) => from.querySelector(one))).toEqual([wrap, lines, kept]);
    expect([wrap?.textContent, lines?.textContent, kept?.textContent]).toEqual(["2", "two", "k"]);
    expect(wrap?.lastChild).toBe(mark);
  });

  it("what a script has opened and made focusable stays so, and keeps the focus", () => {
    const { from, now } = change(
      '<div><div class="box" aria-hidden="false"><b class="close" tabindex="0">x</b></div></div>',
      '<div><div class="box" aria-hidden="true"><b class="close">y</b></div></div>',
    );
    document.body.append(from);
    const close = from.querySelector<HTMLElement>(".close");
    close?.focus();
    now();
    expect(from.querySelector(".box")?.getAttribute("aria-hidden")).toBe("false");
    expect([close?.textContent, document.activeElement]).toEqual(["y", close]);
    from.remove();
  });

  it("space between elements makes no difference", () => {
    const { from, now } = change(
      "<ul>\n <li>1</li>\n <li>2</li>\n</ul>",
      "<ul><li>3</li><li>4</li> <li>5</li></ul>",
    );
    const before = [...from.children];
    now();
    expect([...from.children].slice(0, 2)).toEqual(before);
    expect(from.innerHTML).toBe("<li>3</li><li>4</li> <li>5</li>");
  });

  it("typed text stays until the server has another value", () => {
    const field = (value: number, name: string) => `<div><input name="${name}" value="${value}"></div>`;
    const { from, now } = change(field(1, "a"), field(1, "b"));
    const input = from.firstElementChild as HTMLInputElement;
    input.value = "7";
    now();
    expect(input.value).toBe("7");
    morph(from, element(field(2, "b")));
    expect(input.value).toBe("2");
  });

  it("typed text stays in the field that has the focus, whatever the server has", () => {
    const field = (value: number) => `<div><input name="a" value="${value}"></div>`;
    const { from, now } = change(field(1), field(2));
    const input = from.firstElementChild as HTMLInputElement;
    input.focus();
    input.value = "7";
    now();
    expect([input.value, input.defaultValue]).toEqual(["7", "2"]);
  });
});

describe("what the visitor has chosen or written", () => {
  const options = (chosen: string) =>
    ["1", "2", "4"]
      .map((value) => `<option${value === chosen ? " selected" : ""}>${value}</option>`)
      .join("");

  it.each([
    ["1", "4"],
    ["2", "2"],
  ])("in a list stays, unless the server has a new choice: %s", (chosen, expected) => {
    const { from, now } = change(
      `<p><select>${options("1")}</select></p>`,
      `<p id="new"><select>${options(chosen)}</select></p>`,
    );
    const select = from.firstElementChild as HTMLSelectElement;
    select.value = "4";
    now();
    expect(select.value).toBe(expected);
  });

  it.each([
    ["old", "typed"],
    ["new", "new"],
  ])("in a text area stays, unless the server has a new text: %s", (text, expected) => {
    const { from, now } = change(
      "<p><textarea>old</textarea></p>",
      `<p id="new"><textarea>${text}</textarea></p>`,
    );
    const area = from.firstElementChild as HTMLTextAreaElement;
    area.value = "typed";
    now();
    expect(area.value).toBe(expected);
  });
});
