import { beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { partsConfig } from "#tests/support/parts-config.ts";

const NOW = Date.UTC(2025, 5, 15, 10);
const PRESET = { config: { presets: ["elementor"] } };

const item = (unit: string) =>
  `<div class="elementor-countdown-item"><span class="elementor-countdown-digits elementor-countdown-${unit}"></span> <span class="elementor-countdown-label">My ${unit}</span></div>`;

/** A countdown as the page builder prints it, with three units and a message. */
const printed = (data: string) =>
  `<div class="elementor-widget" data-id="c1" data-widget_type="countdown.default"><div class="elementor-widget-container"><div class="elementor-countdown-wrapper" ${data}>${["hours", "minutes", "seconds"].map(item).join("")}</div><div class="elementor-countdown-expire--message">It is <b>over</b>.</div></div></div>`;
const actions = (...list: object[]) => `data-expire-actions='${JSON.stringify(list)}'`;
const endsIn = (seconds: number) => `data-date="${NOW / 1_000 + seconds}"`;

const digits = () =>
  [...document.querySelectorAll(".elementor-countdown-digits")].map(({ textContent }) => textContent);
const box = () => document.querySelector<HTMLElement>(".elementor-countdown-wrapper");
const message = () => document.querySelector<HTMLElement>(".elementor-countdown-expire--message");

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date", "setTimeout", "clearTimeout"] });
});

describe("a countdown in the printed elements of a page builder", () => {
  it("countdown.1 writes the digits into them, and draws no box of its own", async () => {
    document.body.innerHTML = printed(endsIn(3_661));
    const nodes = [...document.querySelectorAll("[data-widget_type] *")];
    const page = await mountMarkup(document.body.innerHTML, PRESET);
    expect(digits()).toEqual(["01", "01", "01"]);
    vi.advanceTimersByTime(1_000);
    await page.settled();
    expect(digits()).toEqual(["01", "01", "00"]);
    expect(document.querySelector(".islet-countdown__items")).toBeNull();
    expect(box()?.getAttribute("role")).toBe("timer");
    expect(document.querySelectorAll("[data-widget_type] > .elementor-widget-container *")).toHaveLength(
      nodes.length - 1,
    );
    expect(page.problems).toEqual([]);
  });

  it("leaves the elements as it found them", async () => {
    document.body.innerHTML = printed(endsIn(-1) + actions({ type: "message" }, { type: "hide" }));
    const markup = document.body.innerHTML;
    const { stop } = await mountMarkup(markup, PRESET);
    expect(digits()).toEqual(["00", "00", "00"]);
    stop();
    expect(document.body.innerHTML).toBe(markup);
  });

  it("countdown.2 hides the printed box and shows the printed message at the end", async () => {
    const page = await mountMarkup(
      printed(endsIn(1) + actions({ type: "message" }, { type: "hide" })),
      PRESET,
    );
    expect([box()?.style.display, message()?.style.display]).toEqual(["", ""]);
    vi.advanceTimersByTime(1_000);
    await page.settled();
    expect([box()?.style.display, message()?.style.display]).toEqual(["none", "block"]);
    expect(message()?.innerHTML).toBe("It is <b>over</b>.");
    expect(document.querySelector("[role=status]")?.textContent).toBe("It is over.");
  });

  it("countdown.2 an address in the markup has no more power than one in an attribute", async () => {
    const open = vi.spyOn(navigation, "assign").mockImplementation(() => {});
    // The browser is idle at once.
    vi.stubGlobal("requestIdleCallback", (run: () => void) => queueMicrotask(run));
    const { problems } = await mountMarkup(
      printed(endsIn(-1) + actions({ type: "redirect", redirect_url: "https://elsewhere.example/" })),
      PRESET,
    );
    expect(open).not.toHaveBeenCalled();
    expect(problems.map(({ message: text }) => text).join()).toContain("must be an address of this site");
  });

  it("countdown.3 keeps a visitor's own time under the builder's keys", async () => {
    await mountMarkup(printed('data-evergreen-interval="600" data-date=""'), PRESET);
    expect(digits()).toEqual(["00", "10", "00"]);
    expect(localStorage.getItem("c1-evergreen_due_date")).toBe(String(NOW + 600_000));
    expect(localStorage.getItem("c1-evergreen_interval")).toBe("600");
  });

  it("stays as it was printed where nothing says when it ends", async () => {
    const { problems } = await mountMarkup(printed('data-date=""'), PRESET);
    expect(digits()).toEqual(["", "", ""]);
    expect(problems.map(({ message: text }) => text).join()).toContain("must say when it ends");
  });

  it("draws its own boxes where its parts find nothing", async () => {
    const settings = JSON.stringify({ end_date: NOW / 1_000 + 60 });
    await mountMarkup(
      `<div data-widget="countdown" data-widget-on="load" data-settings='${settings}'></div>`,
      { config: partsConfig("countdown", { box: ".none", days: "[", hours: ".none" }) },
    );
    expect(document.querySelectorAll(".islet-countdown__digits")).toHaveLength(4);
  });
});
