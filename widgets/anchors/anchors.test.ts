import { readFileSync } from "node:fs";
import { fireEvent, screen } from "@testing-library/dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/anchors/fixture.html", "utf8");

beforeEach(() => {
  history.replaceState(null, "", "/guide/?a=1");
  document.elementsFromPoint = () => [];
});

const page = (link: string, settings = "{}") =>
  `<div data-widget="anchors" data-settings='${settings}'>${link}<h2 id="care">Care</h2></div>`;

/** Clicks the page's first link; whether the widget took the click. */
function isTaken(init: MouseEventInit = {}): boolean {
  const link = document.querySelector("[data-widget] a")!;
  const stay = (event: Event) => event.preventDefault();
  let taken = false;
  const look = (event: Event) => {
    taken = event.defaultPrevented;
    stay(event);
  };
  window.addEventListener("click", look, { once: true });
  fireEvent.click(link, init);
  return taken;
}

describe("links", () => {
  it.each([
    '<a href="#care">x</a>',
    '<a href="/guide/?a=1#care">x</a>',
    '<a href="http://localhost:3000/guide?a=1#care">x</a>',
    '<a href="#care"><b>x</b></a>',
  ])("anchors.1 %s is answered, and its hash stands in the address", async (link) => {
    history.replaceState(null, "", "/guide/?a=1");
    const { settled } = await mountMarkup(page(link.replace("http://localhost:3000", location.origin)));
    const entries = history.length;
    expect(isTaken()).toBe(true);
    await settled();
    expect(`${location.pathname}${location.search}${location.hash}`).toBe("/guide/?a=1#care");
    expect(document.activeElement?.id).toBe("care");
    isTaken();
    expect(history.length - entries).toBeLessThanOrEqual(1);
  });

  it.each([
    ["another page", '<a href="/shop/#care">x</a>'],
    ["another host", '<a href="https://shop.example/guide/?a=1#care">x</a>'],
    ["another query", '<a href="?b=2#care">x</a>'],
    ["a hash alone", '<a href="#">x</a>'],
    ["the top", '<a href="#top">x</a>'],
    ["no hash", '<a href="/guide/?a=1">x</a>'],
    ["a tab", '<a role="tab" href="#care">x</a>'],
    ["a link inside a tab", '<ul><li role="tab"><a href="#care">x</a></li></ul>'],
    ["a bootstrap toggle", '<a data-toggle="collapse" href="#care">x</a>'],
    ["a new window", '<a target="_blank" href="#care">x</a>'],
    ["a download", '<a download href="#care">x</a>'],
  ])("leaves %s alone", async (_what, link) => {
    await mountMarkup(page(link));
    expect(isTaken()).toBe(false);
    expect(location.hash).toBe("");
  });

  it.each([
    ['<a href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjcifQ%3D%3D">x</a>'],
    ['<a href="#%23elementor-action%3Aaction%3Dlightbox">x</a>'],
    ['<a href="#nowhere">x</a>'],
    ['<a href="#100%">x</a>'],
    ['<a href="#a[b]:c">x</a>'],
  ])("anchors.4 ignores %s", async (link) => {
    const { problems } = await mountMarkup(page(link));
    expect(isTaken()).toBe(false);
    expect(problems).toEqual([]);
  });

  it("leaves a link to what is not drawn to the browser, which opens what is closed around it", async () => {
    vi.spyOn(Element.prototype, "checkVisibility").mockReturnValue(false);
    await mountMarkup(page('<a href="#care">x</a>'));
    expect(isTaken()).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "leaves a click with %j to the browser",
    async (init) => {
      await mountMarkup(page('<a href="#care">x</a>'));
      expect(isTaken(init)).toBe(false);
    },
  );

  it("leaves a click that another script has answered", async () => {
    await mountMarkup(page('<a href="#care">x</a>'));
    document.querySelector("a")?.addEventListener("click", (event) => event.preventDefault());
    isTaken();
    expect(location.hash).toBe("");
  });

  it("answers links that come later, and none after the end", async () => {
    const { stop } = await mountMarkup(page('<a href="#nowhere">x</a>'));
    document.querySelector("a")?.setAttribute("href", "#care");
    expect(isTaken()).toBe(true);
    stop();
    expect(isTaken()).toBe(false);
  });
});

describe("menus", () => {
  const withLayout = () => {
    vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const top = this.id === "story" ? -300 : this.id === "visit" ? 400 : 0;
      return { top, bottom: top + 40, height: 40, left: 0, width: 300 } as DOMRect;
    });
  };

  it("anchors.3 the item of the anchor that was reached last is marked, and everything is as before at the end", async () => {
    withLayout();
    document.body.innerHTML = fixture;
    const before = document.body.innerHTML;
    const { stop } = await mountMarkup(fixture);
    const [story, visit] = [
      screen.getByText("Our story", { selector: "a" }),
      screen.getByText("Visit us", { selector: "a" }),
    ];
    await vi.waitFor(() => expect(story.getAttribute("aria-current")).toBe("location"));
    expect(story.closest("li")?.className).toBe("menu-item active current-menu-item");
    expect(visit.closest("li")?.className).toBe("menu-item");
    stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it("anchors.3 marks nothing in the editor, nor where the editor wants no marks", async () => {
    withLayout();
    const { stop } = await mountMarkup(fixture, { config: { is_editor: true } });
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await frame();
    expect(document.querySelector("[aria-current]")).toBeNull();
    stop();
    await mountMarkup(fixture.replace('data-widget="anchors"', `$& data-settings='{"mark_active":""}'`));
    await frame();
    expect(document.querySelector("[aria-current]")).toBeNull();
  });
});
