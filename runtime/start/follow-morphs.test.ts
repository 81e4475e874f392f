import { Idiomorph } from "idiomorph";
import { describe, expect, it, vi } from "vitest";
import { drawnPage } from "#tests/support/drawn-page.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { fixtureOf, mountFixture } from "#tests/support/mount-fixture.ts";
import { catalogue } from "#widgets/catalogue.ts";

/** Code is coloured in slices. */
const coloured = () => vi.waitFor(() => expect(document.querySelector(".token")).toBeTruthy());

const states = () =>
  [...document.querySelectorAll("[data-widget]")].map((host) => host.getAttribute("data-widget-state"));

describe("a script that makes the page what the server prints", () => {
  it.each(Object.keys(catalogue))("leaves %s running, with what it adds and nothing twice", async (name) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { settled, problems } = await mountFixture(name);
    if (name === "code-highlight") await coloured();
    const mounted = drawnPage();
    const before = states();
    void Idiomorph.morph(document.body, fixtureOf(name), { morphStyle: "innerHTML" });
    await settled();
    expect(states()).toEqual(before);
    // An island says that it is drawn anew; what else is told was told at the first start.
    const told = new Set(problems.map(({ code, message }) => `${code} ${message}`));
    expect([...told].filter((line) => !/^(replaced|withheld|widget) /.test(line))).toEqual([]);
    await vi.waitFor(() => expect(drawnPage()).toBe(mounted));
  });

  it("leaves every widget of an element running", async () => {
    const { settled, islet } = await mountMarkup(
      '<nav data-widget="sticky-header scroll-up quantity">Home <a href="#top">Top</a></nav>',
    );
    const started: string[] = [];
    islet.hooks.addAction("frontend/element_ready/global", () => started.push("started"));
    const before = states();
    document.querySelector("nav")?.removeAttribute("data-widget-state");
    await settled();
    expect([started.length, states()]).toEqual([3, before]);
  });

  it("is met a few times only where it takes the state off for ever", async () => {
    const { settled } = await mountMarkup('<nav data-widget="sticky-header">Home</nav>');
    const nav = document.querySelector("nav") as HTMLElement;
    const take = vi.fn(() => nav.removeAttribute("data-widget-state"));
    const observer = new MutationObserver(() => nav.hasAttribute("data-widget-state") && take());
    observer.observe(nav, { attributes: true });
    take();
    await settled();
    const { length } = take.mock.calls;
    await settled();
    expect(length).toBeLessThan(20);
    expect(take).toHaveBeenCalledTimes(length);
    observer.disconnect();
  });
});
