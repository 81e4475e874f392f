import { beforeEach, expect, it, vi } from "vitest";
import type { WidgetContext } from "#runtime/widget.ts";
import { createChanges } from "../state/changes.ts";
import type { DrivenMenu } from "./drive-menu.ts";
import { readSubMenus } from "./read-sub-menus.ts";
import { wakeMenu } from "./wake-menu.ts";

const driven = () => ({ press: vi.fn(), hover: vi.fn() }) satisfies DrivenMenu;
const settle = () => new Promise((resolve) => setTimeout(resolve));
const button = () => document.querySelector("button") as HTMLElement;
const link = () => document.querySelector("a") as HTMLElement;

function setUp(load: () => Promise<DrivenMenu>) {
  document.body.innerHTML =
    '<ul><li><a href="#somewhere">A</a><ul><li><a href="/b/">B</a></li></ul></li></ul>';
  const life = new AbortController();
  const { signal } = life;
  const root = document.querySelector("ul") as HTMLElement;
  const names = { parent: "", sign: "sign" };
  const changes = createChanges(signal);
  const all = readSubMenus(root, { names, icon: undefined, id: "m", changes, signal });
  const errors: unknown[] = [];
  const context = {
    signal,
    listen: (target: EventTarget, type: string, listener: EventListener, options?: AddEventListenerOptions) =>
      target.addEventListener(type, listener, { ...options, signal }),
    guard: (run: () => Promise<void>) => void run().catch((error: unknown) => errors.push(error)),
  } as unknown as WidgetContext;
  wakeMenu({ root, all, load }, context);
  return { life, root, errors };
}

beforeEach(() => {
  document.body.innerHTML = "";
});

it("loads once, with the first that the visitor does, and passes on where the pointer is", async () => {
  const menu = driven();
  const load = vi.fn(() => Promise.resolve(menu));
  const { root } = setUp(load);
  expect(load).not.toHaveBeenCalled();
  for (const target of [root, link()])
    for (const type of ["pointerover", "pointermove"])
      target.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  link().focus();
  await settle();
  expect(load).toHaveBeenCalledOnce();
  expect(menu.hover).toHaveBeenCalledOnce();
  expect((menu.hover.mock.calls[0]?.[0] as Event | undefined)?.target).toBe(link());
});

it("loads ahead where the page has moved under a pointer that rests, and passes no pointer on", async () => {
  const menu = driven();
  const load = vi.fn(() => Promise.resolve(menu));
  setUp(load);
  link().dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  await settle();
  expect([load.mock.calls.length, menu.hover.mock.calls]).toEqual([1, []]);
});

it("a press meanwhile waits, and opens then", async () => {
  const menu = driven();
  setUp(() => Promise.resolve(menu));
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  button().dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await settle();
  expect(menu.press).toHaveBeenCalledOnce();
});

it("a press of the mouse is passed on as one: it keeps open what the mouse has opened", async () => {
  const menu = driven();
  for (const detail of [0, 1]) {
    setUp(() => Promise.resolve(menu));
    button().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
    await settle();
  }
  expect(menu.press.mock.calls.map(([, isByPointer]) => isByPointer)).toEqual([false, true]);
});

it("if it cannot be loaded, a touched link leads where it leads, the error is told, and the next press tries again", async () => {
  const menu = driven();
  const load = vi
    .fn<() => Promise<DrivenMenu>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(menu);
  const { errors } = setUp(load);
  link().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  const tap = () =>
    link().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  expect(tap()).toBe(false);
  await settle();
  expect(errors.length).toBeGreaterThan(0);
  expect(location.hash).toBe("#somewhere");
  button().click();
  await settle();
  expect(menu.press).toHaveBeenCalledOnce();
});

it("does nothing for a widget that ends while it loads", async () => {
  const menu = driven();
  const { life } = setUp(() => Promise.resolve(menu));
  button().click();
  life.abort();
  await settle();
  expect(menu.press).not.toHaveBeenCalled();
});
