import { describe, expect, it } from "vitest";
import { announcements } from "#tests/announcements.ts";
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
    end();
    expect(document.body.innerHTML).toBe(html);
  });
});
