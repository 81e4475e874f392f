import { jQuery } from "jquery";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const PRESET = { config: { presets: ["elementor"] } };
const COUNTDOWN =
  '<div id="w" data-id="c1" data-element_type="widget" data-widget_type="countdown.default"><div class="elementor-countdown-wrapper" data-date="4102444800"><span class="elementor-countdown-days"></span></div></div>';
const PAGE = `<section id="s" data-element_type="section"><div id="c" data-element_type="column">${COUNTDOWN}</div></section>`;
const POPUP =
  '<div data-elementor-type="popup" data-elementor-id="66" data-elementor-settings="{}"><div id="p" data-element_type="widget" data-widget_type="heading.default">Hi</div></div>';

interface Frontend {
  readonly hooks: {
    addAction(name: string, callback: (...values: never[]) => void, priority?: number): void;
  };
  readonly isEditMode: () => boolean;
}
const frontend = () => Reflect.get(window, "elementorFrontend") as Frontend;
const popups = () =>
  (
    Reflect.get(window, "elementorProFrontend") as {
      modules: { popup: Record<string, (...values: unknown[]) => void> };
    }
  ).modules.popup;

/** Mounts a page and waits for the preset, which waits until jQuery's ready callbacks have run. */
async function mountConnected(html: string) {
  const page = await mountMarkup(html, PRESET);
  await vi.waitFor(() => expect(Reflect.has(window, "elementorProFrontend")).toBe(true));
  await page.settled();
  return page;
}

/** Adds actions at the builder's start, as its add-ons do, and collects the elements that they get. */
function listen(...names: string[]) {
  const heard: string[] = [];
  const add = () => {
    for (const name of names)
      frontend().hooks.addAction(`frontend/element_ready/${name}`, (...[$scope]: never[]) => {
        heard.push(`${name} ${($scope as unknown as { attr(key: string): string }).attr("id")}`);
      });
  };
  window.addEventListener("elementor/frontend/init", add, { once: true });
  return heard;
}

beforeEach(() => vi.stubGlobal("jQuery", jQuery));
afterEach(() => vi.unstubAllGlobals());

describe("scripts that were written for the builder's own", () => {
  it("runtime.8 hear that it has started, and get each element once, in the builder's order", async () => {
    const heard = listen("global", "section", "column", "container", "widget", "countdown.default");
    const { islet } = await mountConnected(PAGE);
    expect(islet.page.presets).toEqual(["elementor"]);
    expect(heard).toEqual([
      "global s",
      "section s",
      "global c",
      "column c",
      "global w",
      "widget w",
      "countdown.default w",
    ]);
  });

  it("runtime.8 get elements that are added later, and those of a popup when it is shown", async () => {
    const heard = listen("widget");
    const { islet, settled } = await mountConnected(POPUP);
    expect(heard).toEqual([]);
    document.body.insertAdjacentHTML("beforeend", PAGE);
    await settled();
    expect(heard).toEqual(["widget w"]);
    islet.bus.emit("elementor/popup/open", { id: "66" });
    await settled();
    expect(heard).toEqual(["widget w", "widget p"]);
  });

  it("runtime.8 share all other actions with Islet, both ways", async () => {
    const { islet } = await mountConnected(PAGE);
    const [theirs, ours] = [vi.fn(), vi.fn()];
    frontend().hooks.addAction("acme/start", theirs);
    islet.hooks.addAction("acme/start", ours);
    islet.hooks.doAction("acme/start", 1);
    (frontend().hooks as unknown as typeof islet.hooks).doAction("acme/start", 2);
    expect([theirs.mock.calls, ours.mock.calls]).toEqual([
      [[1], [2]],
      [[1], [2]],
    ]);
    expect(frontend().isEditMode()).toBe(false);
  });

  it("runtime.8 one that throws is told, and stops no other", async () => {
    const heard = vi.fn();
    window.addEventListener(
      "elementor/frontend/init",
      () => {
        frontend().hooks.addAction("frontend/element_ready/section", () => {
          throw new Error("theirs");
        });
        frontend().hooks.addAction("frontend/element_ready/section", heard);
      },
      { once: true },
    );
    const { problems } = await mountConnected(PAGE);
    expect(heard).toHaveBeenCalledOnce();
    expect(problems.map(({ code }) => code)).toEqual(["page-script"]);
  });

  it("popup.2 open and close popups by the builder's own calls", async () => {
    const { settled } = await mountConnected(POPUP);
    popups()["showPopup"]?.({ id: 66 });
    await settled();
    const dialog = document.querySelector("dialog") as HTMLDialogElement;
    expect(dialog.open).toBe(true);
    popups()["closePopup"]?.({}, { target: document.body });
    await settled();
    expect(dialog.open).toBe(true);
    popups()["closePopup"]?.({}, { target: document.querySelector("#p") });
    await settled();
    expect(dialog.open).toBe(false);
  });

  it("popup.1 hear of popups on the window and in jQuery, there with a number", async () => {
    const { islet, settled } = await mountConnected(POPUP);
    const heard: unknown[] = [];
    const native = (event: Event) => heard.push((event as CustomEvent<{ id: string }>).detail.id);
    window.addEventListener("elementor/popup/show", native, { once: true });
    jQuery(document).one("elementor/popup/hide", (_event, id: unknown) => void heard.push(id));
    islet.bus.emit("elementor/popup/open", { id: "66" });
    await settled();
    islet.bus.emit("elementor/popup/close", { id: "66" });
    await settled();
    expect(heard).toEqual(["66", 66]);
  });

  it("countdown.2 hear a countdown's end on its element", async () => {
    document.body.innerHTML = COUNTDOWN.replace("4102444800", "1");
    const heard = vi.fn();
    jQuery(document.body).one("countdown_expire", "#w", heard);
    await mountConnected(document.body.innerHTML);
    expect(heard).toHaveBeenCalledOnce();
  });

  it("keep what they have put there themselves, and lose what Islet lent them when it stops", async () => {
    vi.stubGlobal("elementorFrontend", { theirs: true });
    const { stop } = await mountConnected(PAGE);
    expect(frontend()).toEqual({ theirs: true });
    expect(popups()).toBeDefined();
    stop();
    expect(Reflect.has(window, "elementorProFrontend")).toBe(false);
  });

  it("what Islet lends does not count as the builder's script", async () => {
    const first = await mountConnected(PAGE);
    const lent = Reflect.get(window, "elementorProFrontend");
    first.stop();
    vi.stubGlobal("elementorProFrontend", lent);
    const { problems } = await mountConnected(PAGE);
    expect(problems).toEqual([]);
  });
});
