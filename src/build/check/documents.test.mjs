import { existsSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../root.mjs";
import { OLDEST_BROWSERS } from "./baseline/browsers.mjs";
import { documents } from "./documents.mjs";

const CODE = /^( *)```.*?^\1```$/gms;
const LINK = /\]\(([^)\s]+)\)/g;

/** @param {string} path */
const textOf = (path) => readFileSync(root + path, "utf8");
/** @param {string} path */
const withoutCode = (path) => textOf(path).replaceAll(CODE, "");

/** A heading's address in its page. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** @param {string} path */
const anchorsIn = (path) =>
  [...withoutCode(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

/** The project's own files and headings that a document links. @param {string} document */
const linksOf = (document) =>
  [...withoutCode(document).matchAll(LINK)]
    .map(([, link = ""]) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [path = "", anchor] = link.split("#");
      const target = path ? posix.join(posix.dirname(document), path) : document;
      return { link, target, anchor };
    });

/** What is wrong with a document's links; one sentence each. @param {string} document */
const brokenLinks = (document) =>
  linksOf(document).flatMap(({ link, target, anchor }) => {
    if (!existsSync(root + target)) return [`${document} links ${link}, which does not exist`];
    const isThere = !anchor || anchorsIn(target).includes(anchor);
    return isThere ? [] : [`${document} links ${link}, and that page has no such heading`];
  });

describe("every document", () => {
  it("links only pages and headings that exist", () => {
    expect(documents().flatMap(brokenLinks)).toEqual([]);
  });

  it("is at most two links away from the README", () => {
    const near = (/** @type {string[]} */ paths) =>
      paths
        .filter((path) => path.endsWith(".md"))
        .flatMap((path) => linksOf(path).map(({ target }) => target));
    const first = near(["README.md"]);
    const reached = new Set(["README.md", ...first, ...near(first)]);
    expect(documents().filter((path) => !reached.has(path))).toEqual([]);
  });

  it("leaves sizes to the build", () => {
    // The benchmark writes its own report.
    const byHand = documents()
      .filter((path) => path !== "tests/bench/README.md")
      .flatMap((path) => {
        const sentences = withoutCode(path)
          .replaceAll(/<!-- ([\w]+) -->\n.*?<!-- \/\1 -->/gs, "")
          .replaceAll(/<!-- size: .*?<!-- \/size -->/gs, "");
        return [...sentences.matchAll(/[\d.]+ ?kB\b/g)].map(([size]) => `${path}: ${size}`);
      });
    expect(byHand).toEqual([]);
  });
});

describe("the README", () => {
  const readme = textOf("README.md");

  it("can be read in some minutes: what, why, try, install, and where to go next", () => {
    expect(readme.trimEnd().split("\n").length).toBeLessThanOrEqual(120);
    const headings = [...withoutCode("README.md").matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings.slice(0, 5)).toEqual(["Why", "Try it", "Install", "Widgets", "Where to go next"]);
  });

  it("names the oldest browsers against which the built files are checked", () => {
    const named = /^Safari ([\d.]+), Chrome and Edge ([\d.]+), Firefox ([\d.]+)/m.exec(readme)?.slice(1);
    expect(named).toEqual([OLDEST_BROWSERS.safari, OLDEST_BROWSERS.chrome, OLDEST_BROWSERS.firefox]);
  });

  it("shows the gallery in a picture that loads quickly and has a text", () => {
    const [, text = "", path = ""] = /^!\[([^\]]+)\]\(([^)]+)\)$/m.exec(readme) ?? [];
    expect(text.length).toBeGreaterThan(20);
    expect(statSync(root + path).size).toBeLessThan(60_000);
  });
});
