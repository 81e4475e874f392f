import { beforeEach, expect, it } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { block } from "./block-element.ts";

const one = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  setDevice({ prefersReducedMotion: true });
  document.body.innerHTML = '<form><input id="name"></form><input id="other">';
});

it("nobody types on into a field that is covered: it loses the focus before it is inert", () => {
  const { signal } = new AbortController();
  const told: boolean[] = [];
  one("#name").addEventListener("blur", () => told.push(one("form").hasAttribute("inert")));
  one("#name").focus();
  const unblock = block(one("form"), { signal });
  expect(told).toEqual([false]);
  expect(document.activeElement).toBe(document.body);
  unblock();
  expect(document.activeElement).toBe(one("#name"));
});

it("a visitor who has gone elsewhere stays there", () => {
  const { signal } = new AbortController();
  one("#name").focus();
  const unblock = block(one("form"), { signal });
  one("#other").focus();
  unblock();
  expect(document.activeElement).toBe(one("#other"));
});

it("a field outside keeps the focus", () => {
  const { signal } = new AbortController();
  one("#other").focus();
  block(one("form"), { signal })();
  expect(document.activeElement).toBe(one("#other"));
});
