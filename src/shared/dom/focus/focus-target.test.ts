import { expect, it } from "vitest";
import { focusTarget } from "./focus-target.ts";

function target(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>("#target")!;
}

it("a heading takes the focus, and is as before once the focus has left", () => {
  const heading = target('<h2 id="target">Wool</h2><button>Next</button>');
  focusTarget(heading, new AbortController().signal);
  expect(document.activeElement).toBe(heading);
  document.querySelector("button")?.focus();
  expect(heading.hasAttribute("tabindex")).toBe(false);
});

it("a link takes the focus unchanged", () => {
  const link = target('<a id="target" href="/blog/">Wool</a>');
  focusTarget(link, new AbortController().signal);
  expect(document.activeElement).toBe(link);
  expect(link.hasAttribute("tabindex")).toBe(false);
});

it("what was lent is given back when the widget ends first", () => {
  const heading = target('<h2 id="target">Wool</h2>');
  const life = new AbortController();
  focusTarget(heading, life.signal);
  life.abort();
  expect(heading.hasAttribute("tabindex")).toBe(false);
});
