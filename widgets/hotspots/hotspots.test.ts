import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf, nativeWidget } from "#tests/support/native-widget.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";

const fixture = readFileSync("widgets/hotspots/fixture.html", "utf8");
const withSettings = (settings: object) =>
  fixture.replace(
    'data-widget="hotspots"',
    `data-widget="hotspots" data-settings='${JSON.stringify(settings)}'`,
  );
const buttons = () => [...document.querySelectorAll<HTMLElement>("button")];
const [buckle, leather] = [0, 1].map((index) => () => buttons()[index] as HTMLElement) as [
  () => HTMLElement,
  () => HTMLElement,
];
const open = () =>
  [...document.querySelectorAll(".islet-hotspot--active")].map(
    (point) => point.querySelector("button")?.textContent,
  );
const points = () => [...document.querySelectorAll<HTMLElement>(".islet-hotspot")];

describe("tips that open by a press", () => {
  it("hotspots.1 are open one at a time, and close by a second press, a press elsewhere and Escape", async () => {
    await mountMarkup(`<p>x</p>${fixture}`);
    expect(open()).toEqual([]);
    await userEvent.click(buckle());
    expect([open(), buckle().getAttribute("aria-expanded")]).toEqual([["Buckle"], "true"]);
    await userEvent.click(leather());
    expect([open(), buckle().getAttribute("aria-expanded")]).toEqual([["Leather"], "false"]);
    await userEvent.click(leather());
    expect(open()).toEqual([]);
    await userEvent.click(buckle());
    await userEvent.click(document.querySelector("p") as HTMLElement);
    expect(open()).toEqual([]);
    await userEvent.click(buckle());
    await userEvent.keyboard("{Escape}");
    expect([open(), document.activeElement]).toEqual([[], buckle()]);
  });

  it("stand on the picture as a server prints them, and are told by their buttons", async () => {
    const html = await printedMarkup("hotspots");
    const { problems, stop } = await mountMarkup(html);
    expect([problems, open()]).toEqual([[], []]);
    expect(document.querySelector("img")?.outerHTML).toContain('alt="A belt" width="600" height="600"');
    const places = points().map(({ style }) =>
      ["x", "y"].map((axis) => style.getPropertyValue(`--islet-hotspot-${axis}`)),
    );
    expect(places).toEqual([
      ["30%", "50%"],
      ["60%", "70%"],
    ]);
    await userEvent.click(leather());
    expect([open(), leather().getAttribute("aria-expanded")]).toEqual([["Leather"], "true"]);
    const tip = document.getElementById(leather().getAttribute("aria-controls") ?? "");
    expect([tip?.textContent, tip?.hasAttribute("inert")]).toEqual(["Tanned by plants.", false]);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
  });

  it("stand on a plain area where no picture has been chosen", async () => {
    const { problems } = await mountMarkup(await printedMarkup("hotspots", { picture: "" }));
    expect([problems, document.querySelector("img")]).toEqual([[], null]);
    expect(document.querySelector(".islet-hotspots__area + .islet-hotspot")).not.toBeNull();
  });

  it("hold links that the Tab key reaches while they are open only, and Escape leads back from", async () => {
    await mountMarkup(fixture);
    const tip = document.querySelector(".islet-hotspot__tip") as HTMLElement;
    expect(tip.hasAttribute("inert")).toBe(true);
    expect(buckle().getAttribute("aria-controls")).toBe(tip.id);
    await userEvent.click(buckle());
    expect(tip.hasAttribute("inert")).toBe(false);
    tip.querySelector("a")?.focus();
    await userEvent.keyboard("{Escape}");
    expect([open(), document.activeElement]).toEqual([[], buckle()]);
  });

  it("do not open by the mouse alone", async () => {
    await mountMarkup(fixture);
    await userEvent.hover(buckle());
    expect(open()).toEqual([]);
  });
});

describe("tips that open by the mouse", () => {
  it("hotspots.1 are open one at a time, by the mouse, a press and the focus", async () => {
    await mountMarkup(withSettings({ tooltip_trigger: "mouseenter" }));
    await userEvent.hover(buckle());
    expect(open()).toEqual(["Buckle"]);
    await userEvent.hover(leather());
    expect(open()).toEqual(["Leather"]);
    await userEvent.keyboard("{Escape}");
    expect(open()).toEqual([]);
    buckle().focus();
    expect(open()).toEqual(["Buckle"]);
    leather().focus();
    expect(open()).toEqual(["Leather"]);
    await userEvent.click(leather());
    expect(open()).toEqual(["Leather"]);
  });

  it("stay open while the pointer is on its way to the tip", async () => {
    vi.useFakeTimers();
    await mountMarkup(withSettings({ tooltip_trigger: "mouseenter" }));
    const move = (type: string) =>
      points()[0]?.dispatchEvent(new PointerEvent(type, { pointerType: "mouse" }));
    move("pointerenter");
    move("pointerleave");
    vi.advanceTimersByTime(150);
    move("pointerenter");
    vi.advanceTimersByTime(5_000);
    expect(open()).toEqual(["Buckle"]);
    move("pointerleave");
    vi.advanceTimersByTime(250);
    expect(open()).toEqual([]);
    vi.useRealTimers();
  });
});

it("a tip stays open while the focus is in it, though the pointer leaves", async () => {
  vi.useFakeTimers();
  await mountMarkup(withSettings({ tooltip_trigger: "mouseenter" }));
  const move = (type: string) => points()[0]?.dispatchEvent(new PointerEvent(type, { pointerType: "mouse" }));
  move("pointerenter");
  points()[0]?.querySelector("a")?.focus();
  move("pointerleave");
  vi.advanceTimersByTime(5_000);
  expect(open()).toEqual(["Buckle"]);
  document.querySelector<HTMLElement>(".islet-hotspot a")?.blur();
  expect(open()).toEqual([]);
  vi.useRealTimers();
});

it("a tip stays open when words of it are selected and the drag ends beside it", async () => {
  await mountMarkup(`<main>${fixture}</main>`);
  await userEvent.click(buckle());
  const main = document.querySelector("main") as HTMLElement;
  document
    .querySelector(".islet-hotspot__tip")
    ?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  main.click();
  expect(open()).toEqual(["Buckle"]);
  await userEvent.click(main);
  expect(open()).toEqual([]);
});

it("tips that are always shown are left as they are", async () => {
  await mountMarkup(withSettings({ tooltip_trigger: "none" }));
  await userEvent.click(buckle());
  expect([open(), document.querySelector("[inert], [aria-expanded]")]).toEqual([[], null]);
});

it("points stand where the markup says, and appear one after the other if they shall", async () => {
  await mountMarkup(withSettings({ hotspot_sequenced_animation: "yes" }));
  const [first, second] = points();
  expect(first?.style.getPropertyValue("--islet-hotspot-x")).toBe("30%");
  expect([first?.style.animationDelay, second?.style.animationDelay]).toEqual(["0ms", "500ms"]);
  expect(second?.className).toContain("islet-hotspot--sequenced");
});

it("what pulses ends after 5 s", async () => {
  vi.useFakeTimers();
  await mountMarkup(fixture);
  vi.advanceTimersByTime(4_900);
  expect(document.querySelector(".islet-hotspots--still")).toBeNull();
  vi.advanceTimersByTime(200);
  expect(document.querySelector(".islet-hotspots--still")).not.toBeNull();
  vi.useRealTimers();
});

it("the builder's points get buttons with names and keys; those without a tip and links stay as they are", async () => {
  const native = nativeWidget("motion", "hotspot.default");
  const { problems } = await mountMarkup(native, { config: { presets: ["elementor"] } });
  expect(problems).toEqual([]);
  const buttonsHere = [...document.querySelectorAll<HTMLElement>(".e-hotspot__button")];
  expect(buttonsHere.map((button) => button.getAttribute("role"))).toEqual(["button", null, null]);
  buttonsHere[0]?.focus();
  await userEvent.keyboard("{Enter}");
  expect(document.querySelectorAll(".e-hotspot--active")).toHaveLength(1);
  await userEvent.keyboard(" ");
  expect(document.querySelectorAll(".e-hotspot--active")).toHaveLength(0);
});

it("hotspots give their element back as it was", async () => {
  const markup = withSettings({ hotspot_sequenced_animation: "yes" });
  const { stop } = await mountMarkup(markup);
  await userEvent.click(buckle());
  stop();
  expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
});

it("an element without points is told", async () => {
  const { problems } = await mountMarkup('<div data-widget="hotspots"><p>x</p></div>');
  expect(problems.map(({ message }) => message).join()).toContain("must hold points");
});
