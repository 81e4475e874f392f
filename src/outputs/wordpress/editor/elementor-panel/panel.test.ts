import { beforeEach, expect, it, vi } from "vitest";
import type { ElementorData } from "../elementor/elementor-data.ts";
import { sendMessage } from "../elementor/messages.ts";
import { chooseFile, type LibraryButton } from "./choose-file.ts";
import type { Editor, ElementView } from "./editor.ts";
import { registerNestedElements } from "./nested-elements.ts";
import { fillNewElements } from "./new-elements.ts";
import { previewEdited } from "./preview.ts";
import { showProblems } from "./problems.ts";

function editorWith(edited?: ElementView) {
  const listeners = new Map<string, (button: LibraryButton) => void>();
  const types: string[] = [];
  const editor: Editor = {
    channels: { editor: { on: (name, listener) => void listeners.set(name, listener) } },
    elementsManager: { registerElementType: (type) => void types.push(type.getType()) },
    modules: { elements: { types: { NestedElementBase: Object } } },
    getPanelView: () => ({ getCurrentPageView: () => ({ getOption: () => edited }) }),
  };
  return {
    editor,
    types,
    trigger: (name: string, button = {} as LibraryButton) => listeners.get(name)?.(button),
  };
}

const viewOf = (id: string, el = document.createElement("div")): ElementView => ({
  el,
  model: { get: () => id },
});

const sentences = () => [...document.querySelectorAll(".islet-problem")].map((one) => one.textContent);

beforeEach(() => {
  document.body.innerHTML =
    '<div class="elementor-control elementor-control-islet_end_date"><input aria-describedby="help"></div>';
});

it("only elements with elements inside are told to the editor, by the names of their elements", () => {
  const { editor, types } = editorWith();
  const widgets = {
    popup: { name: "popup", place: "element", content: "inner" },
    sticky: { name: "sticky", place: "extends", content: "inner" },
    video: { name: "video", place: "element", content: "template" },
  };
  registerNestedElements(editor, { prefix: "islet_", extensions: {}, widgets } as unknown as ElementorData);
  expect(types).toEqual(["islet-popup"]);
});

it("a problem of the edited element stands beside its control, also once its section is drawn anew, until its settings change", () => {
  const { editor, trigger } = editorWith(viewOf("e1"));
  showProblems(editor);
  const problem = { controls: ["islet_end_date"], message: "The date is missing." };
  sendMessage(window, "islet:elementor-problem", { id: "e1", ...problem });
  sendMessage(window, "islet:elementor-problem", { id: "e2", ...problem, message: "Of another element." });
  expect(sentences()).toEqual(["The date is missing."]);

  document.body.innerHTML = '<div class="elementor-control-islet_end_date"></div>';
  trigger("section:activated");
  expect(sentences()).toEqual(["The date is missing."]);

  sendMessage(window, "islet:elementor-settings", { id: "e1" });
  expect(sentences()).toEqual([]);
});

it("a problem of several settings stands beside the first of them, describes all their fields, and takes the focus", () => {
  document.body.innerHTML += '<div class="elementor-control-islet_time"><select></select></div>';
  const { editor } = editorWith(viewOf("e1"));
  showProblems(editor);
  const problem = { id: "e1", controls: ["islet_end_date", "islet_time"], message: "One must be there." };
  sendMessage(window, "islet:elementor-problem", problem);
  sendMessage(window, "islet:elementor-problem", problem);
  expect(sentences()).toEqual(["One must be there."]);
  const [input, select] = document.querySelectorAll("input, select");
  expect([input, select].map((field) => field?.getAttribute("aria-describedby"))).toEqual([
    "help islet-problem-islet_end_date-islet_time",
    "islet-problem-islet_end_date-islet_time",
  ]);
  const sentence = document.querySelector<HTMLElement>("#islet-problem-islet_end_date-islet_time");
  sentence?.focus();
  expect(document.activeElement).toBe(sentence);

  sendMessage(window, "islet:elementor-settings", { id: "e1" });
  expect(input?.outerHTML).toBe('<input aria-describedby="help">');
  expect(select?.outerHTML).toBe("<select></select>");
});

it("a new element of ours has what makes it work at once, a copy and elements of others have what they have", () => {
  const hooks: { getConditions(given: object): boolean; apply(given: object): boolean }[] = [];
  class Dependency {
    register() {
      hooks.push(this as never);
    }
  }
  const data = {
    ...{
      prefix: "islet_",
      extensions: {},
      widgets: { counter: { name: "counter" }, video: { name: "video" } },
    },
    initial: { counter: { islet_to_value: 100 } },
  } as unknown as ElementorData;
  fillNewElements({ modules: { hookData: { Dependency } } }, data);
  const [hook] = hooks;
  const created = { model: { widgetType: "islet-counter" } };
  expect([hook?.getConditions(created), hook?.apply(created), created]).toEqual([
    ...[true, true, { model: { widgetType: "islet-counter", settings: { islet_to_value: 100 } } }],
  ]);
  const others = [
    { model: { widgetType: "islet-counter", settings: { islet_to_value: 7 } } },
    ...[{ model: { widgetType: "islet-video" } }, { model: { widgetType: "counter" } }, {}],
  ];
  expect(others.map((given) => hook?.getConditions(given))).toEqual([false, false, false, false]);
});

it("the button under an address fills it with a file of its kind from the media library, in a step that can be undone", () => {
  const container = { id: "e1" };
  const args: Readonly<Record<string, string>> = { fills: "islet_video_url", file: "video" };
  const run = vi.fn();
  const open = vi.fn();
  let select = () => {};
  const asked: object[] = [];
  const media = (options: object) => {
    asked.push(options);
    const file = { id: 7, url: "/film.mp4", title: "Film" };
    return {
      on: (_event: "select", listener: () => void) => void (select = listener),
      state: () => ({ get: () => ({ first: () => ({ toJSON: () => file }) }) }),
      open,
    };
  };
  chooseFile(media, { run }, { container, model: { get: (name) => args[name] ?? "" } });
  expect(asked).toEqual([{ library: { type: "video" }, multiple: false }]);
  expect(open).toHaveBeenCalledOnce();
  expect(run).not.toHaveBeenCalled();
  select();
  expect(run).toHaveBeenCalledExactlyOnceWith("document/elements/settings", {
    container,
    settings: { islet_video_url: { url: "/film.mp4" } },
    options: { external: true },
  });
});

it("previews the widget of the edited element, without what the editor puts over it", () => {
  const el = document.createElement("div");
  el.innerHTML =
    '<section data-widget="popup"><div class="elementor-element-overlay"></div><h2>Hi</h2></section>';
  const shown: string[] = [];
  let filter = (copy: Element) => copy;
  const preview = vi.fn((host: HTMLElement) => {
    const copy = filter(host.cloneNode(true) as Element);
    shown.push(copy.innerHTML);
    return Promise.resolve();
  });
  const addFilter = vi.fn((_name: string, given: typeof filter) => void (filter = given));
  vi.stubGlobal("islet", { preview, hooks: { addFilter } });
  const { editor } = editorWith(viewOf("e1", document.body.appendChild(el)));
  previewEdited(editor);
  previewEdited(editor);
  expect(shown).toEqual(["<h2>Hi</h2>", "<h2>Hi</h2>"]);
  expect(addFilter).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
