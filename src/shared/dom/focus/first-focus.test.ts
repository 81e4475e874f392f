import { expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { focusFirst } from "./first-focus.ts";

/** What has the focus once a panel with this content has opened. */
function focusedIn(content: string, heightPx = 100): string | undefined {
  document.body.innerHTML = `<section tabindex="-1"><button>Close</button><div>${content}</div></section>`;
  const panel = document.querySelector("section") as HTMLElement;
  vi.spyOn(panel, "clientHeight", "get").mockReturnValue(100);
  vi.spyOn(panel, "scrollHeight", "get").mockReturnValue(heightPx);
  focusFirst(panel, document.querySelector("div") as Element);
  return document.activeElement?.localName;
}

it("a panel gives the focus to its first control, be it a field of text, and not to its close button", () => {
  expect(focusedIn("<p>Words</p><input><a href='#x'>More</a>")).toBe("input");
  expect(focusedIn("<p>Words</p><input><a href='#x' autofocus>More</a>")).toBe("a");
  expect(focusedIn("<p>Words</p>")).toBe("button");
});

it("on a touch screen a field of text would open a keyboard over it: the panel itself gets the focus", () => {
  setDevice({ hasTouch: true });
  expect(focusedIn("<input>")).toBe("section");
  expect(focusedIn("<textarea></textarea>")).toBe("section");
  expect(focusedIn('<input type="checkbox">')).toBe("input");
  expect(focusedIn("<a href='#x'>More</a>")).toBe("a");
});

it("a panel whose content is longer than itself gets the focus, so that nothing scrolls", () => {
  expect(focusedIn("<a href='#x'>More</a>", 101)).toBe("section");
});
