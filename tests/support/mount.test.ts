import { expect, it, vi } from "vitest";
import { mountMarkup } from "./mount.ts";
import { screen } from "./testing-library.ts";

const countdown = (settings: object) =>
  `<div data-widget="countdown" data-settings='${JSON.stringify(settings)}'><p>The sale ends soon.</p></div>`;

it("a page of markers is mounted when the promise resolves, under a fake clock too", async () => {
  vi.useFakeTimers({ now: Date.UTC(2025, 5, 15, 10) });
  const { problems } = await mountMarkup(countdown({ end_date: Date.UTC(2025, 5, 15, 10, 0, 9) / 1000 }));
  expect(screen.getByRole("timer").textContent).toContain("09");
  expect(problems).toEqual([]);
});

it("problems are collected, and the server's markup comes back at the end", async () => {
  const { problems, stop } = await mountMarkup(countdown({ end_date: 1, show_days: 7 }));
  expect(problems.map(({ code }) => code)).toEqual(["settings"]);
  expect(screen.queryByText("The sale ends soon.")).toBeNull();
  stop();
  expect(screen.getByText("The sale ends soon.").parentElement?.hasAttribute("data-widget-state")).toBe(
    false,
  );
});

it("late markup is waited for by settled()", async () => {
  const { settled } = await mountMarkup("<main></main>");
  document.querySelector("main")?.insertAdjacentHTML("beforeend", countdown({ end_date: 1 }));
  await settled();
  expect(screen.getByRole("timer")).toBeTruthy();
});
