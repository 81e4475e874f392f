import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announcements } from "#tests/support/announcements.ts";
import { readOnFocus } from "./read-on-focus.ts";

const show = (html: string, selector: string) => {
  document.body.innerHTML = html;
  const ending = new AbortController();
  const message = document.querySelector<HTMLElement>(selector) as HTMLElement;
  readOnFocus(message, ending.signal);
  message.tabIndex = -1;
  message.focus();
  return { message, end: () => ending.abort() };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What scripts and style sheets of the shop find. */
const alerts = () => [...document.querySelectorAll("[role=alert]")].map(({ localName }) => localName);

describe("a message that gets the focus", () => {
  it.each([
    ["is an alert", '<p role="alert">No.</p>', "p"],
    ["stands in an alert", '<div role="alert"><p>No.</p></div>', "p"],
    ["holds an alert", '<div class="group"><p role="alert">No.</p></div>', ".group"],
    ["is a list", '<div role="alert"><ul role="alert"><li>No.</li></ul></div>', "ul"],
  ])("is read once where it %s", (_, html, selector) => {
    show(html, selector);
    expect(announcements()).toEqual(["No."]);
  });

  it.each([
    ["is an alert", '<p role="alert">No.</p>', "p", ["p"]],
    [
      "stands in alerts",
      '<main role="alert"><div role="alert"><p>No.</p></div></main>',
      "p",
      ["main", "div"],
    ],
    ["holds an alert", '<div class="group"><p role="alert">No.</p></div>', ".group", ["p"]],
    ["is a list", '<div role="alert"><ul role="alert"><li>No.</li></ul></div>', "ul", ["div", "ul"]],
  ])(
    "is an alert again once it has been read, and is read no second time, where it %s",
    (_, html, selector, all) => {
      show(html, selector);
      vi.advanceTimersByTime(999);
      expect(alerts()).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(alerts()).toEqual(all);
      expect(announcements()).toEqual(["No."]);
    },
  );

  it("is an alert again when the visitor goes on sooner", () => {
    const { message } = show('<p role="alert">No.</p>', "p");
    message.blur();
    expect(alerts()).toEqual(["p"]);
    expect(announcements()).toEqual([]);
  });

  it("that was no alert becomes none", () => {
    show("<p>Wait.</p>", "p");
    vi.advanceTimersByTime(1_000);
    expect(alerts()).toEqual([]);
  });

  it("has a role that may have a name: its own if it is a list", () => {
    expect(show('<p role="alert">No.</p>', "p").message.getAttribute("role")).toBe("group");
    expect(show('<ul role="alert"><li>No.</li></ul>', "ul").message.hasAttribute("role")).toBe(false);
  });

  it("keeps its id, and another message gets another one", () => {
    expect(show('<p id="own" role="alert">No.</p>', "p").message.getAttribute("aria-labelledby")).toBe("own");
    const [first, second] = [show("<p>No.</p>", "p").message.id, show("<p>No.</p>", "p").message.id];
    expect(first).not.toBe(second);
  });

  it("is what it was in the end", () => {
    const html = '<div role="alert"><p>No.</p></div>';
    const { message, end } = show(html, "p");
    message.removeAttribute("tabindex");
    vi.advanceTimersByTime(1_000);
    end();
    expect(document.body.innerHTML).toBe(html);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("starts no timer that outlives what showed it", () => {
    show('<p role="alert">No.</p>', "p").end();
    expect(vi.getTimerCount()).toBe(0);
  });
});
