import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup, startOnPage } from "#tests/support/mount.ts";
import { bodyOf, nativeWidget } from "#tests/support/native-widget.ts";
import { translate } from "#tests/support/translate.ts";
import { stubViewObservers } from "#tests/support/view-observers.ts";
import { numberFormat } from "./number-format.ts";

const fixture = readFileSync("widgets/counter/fixture.html", "utf8");
const number = (selector = ".islet-counter-number") => document.querySelector(selector) as HTMLElement;
const withSettings = (settings: object) =>
  `<p data-widget="counter" data-settings='${JSON.stringify(settings)}'>0</p>`;

let scroll: ReturnType<typeof stubViewObservers>;
const counted = () => Number(number().textContent?.replace(",", ""));

beforeEach(() => {
  scroll = stubViewObservers();
});

describe("a counter", () => {
  beforeEach(() => void vi.useFakeTimers());
  it.each([
    ["two seconds, unless one is set", "", 2_000],
    ["its duration", '"duration":3.5,', 3_500],
    ["its duration, also a long one", '"duration":12,', 12_000],
  ])("counter.1 counts to its number in %s, and once only", async (_what, duration, durationMs) => {
    await mountMarkup(fixture.replace("{", `{${duration}`));
    vi.advanceTimersByTime(60_000);
    expect(counted()).toBe(0);
    scroll(0.5);
    vi.advanceTimersByTime(durationMs / 2);
    expect(Math.abs(counted() - 625)).toBeLessThan(25);
    scroll(1.5);
    scroll(0.5);
    vi.advanceTimersByTime(durationMs / 4);
    expect(Math.abs(counted() - 1_067)).toBeLessThan(25);
    vi.advanceTimersByTime(durationMs / 4 + 100);
    expect(number().textContent).toBe("1,250");
    scroll(1.5);
    scroll(0.5);
    vi.advanceTimersByTime(100);
    expect(number().textContent).toBe("1,250");
  });

  it("counts on a page that a translator has changed, and is not translated while it does", async () => {
    document.body.innerHTML = fixture;
    translate(document.body);
    await startOnPage();
    translate(document.body);
    scroll(0.5);
    vi.advanceTimersByTime(2_100);
    expect(number().innerHTML).toBe("1,250");
  });

  it("counter.1 begins once it reaches 90 % of the window, and not below", async () => {
    await mountMarkup(fixture);
    scroll(0.91);
    vi.advanceTimersByTime(60_000);
    expect(counted()).toBe(0);
    scroll(0.9);
    vi.advanceTimersByTime(2_100);
    expect(counted()).toBe(1_250);
  });

  it.each([
    ["stands at the end of the page", 768 * 3, 0],
    ["is fixed to the window", 768 * 9, 1],
  ])("counts below that, too, if it %s", async (_what, pageHeight, fixed) => {
    const root = document.documentElement;
    vi.spyOn(root, "scrollHeight", "get").mockReturnValue(pageHeight);
    vi.stubGlobal("innerHeight", 768);
    await mountMarkup(fixture);
    const placeAt = (scrolled: number) => {
      root.scrollTop = scrolled;
      number().getBoundingClientRect = () => new DOMRect(0, fixed ? 740 : 768 * 3 - 28 - scrolled, 50, 20);
      window.dispatchEvent(new Event("scroll"));
      vi.advanceTimersByTime(2_200);
    };
    placeAt(0);
    expect(counted()).toBe(0);
    placeAt(768 * 2 - 10);
    expect(counted()).toBe(1_250);
  });

  it("shows its number although no animation frame comes, and when the visitor leaves or prints", async () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    await mountMarkup(fixture);
    scroll(0.5);
    vi.advanceTimersByTime(2_900);
    expect(number().textContent).toBe("0");
    vi.advanceTimersByTime(200);
    expect(number().textContent).toBe("1,250");
    await mountMarkup(fixture);
    window.dispatchEvent(new Event("beforeprint"));
    expect(number().textContent).toBe("1,250");
    await mountMarkup(fixture);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(number().textContent).toBe("1,250");
  });
});

it.each([
  ["prefers reduced motion", () => setDevice({ prefersReducedMotion: true })],
  ["has the page in a hidden tab", () => vi.spyOn(document, "hidden", "get").mockReturnValue(true)],
  ["has a browser without observers", () => vi.stubGlobal("IntersectionObserver", undefined)],
])("the number is there at once if the visitor %s", async (_what, arrange) => {
  arrange();
  await mountMarkup(fixture);
  expect([number().textContent, number().hasAttribute("role")]).toEqual(["1,250", false]);
});

it("screen readers read the number that counts before it has counted", async () => {
  await mountMarkup(fixture);
  expect([number().getAttribute("role"), number().getAttribute("aria-label")]).toEqual(["img", "1,250"]);
});

it("a counter gives its element back as it was", async () => {
  const { stop } = await mountMarkup(fixture);
  stop();
  expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
});

it("markup in the number's place is left alone and told", async () => {
  const { problems } = await mountMarkup(withSettings({ to_value: 5 }).replace(">0<", "><b>0</b> of 5<"));
  expect(problems.map(({ message }) => message).join()).toContain("must hold text only");
  expect(document.querySelector("p b")?.textContent).toBe("0");
});

it("a counter of the builder shows its number with the builder's delimiter", async () => {
  setDevice({ prefersReducedMotion: true });
  await mountMarkup(nativeWidget("motion", "counter.default"), { config: { presets: ["elementor"] } });
  expect(number(".elementor-counter-number").textContent).toBe("1,250");
  expect(document.querySelector(".elementor-counter-number-prefix")?.textContent).toBe("$");
});

describe("numbers are written", () => {
  const write = (settings: object, language: string) =>
    numberFormat(
      { fromValue: 0, delimiter: "", decimals: undefined, ...settings } as never,
      language,
    )((settings as { toValue: number }).toValue);

  it.each([
    [{ toValue: 1250, delimiter: "," }, "en-US", "1,250"],
    [{ toValue: 1250 }, "en-US", "1250"],
    [{ toValue: 1250, delimiter: "." }, "es", "1.250"],
    [{ toValue: 4.75, delimiter: "." }, "en-US", "4.75"],
    [{ toValue: 1234.5, delimiter: "." }, "en-US", "1.234,5"],
    [{ toValue: 4.75 }, "de-DE", "4,75"],
    [{ toValue: 4.5, decimals: 2 }, "en-US", "4.50"],
    [{ toValue: 12, decimals: 0 }, "fa", "۱۲"],
    [{ toValue: 1_234_567, delimiter: "," }, "en-IN", "12,34,567"],
    [{ toValue: 5 }, "de_DE_formal", "5"],
    [{ toValue: -1250, delimiter: " " }, "en-US", "-1 250"],
  ])("%j in %s as %s", (settings, language, text) => {
    expect(write(settings, language)).toBe(text);
  });

  const LANGUAGES = (
    "en en-GB bg ca cs da de de_CH el es es-MX et fi fr fr-CA he hr hu id it ja ko lt lv nb nl pl pt pt-BR ro ru sk sl sr sv tr " +
    "uk vi zh"
  ).split(" ");

  it.each(LANGUAGES)(
    "whole, in %s, as Intl writes them, which is not asked: its first use is slow",
    (language) => {
      const slow = new Intl.NumberFormat(language.replace("_", "-"), {
        maximumFractionDigits: 0,
        useGrouping: "always" as never,
      });
      vi.spyOn(Intl, "NumberFormat").mockImplementation(() => {
        throw new Error("Intl was asked.");
      });
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1e12 }), (toValue) => {
          const parts = slow.formatToParts(toValue);
          const text = parts.map(({ type, value }) => (type === "group" ? "'" : value)).join("");
          expect(write({ toValue, delimiter: "'" }, language)).toBe(text);
        }),
      );
    },
  );

  it("with the delimiter nowhere but between thousands, whatever the number", () => {
    const numbers = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(
        numbers,
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom(".", ",", " ", "'"),
        (toValue, decimals, delimiter) => {
          const text = write({ toValue, decimals, delimiter }, "en-US");
          const end = text.length - (decimals && decimals + 1);
          const [whole, fraction] = [text.slice(0, end), text.slice(end + 1)];
          expect(fraction).toMatch(/^\d*$/);
          if (whole.includes(delimiter)) expect(text[end]).not.toBe(delimiter);
          const groups = whole.replace("-", "").split(delimiter);
          expect(groups.slice(1).every((group) => /^\d{3}$/.test(group))).toBe(true);
          const distance = Number(`${whole.replaceAll(delimiter, "")}.${fraction}`) - toValue;
          expect(Math.abs(distance)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-6);
        },
      ),
    );
  });
});
