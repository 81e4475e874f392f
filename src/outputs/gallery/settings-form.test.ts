import { screen, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { EditorControl } from "../controls/editor-widget.ts";
import { createSettingsForm } from "./settings-form.ts";

const user = userEvent.setup();

/** `show_days` → `Show days`. */
const titleOf = (key: string) => (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll("_", " ");

const setting = (key: string, kind: string, more: Partial<EditorControl> = {}): EditorControl => ({
  ...{ key, name: key, title: titleOf(key), control: kind },
  ...more,
});
const optionsOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([value, label]) => ({ value, label }));

const controls = [
  setting("show_days", "toggle", { default: true, about: "Show the days." }),
  setting("offset", "pixels", { default: 0, unit: "px", responsive: true }),
  setting("label", "text", { default: "Days" }),
  setting("link", "url", { default: "" }),
  setting("show_on", "choice", { options: optionsOf({ up: "Up", down: "Down" }), default: "up" }),
  setting("tags", "choices", { options: optionsOf({ h2: "H2", h3: "H3" }), default: ["h2"] }),
  setting("timing", "group", { fields: [setting("views", "count", { about: "How often." })] }),
  setting("actions", "list", {
    default: [],
    fields: [setting("type", "choice", { options: optionsOf({ hide: "hide", tell: "tell" }) })],
  }),
  setting("end_date", "date-time"),
];

interface FormWords {
  readonly controls?: readonly EditorControl[];
  readonly groups?: Record<string, string>;
}

/** A form for a marker that says `given`, and what the marker says after changes. */
function openForm(given: Record<string, unknown> = {}, words: FormWords = {}) {
  let settings = given;
  const changed = vi.fn((now: Record<string, unknown>) => {
    settings = now;
  });
  const form = createSettingsForm({
    controls: words.controls ?? controls,
    groups: words.groups ?? {},
    settings: () => settings,
    changed,
    reset: () => {
      settings = given;
    },
  });
  document.body.replaceChildren(form);
  return { marker: () => settings, changed };
}

const control = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

const descriptionOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent;

describe("the settings form", () => {
  it("shows what the marker says, in any spelling of the builder, else the defaults", () => {
    openForm({ showDays: "", offset: { unit: "px", size: "12" }, link: { url: "/a" }, show_on: "down" });
    expect(control("Show days").checked).toBe(false);
    expect(control("Offset (px)").value).toBe("12");
    expect(control("Link").value).toBe("/a");
    expect(control("Show on").value).toBe("down");
    expect(control("Label").value).toBe("Days");
    expect(control("H2").checked).toBe(true);
  });

  it("knows a setting by any spelling of its key, and writes it once", async () => {
    const { marker } = openForm({ showDays: false, label_: "Tage" });
    await user.click(control("H3"));
    expect(marker()).toEqual({ show_days: false, label_: "Tage", tags: ["h2", "h3"] });
  });

  it("tells what a control is for", () => {
    openForm();
    expect(descriptionOf(control("Show days"))).toBe("Show the days.");
    expect(descriptionOf(control("Views"))).toBe("How often.");
  });

  it("writes what differs from the defaults, and nothing else", async () => {
    const { marker } = openForm({ show_days: true });
    await user.click(control("Show days"));
    await user.selectOptions(control("Show on"), "down");
    await user.click(control("H3"));
    expect(marker()).toEqual({ show_days: false, show_on: "down", tags: ["h2", "h3"] });
    await user.click(control("Show days"));
    expect(marker()).toEqual({ show_on: "down", tags: ["h2", "h3"] });
  });

  it("a text that is emptied is written as empty, not as its default", async () => {
    const { marker } = openForm();
    await user.clear(control("Label"));
    expect(marker()).toEqual({ label: "" });
  });

  it("gives each device mode a control of its own, empty where the base holds", async () => {
    const { marker } = openForm({ offset: 8 });
    expect(control("Offset, mobile (px)").value).toBe("");
    await user.type(control("Offset, mobile (px)"), "4");
    expect(marker()).toEqual({ offset: 8, offset_mobile: 4 });
  });

  it("writes groups, and leaves them out when nothing in them is set", async () => {
    const { marker } = openForm();
    await user.type(within(screen.getByRole("group", { name: "Timing" })).getByLabelText("Views"), "3");
    expect(marker()).toEqual({ timing: { views: 3 } });
    await user.clear(control("Views"));
    expect(marker()).toEqual({});
  });

  it("adds and removes the entries of a list; the focus follows", async () => {
    const { marker } = openForm({ actions: [{ type: "hide" }] });
    await user.click(screen.getByRole("button", { name: "Add to Actions" }));
    const second = within(screen.getByRole("group", { name: "Actions 2" })).getByLabelText("Type");
    expect(document.activeElement).toBe(second);
    await user.selectOptions(second, "tell");
    expect(marker()).toEqual({ actions: [{ type: "hide" }, { type: "tell" }] });
    await user.click(screen.getByRole("button", { name: "Remove Actions 1" }));
    expect(marker()).toEqual({ actions: [{ type: "tell" }] });
    expect(document.activeElement).toBe(screen.getByRole("group", { name: "Actions" }));
  });

  it("keeps a moment as it is until it is changed", async () => {
    const endDate = 1_798_761_600;
    const { marker } = openForm({ end_date: endDate });
    await user.click(control("Show days"));
    expect(marker()).toEqual({ end_date: endDate, show_days: false });
  });

  it("asks for a date in the time zone of the site, as its words say, and writes it as it is typed", async () => {
    const config = Object.assign(document.createElement("script"), {
      id: "islet-config",
      type: "application/json",
    });
    config.text = JSON.stringify({ timezone: "Asia/Tokyo" });
    document.head.append(config);
    const { marker } = openForm({ end_date: 1_798_761_600 });
    config.remove();
    expect(control("End date").value).toMatch(/^2027-01-01T09:00(:00)?$/);
    await user.clear(control("End date"));
    await user.type(control("End date"), "2027-02-03T10:00");
    expect(marker()).toEqual({ end_date: "2027-02-03T10:00" });
  });

  it("keeps what it does not know: one marker serves several widgets", async () => {
    const { marker } = openForm({ cart_type: "side-cart" });
    await user.click(control("Show days"));
    expect(marker()).toEqual({ cart_type: "side-cart", show_days: false });
  });

  it("Reset shows the first settings again, and Enter sends nothing", async () => {
    const { marker, changed } = openForm({ label: "Tage" });
    await user.type(control("Label"), "!{Enter}");
    expect(marker()).toEqual({ label: "Tage!" });
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(marker()).toEqual({ label: "Tage" });
    expect(control("Label").value).toBe("Tage");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Reset" }));
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it("says so where there is nothing to set", () => {
    const given = () => ({});
    const form = createSettingsForm({
      controls: [],
      groups: {},
      settings: given,
      changed: vi.fn(),
      reset: vi.fn(),
    });
    expect(form.textContent).toBe("There is nothing to set.");
  });
});

describe("the settings form in the words of editors", () => {
  const isOn = setting("is_on", "toggle", { default: false, title: "Autoplay", group: "motion" });
  const speed = setting("speed", "milliseconds", {
    ...{ default: 4_000, unit: "ms", title: "Time of a slide", group: "motion", step: 100 },
    when: { is_on: true },
  });
  const shownOn = setting("shown_on", "choice", {
    ...{ default: "", title: "Shown", group: "look" },
    options: optionsOf({ "": "Never", up: "On the way up" }),
  });
  const offset = setting("offset", "count", {
    ...{ default: 0, title: "Distance", group: "look", responsive: true },
    when: { shown_on: { not: "" } },
  });
  const actions = setting("actions", "list", {
    ...{ group: "motion", itemTitle: "type" },
    fields: [
      setting("type", "choice", { title: "Action", options: optionsOf({ hide: "Hide", open: "Open" }) }),
      setting("url", "text", { title: "Address", when: { type: "open" } }),
    ],
  });
  const words: FormWords = {
    groups: { look: "Look", motion: "Motion" },
    controls: [isOn, speed, shownOn, offset, actions],
  };
  const group = (name: string) => screen.getByRole("group", { name });
  const isShown = (name: string) => control(name).closest("[hidden]") === null;

  it("puts the settings into groups, in the order of the groups", () => {
    openForm({}, words);
    const legends = [...document.querySelectorAll("form > fieldset > legend")];
    expect(legends.map(({ textContent }) => textContent)).toEqual(["Look", "Motion"]);
    expect(within(group("Motion")).getByLabelText("Autoplay")).toBe(control("Autoplay"));
    expect(control("Time of a slide (ms)").step).toBe("100");
  });

  it("needs no group where there is one only", () => {
    openForm({}, { groups: { motion: "Motion" }, controls: [isOn] });
    expect(document.querySelector("fieldset")).toBeNull();
    expect(control("Autoplay")).toBeTruthy();
  });

  it("shows the labels of choices, and writes their values", async () => {
    const { marker } = openForm({}, words);
    const options = [...control("Shown").querySelectorAll("option")];
    expect(options.map(({ textContent }) => textContent)).toEqual(["Never", "On the way up"]);
    await user.selectOptions(control("Shown"), "On the way up");
    expect(marker()).toEqual({ shown_on: "up" });
  });

  it("shows a setting, on each device, only while it has an effect, and keeps its value", async () => {
    const { marker } = openForm({ speed: 500 }, words);
    const names = ["Time of a slide (ms)", "Distance", "Distance, mobile"];
    expect(names.map(isShown)).toEqual([false, false, false]);
    await user.click(control("Autoplay"));
    await user.selectOptions(control("Shown"), "up");
    expect(names.map(isShown)).toEqual([true, true, true]);
    await user.click(control("Autoplay"));
    expect(isShown("Time of a slide (ms)")).toBe(false);
    expect(marker()).toEqual({ speed: 500, shown_on: "up" });
  });

  it("hides a group in which nothing has an effect", async () => {
    openForm({}, { ...words, controls: [{ ...isOn, group: "look" }, speed, shownOn] });
    const motion = control("Time of a slide (ms)").closest("fieldset");
    expect(motion?.hidden).toBe(true);
    await user.click(control("Autoplay"));
    expect(motion?.hidden).toBe(false);
  });

  it("names the rows of a list by their value, with conditions of their own", async () => {
    openForm({ actions: [{ type: "hide" }, { type: "open" }] }, words);
    expect(within(group("Actions 1: Hide")).getByLabelText("Address").closest("[hidden]")).not.toBeNull();
    expect(within(group("Actions 2: Open")).getByLabelText("Address").closest("[hidden]")).toBeNull();
    await user.selectOptions(within(group("Actions 1: Hide")).getByLabelText("Action"), "Open");
    expect(within(group("Actions 1: Open")).getByLabelText("Address").closest("[hidden]")).toBeNull();
  });
});
