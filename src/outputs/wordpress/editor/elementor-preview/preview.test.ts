import { beforeEach, expect, it, vi } from "vitest";
import type { ElementorData } from "../elementor/elementor-data.ts";
import { onMessage } from "../elementor/messages.ts";
import { followSettings } from "./follow-settings.ts";
import type { Frontend, SettingsModel } from "./frontend.ts";
import { reportProblems } from "./report-problems.ts";

const control = (key: string, more = {}) => ({ key, name: key, control: "text", title: key, ...more });
const widget = (name: string, more: object) => ({ name, content: "none", groups: [], controls: [], ...more });

const data = {
  prefix: "islet_",
  widgets: {
    popup: widget("popup", { place: "element", controls: [control("id", { name: "popup_id" })] }),
    "popup-triggers": widget("popup-triggers", {
      ...{ place: "starts-with", startsWith: "popup" },
      controls: [{ ...control("timing"), control: "group", fields: [control("url", { title: "Address" })] }],
    }),
    "scroll-up": widget("scroll-up", {
      place: "extends",
      controls: [control("offset", { responsive: true })],
    }),
    video: widget("video", {
      place: "element",
      controls: [control("video_url", { title: "Address", about: "A video.", file: "video" })],
    }),
    sticky: widget("sticky", { place: "extends", controls: [control("parent")] }),
  },
  extensions: { heading: ["scroll-up", "sticky"] },
} as unknown as ElementorData;

function modelOf(attributes: Record<string, unknown>) {
  const listeners = new Set<() => void>();
  const model: SettingsModel = {
    attributes,
    on: (_event, listener) => void listeners.add(listener),
    off: (_event, listener) => void listeners.delete(listener),
  };
  const set = (values: object) => {
    Object.assign(attributes, values);
    for (const listener of listeners) listener();
  };
  return { model, set, listeners };
}

/** The builder's script in the frame, with one element. */
function frameWith(html: string, attributes: Record<string, unknown>) {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  element.dataset["modelCid"] = "c1";
  let ready = (_$element: { readonly 0?: HTMLElement }) => {};
  const { model, ...more } = modelOf(attributes);
  const frontend: Frontend = {
    hooks: { addAction: (_name, action) => void (ready = action) },
    config: { elements: { data: { c1: model } } },
  };
  followSettings(frontend, data, window);
  const isReady = () => ready({ 0: element });
  isReady();
  return { element, isReady, ...more };
}

const POPUP = `<div class="elementor-element" data-id="e1" data-element_type="widget" data-widget_type="islet-popup.default">
  <section data-widget="popup-triggers"><div data-widget="popup"></div></section></div>`;
const HEADING = `<div class="elementor-element" data-id="e2" data-element_type="widget" data-widget_type="heading.default"></div>`;

beforeEach(() => void (document.body.innerHTML = ""));

it("an element has the settings of its widget and of the one that starts it, and not those inside of it", () => {
  const { element, set } = frameWith(POPUP, { islet_popup_id: "news" });
  const [host, inner] = element.querySelectorAll("[data-widget]");
  expect(host?.getAttribute("data-settings")).toBe('{"id":"news"}');
  set({ islet_timing_url: "/shop/" });
  expect(host?.getAttribute("data-settings")).toBe('{"id":"news","timing":{"url":"/shop/"}}');
  set({ islet_popup_id: "", islet_timing_url: "" });
  expect(host?.hasAttribute("data-settings")).toBe(false);
  expect(inner?.hasAttribute("data-settings")).toBe(false);
});

it("an element that is drawn anew is followed once", () => {
  const { isReady, listeners } = frameWith(POPUP, {});
  isReady();
  isReady();
  expect(listeners.size).toBe(1);
});

it("a widget on an element of the builder comes and goes with its switch, beside names of markers", () => {
  const { element, set } = frameWith(
    HEADING.replace(">", ' data-widget="lightbox" data-widget-marked="lightbox">'),
    {},
  );
  set({ islet_scroll_up: "yes", islet_scroll_up_offset_tablet: "9", islet_sticky_parent: "p" });
  expect(element.getAttribute("data-widget")).toBe("lightbox scroll-up");
  expect(element.getAttribute("data-settings")).toBe('{"offset_tablet":"9"}');
  set({ islet_scroll_up: "", islet_sticky: "yes" });
  expect(element.getAttribute("data-widget")).toBe("lightbox sticky");
  expect(element.getAttribute("data-settings")).toBe('{"parent":"p"}');
  set({ islet_sticky: "" });
  expect(element.getAttribute("data-widget")).toBe("lightbox");
  expect(element.hasAttribute("data-settings")).toBe(false);
});

it("what is written already is not written again, and other elements are left alone", () => {
  const { element, set } = frameWith(HEADING, { islet_sticky: "yes" });
  const write = vi.spyOn(element, "setAttribute");
  set({ title: "Other" });
  expect(write).not.toHaveBeenCalled();
  const container = frameWith(HEADING.replace("heading", "spacer"), { islet_sticky: "yes" });
  expect(container.element.hasAttribute("data-widget")).toBe(false);
});

it("a problem of a setting is told in the words of the panel, with the name of its control, and only then kept out of the console", () => {
  const told: unknown[] = [];
  onMessage(window, "islet:elementor-problem", (detail) => told.push(detail));
  reportProblems(data, document, window);
  document.body.innerHTML = POPUP + HEADING;
  const dispatch = (element: string, detail: object) => {
    const event = new CustomEvent("islet:problem", { detail, bubbles: true, cancelable: true });
    document.querySelector(element)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const paths = ["timing.url", "id", "unknown"];
  const message =
    "[islet] popup-triggers: settings.timing.url must be an address, not (x) (section). The server markup stays.";
  expect(dispatch("section", { widget: "popup-triggers", paths, message })).toBe(true);
  expect(
    dispatch('[data-id="e2"]', { widget: "scroll-up", paths: ["offset_tablet"], message: "Too far." }),
  ).toBe(true);
  expect(dispatch("section", { widget: "popup", message: "No setting's fault." })).toBe(false);
  expect(dispatch("section", { widget: "unknown", paths: ["id"], message: "" })).toBe(false);
  expect(told).toEqual([
    { id: "e1", controls: ["islet_timing_url"], message: "“timing: Address” must be an address, not (x)." },
    { id: "e2", controls: ["islet_scroll_up_offset_tablet"], message: "Too far." },
  ]);
});

it("a widget without the file that it shows asks for it until there is one", () => {
  const html = `<div class="elementor-element" data-id="e1" data-element_type="widget" data-widget_type="islet-video.default"><div data-widget="video"></div></div>`;
  const { element, set } = frameWith(html, {});
  const asks = () => element.querySelector("[data-widget]")?.getAttribute("data-islet-asks");
  expect(asks()).toBe("Address: A video.");
  set({ islet_video_url: { url: "/film.mp4" } });
  expect(asks()).toBeNull();
});
