import { describe, expect, it } from "vitest";
import { mergeInlineStyle } from "./merge-inline-style.ts";
import { morph } from "./morph.ts";

const element = (html: string) => {
  const template = document.createElement("template");
  template.innerHTML = html;
  return document.importNode(template.content, true).firstElementChild as HTMLElement;
};
const span = (style?: string) =>
  element(style === undefined ? "<span></span>" : `<span style="${style}"></span>`);

/** The style after answers that print these; a text is what a script writes between them. */
function styleAfter(from: HTMLElement, ...answers: readonly (HTMLElement | [name: string, value: string])[]) {
  for (const answer of answers)
    if (Array.isArray(answer)) from.style.setProperty(...answer);
    else morph(from, answer, { copyMore: mergeInlineStyle });
  return from.style.cssText;
}

describe("inline styles that the server prints", () => {
  it.each([
    ["what is hidden no more is shown", "display:none", ""],
    ["without a style of its own, too", "visibility:hidden", undefined],
  ])("%s", (_what, before, after) => {
    expect(styleAfter(span(before), span(after))).toBe("");
  });

  it("a new value takes the old one's place, and goes when it is printed no longer", () => {
    expect(styleAfter(span("height:9px;width:10%"), span("height:9px;width:60%"))).toBe(
      "height: 9px; width: 60%;",
    );
    expect(styleAfter(span("width:10%"), span("width:60%"), span("--n:1"))).toBe("--n: 1;");
    expect(styleAfter(span(), span("display:none!important"), span())).toBe("");
  });

  it("what a script has written since stays until the server says something new", () => {
    const menu = span("display:none");
    const open = ["display", "block"] as [string, string];
    expect(styleAfter(menu, span("display:none"), open, span("display:none"))).toBe("display: block;");
    expect(styleAfter(menu, span())).toBe("display: block;");
    expect(styleAfter(menu, span("display:none"))).toBe("display: none;");
  });

  it("what was never printed stays: an opened box, a colour", () => {
    expect(styleAfter(span("display:block;color:red;width:5px"), span())).toBe(
      "display: block; color: red; width: 5px;",
    );
  });

  it("without this copier styles are nobody's but the page's", () => {
    const box = span("display:none");
    morph(box, span("width:5px"));
    expect(box.style.cssText).toBe("display: none;");
  });

  it("an element that says the same already is not touched", () => {
    const box = element('<p style="width: 10%;"><b style="display: none;">1</b> x</p>');
    const observer = new MutationObserver(() => {});
    observer.observe(box, { attributes: true, childList: true, characterData: true, subtree: true });
    morph(box, box.cloneNode(true) as Element, { copyMore: mergeInlineStyle });
    expect(observer.takeRecords()).toEqual([]);
  });
});
