import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { mountMarkup } from "#tests/support/mount.ts";
import { seconds } from "../controls.ts";
import { defineWidget, type WidgetContext } from "../widget.ts";

/** An enhancer that only hands out its context. */
async function setUp() {
  const contexts: WidgetContext[] = [];
  const probe = defineWidget({
    name: "probe",
    settings: z.object({ every: seconds({ default: 1 }) }),
    enhance: (_host, _settings, context) => void contexts.push(context),
  });
  const page = await mountMarkup(`<p id="a" data-widget="probe"></p><p data-widget="probe"></p>`, {
    widgets: { probe: { kind: "enhancer", when: "load", load: () => Promise.resolve({ default: probe }) } },
  });
  const [context, second] = contexts as [WidgetContext, WidgetContext];
  return { ...page, context, second };
}

const DAY_MS = 86_400_000;

describe("what a widget starts through its context ends with it", () => {
  it("listeners", async () => {
    const { context, stop } = await setUp();
    const heard = vi.fn();
    context.listen(window, "scroll", heard, { passive: true });
    dispatchEvent(new Event("scroll"));
    stop();
    dispatchEvent(new Event("scroll"));
    expect(heard).toHaveBeenCalledOnce();
  });

  it("what waits for code: it goes no further, whether the code arrives or not", async () => {
    const { context, stop } = await setUp();
    const outcome = vi.fn();
    const arrives = context.load(() => Promise.resolve("code"));
    expect(await arrives).toBe("code");
    context.load(() => Promise.resolve("late")).then(outcome, outcome);
    context.load(() => Promise.reject(new Error("refused"))).then(outcome, outcome);
    stop();
    await new Promise((resolve) => setTimeout(resolve));
    expect(outcome).not.toHaveBeenCalled();
  });

  it("warnings, such as of an answer that comes late", async () => {
    const { context, problems, settled } = await setUp();
    context.host.removeAttribute("data-widget");
    await settled();
    expect(context.signal.aborted).toBe(true);
    context.warn("settings.every is longer than a day");
    context.inform("nobody has allowed its host");
    await settled();
    expect(problems).toEqual([]);
  });

  it("timers, and a timer's own undo", async () => {
    vi.useFakeTimers();
    const { context, stop } = await setUp();
    const [kept, undone, ended] = [vi.fn(), vi.fn(), vi.fn()];
    context.after(100, kept);
    context.after(100, undone)();
    context.after(101, ended);
    vi.advanceTimersByTime(100);
    stop();
    vi.advanceTimersByTime(DAY_MS);
    context.after(1, ended);
    vi.advanceTimersByTime(DAY_MS);
    expect([kept, undone, ended].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("F25 a timer of 60 days fires then, once, and not at once; a negative one after 1 ms", async () => {
    vi.useFakeTimers();
    const { context } = await setUp();
    const [long, soon] = [vi.fn(), vi.fn()];
    context.after(60 * DAY_MS, long);
    context.after(-5, soon);
    expect(soon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(soon).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60 * DAY_MS - 2);
    expect(long).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(60 * DAY_MS);
    expect(long).toHaveBeenCalledOnce();
  });

  it("signals that were waited for leave nothing behind", async () => {
    vi.useFakeTimers();
    const { context } = await setUp();
    const added = vi.spyOn(context.signal, "addEventListener");
    const removed = vi.spyOn(context.signal, "removeEventListener");
    for (let turn = 0; turn < 50; turn++) {
      context.after(1, () => {});
      vi.advanceTimersByTime(1);
    }
    expect(removed.mock.calls.length).toBe(added.mock.calls.length);
  });
});

describe("what a widget's code throws is told under its name, wherever it is thrown", () => {
  const fail = () => {
    throw new Error("told to");
  };

  it.each<[string, (context: WidgetContext) => void]>([
    ["in a listener", ({ listen, host }) => (listen(host, "click", fail), host.click())],
    ["in a timer", ({ after }) => (after(5, fail), vi.advanceTimersByTime(5))],
    ["in a guarded call", ({ guard }) => guard(fail)],
    ["in a promise that nobody waits for", ({ guard }) => guard(() => Promise.reject(new Error("told to")))],
  ])("%s", async (_where, provoke) => {
    vi.useFakeTimers();
    const { context, problems, settled } = await setUp();
    provoke(context);
    await settled();
    expect(problems).toMatchObject([{ code: "crash", widget: "probe", element: context.host }]);
    expect(problems[0]?.message).toBe("[islet] probe: failed: told to (p#a). Every other widget goes on.");
  });

  it("a warning, and what is only information, is a problem with the widget's name and element", async () => {
    const { context, problems, settled } = await setUp();
    context.warn("settings.every is longer than a day");
    context.inform("nobody has allowed its host");
    await settled();
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ["widget", "[islet] probe: settings.every is longer than a day (p#a)."],
      ["withheld", "[islet] probe: nobody has allowed its host (p#a)."],
    ]);
  });
});

it("ids are unique on the page and fit for elements", async () => {
  const { context, second } = await setUp();
  expect(context.id).not.toBe(second.id);
  expect(context.id).toMatch(/^[a-z][\w-]*$/);
  expect(context.renderedAt).toBeUndefined();
});

it("code that was refused because the visitor was leaving is loaded again when the page comes back", async () => {
  const { context } = await setUp();
  const load = vi.fn(() => Promise.resolve("code")).mockRejectedValueOnce(new TypeError("refused"));
  const code = context.load(load);
  dispatchEvent(new Event("beforeunload"));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  dispatchEvent(new Event("pageshow"));
  expect(await code).toBe("code");
});
