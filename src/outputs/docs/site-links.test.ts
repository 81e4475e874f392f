import { describe, expect, it } from "vitest";
import { catalogue } from "#widgets/catalogue.ts";
import { documents as markdownFiles } from "../../build/check/documents.mjs";
import { readDocument, SECTIONS, widgetDocument } from "./documents.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { createSiteLinks, wayBetween } from "./site-links.ts";

const documents = [
  ...SECTIONS.flatMap((section) => section.documents),
  ...Object.keys(catalogue).map(widgetDocument),
];
const links = createSiteLinks(documents);
const rendered = new Map(
  documents.map((document) => [document.address, renderMarkdown(document, readDocument(document), links)]),
);

/** For people who change the project itself. */
const ONLY_IN_THE_REPOSITORY = /^(e2e|fixtures|tests)\/(?!bench\/)/;

describe("the pages of the site", () => {
  it("are all documents, each once", () => {
    const paths = documents.map(({ path }) => path).toSorted();
    expect(paths).toEqual(
      markdownFiles()
        .filter((path) => !ONLY_IN_THE_REPOSITORY.test(path))
        .toSorted(),
    );
    expect(new Set(documents.map(({ address }) => address)).size).toBe(documents.length);
  });

  it("have a title and a first sentence", () => {
    const empty = [...rendered].filter(([, { title, summary }]) => title === "" || summary === "");
    expect(empty.map(([address]) => address)).toEqual([]);
  });
});

describe("links", () => {
  it("of all documents lead to pages of the site and to headings that are there", () => {
    const dead: string[] = [];
    for (const [address, { lead, html }] of rendered)
      for (const [, href = ""] of (lead + html).matchAll(/<a href="([^"]*)"/g)) {
        if (/^https?:/.test(href)) continue;
        const [path = "", id] = href.split("#");
        const target = rendered.get(new URL(path, `http://site/${address}`).pathname.slice(1));
        const hasId = id === undefined || target?.headings.some((heading) => heading.id === id);
        if (!target || !hasId) dead.push(`${address}: ${href}`);
      }
    expect(dead).toEqual([]);
  });

  it("to a file that has no page are text", () => {
    const [document] = documents;
    expect(document && links.linkFrom(document, "widgets/catalogue.ts")).toBeUndefined();
  });

  it("to a folder lead to its README, to a heading of the same page there, and outside as they are", () => {
    const presets = documents.find(({ path }) => path === "src/presets/README.md");
    if (!presets) throw new Error("There are no presets.");
    expect(links.linkFrom(presets, "woocommerce/#more")).toBe("woocommerce/#more");
    expect(links.linkFrom(presets, "#more")).toBe("#more");
    expect(links.linkFrom(presets, "../../runtime/CSP.md")).toBe("../../guides/csp/");
    expect(links.linkFrom(presets, "https://example.com/")).toBe("https://example.com/");
  });

  it.each([
    ["", "widgets/tabs/", "widgets/tabs/"],
    ["widgets/tabs/", "", "../../"],
    ["widgets/tabs/", "widgets/", "../"],
    ["widgets/", "widgets/", "./"],
    ["widgets/tabs/", "assets/docs.css", "../../assets/docs.css"],
  ])("the way from %s to %s is %s", (from, to, way) => {
    expect(wayBetween(from, to)).toBe(way);
  });
});
