import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { contents } from "./markers/contents.ts";
import { growing } from "./markers/growing.ts";

const html = readFileSync("fixtures/native/builder/pages/reading.html", "utf8");
afterEach(() => void vi.unstubAllGlobals());

/** What starts each countdown of the recorded page: the first marker that fits its element. */
function startsOf(markup: string) {
  const recorded = new DOMParser().parseFromString(markup, "text/html");
  const markers = growing({ isEditor: true } as never, new AbortController().signal);
  return [...recorded.querySelectorAll('[data-widget_type="countdown.default"]')].map(
    (host) => markers.find(({ selector }) => host.matches(selector))?.on,
  );
}

it("countdown.2 one that leads elsewhere at its end starts wherever it is in the page, others only near the window", () => {
  const leading = html.replace(
    "[{&quot;type&quot;:&quot;hide&quot;}]",
    "[{&quot;type&quot;:&quot;redirect&quot;,&quot;redirect_url&quot;:&quot;\\/shop\\/&quot;}]",
  );
  vi.stubGlobal("CSS", { supports: () => true });
  expect(startsOf(html)).toEqual([undefined, undefined, undefined]);
  expect(startsOf(leading)).toEqual([undefined, "idle", undefined]);
  vi.stubGlobal("CSS", { supports: () => false });
  expect(startsOf(leading)).toEqual([undefined, undefined, undefined]);
});

it("a table of contents, which gives headings their ids, starts at once where the page's address leads to a place in it", () => {
  const recorded = new DOMParser().parseFromString(
    '<div class="elementor-widget-table-of-contents" data-widget_type="table-of-contents.default"></div>',
    "text/html",
  );
  const start = () =>
    contents({} as never, new AbortController().signal).find(({ selector }) =>
      recorded.querySelector(selector),
    );
  expect(start()).not.toHaveProperty("on");
  location.hash = "#a-heading";
  expect(start()).toHaveProperty("on", "load");
  location.hash = "";
});
