import { type ReactNode, useEffect, useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type MountedPage, mountMarkup } from "#tests/support/mount.ts";
import { fireEvent, screen } from "#tests/support/testing-library.ts";
import { lazyParts } from "../../src/entries/lazy-parts.ts";
import { text } from "../controls.ts";
import { useIslet } from "../island-context.ts";
import { ServerContent } from "../server-content.tsx";
import { type Catalogue, defineWidget, type Enhanced, missing, type WidgetContext } from "../widget.ts";

const settings = z.object({ label: text("hello") });
type Settings = z.infer<typeof settings>;
type Enhance = (host: HTMLElement, settings: Settings, context: WidgetContext) => Enhanced<Settings> | void;

const enhancer = (enhance: Enhance): Catalogue => ({
  probe: {
    kind: "enhancer",
    when: "load",
    load: () => Promise.resolve({ default: defineWidget({ name: "probe", settings, enhance }) }),
  },
});
const island = (Component: (given: { readonly settings: Settings }) => ReactNode): Catalogue => ({
  drawn: {
    kind: "island",
    when: "load",
    load: () => Promise.resolve({ default: defineWidget({ name: "drawn", settings, Component }) }),
  },
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const messages = ({ problems }: MountedPage) => problems.map(({ message }) => message);
const element = (html: string) => {
  const box = document.createElement("div");
  box.innerHTML = html;
  return box.firstElementChild as HTMLElement;
};

const heard: string[] = [];
const hear = ({ type, target }: Event) =>
  heard.push(`${type} ${(target as HTMLElement | Document).nodeName.toLowerCase().replace("#", "")}`);
for (const type of ["islet:mounted", "islet:unmounted"]) document.addEventListener(type, hear);
beforeEach(() => void heard.splice(0));

describe("new settings", () => {
  const PROBE = `<p id="a" data-widget="probe" data-settings='{"label":"one"}'></p>`;
  const change = async (page: MountedPage, label: string) => {
    byId("a").setAttribute("data-settings", JSON.stringify({ label }));
    await page.settled();
  };

  it("reach an enhancer's update; it does not start anew unless the update says so", async () => {
    const log: string[] = [];
    const page = await mountMarkup(PROBE, {
      widgets: enhancer((_host, { label }, { signal }) => {
        log.push(`start ${label}`);
        signal.addEventListener("abort", () => log.push("end"));
        return {
          update(next) {
            log.push(`update ${next.label}`);
            return next.label !== "three";
          },
        };
      }),
    });
    await change(page, "two");
    await change(page, "three");
    expect(log).toEqual(["start one", "update two", "update three", "end", "start three"]);
    expect(heard).toEqual(["islet:mounted p"]);
  });

  it("start an enhancer anew with what it keeps", async () => {
    const kept: unknown[] = [];
    const page = await mountMarkup(PROBE, {
      widgets: enhancer((_host, { label }, context) => {
        kept.push(context.kept);
        return { state: () => `state of ${label}` };
      }),
    });
    await change(page, "two");
    await change(page, "three");
    expect(kept).toEqual([undefined, "state of one", "state of two"]);
  });

  it("that a widget cannot do with are told as at first, and right ones mount it again", async () => {
    const page = await mountMarkup(PROBE, {
      widgets: enhancer((host, { label }, { signal }) => {
        if (label === "bad") throw missing("its label must be good");
        host.classList.add(label);
        signal.addEventListener("abort", () => host.removeAttribute("class"));
      }),
    });
    await change(page, "bad");
    expect(messages(page)).toEqual(["[islet] probe: its label must be good (p#a). The server markup stays."]);
    expect([byId("a").className, byId("a").dataset["widgetState"]]).toEqual(["", "failed"]);
    await change(page, "good");
    expect([byId("a").className, byId("a").dataset["widgetState"]]).toEqual(["good", "mounted"]);
    expect(heard).toEqual(["islet:mounted p", "islet:unmounted p", "islet:mounted p"]);
  });

  it("mount an island again that failed with those before", async () => {
    const page = await mountMarkup(`<p id="a" data-widget="drawn">server</p>`, {
      widgets: island(({ settings: { label } }) => {
        if (label === "bad") throw missing("its label must be good");
        return <b>{label}</b>;
      }),
    });
    await change(page, "bad");
    expect([byId("a").textContent, byId("a").dataset["widgetState"]]).toEqual(["server", "failed"]);
    expect(page.problems).toHaveLength(1);
    await change(page, "good");
    expect([byId("a").textContent, byId("a").dataset["widgetState"]]).toEqual(["good", "mounted"]);
    page.stop();
    expect(byId("a").textContent).toBe("server");
  });

  it("count as they are last, whichever of two changes in a row the code that draws them reaches first", async () => {
    const arrivals: (() => void)[] = [];
    const page = await mountMarkup(`<p id="a" data-widget="drawn">server</p>`, {
      widgets: island(({ settings: { label } }) => <b>{label}</b>),
      parts: {
        islands: async () => {
          const loaded = await lazyParts(new Map()).islands();
          const loadChanges = async () => {
            await new Promise<void>((arrive) => arrivals.push(arrive));
            return loaded.loadChanges();
          };
          return { ...loaded, loadChanges };
        },
      },
    });
    await change(page, "two");
    await change(page, "three");
    for (const arrive of arrivals.toReversed()) {
      arrive();
      await page.settled();
    }
    expect([arrivals.length, byId("a").textContent]).toEqual([2, "three"]);
  });

  it("of a marker's reader are read again when an attribute of the builder changes around its element", async () => {
    const labels: string[] = [];
    const page = await mountMarkup(
      `<div id="around" data-settings='{"title":"one"}'><p class="inner"></p></div>`,
      {
        config: { presets: ["builder"] },
        widgets: enhancer((_host, { label }) => void labels.push(label)),
        presets: new Map([
          [
            "builder",
            async () => ({
              default: {
                markers: () => [
                  {
                    selector: ".inner",
                    widget: "probe",
                    settings: (host: HTMLElement) => ({
                      label: (
                        JSON.parse(host.parentElement?.dataset["settings"] ?? "{}") as { title: string }
                      ).title,
                    }),
                  },
                ],
              },
            }),
          ],
        ]),
      },
    );
    byId("around").setAttribute("data-settings", '{"title":"two","other":1}');
    await page.settled();
    byId("around").setAttribute("data-settings", '{"title":"two","other":2}');
    await page.settled();
    expect(labels).toEqual(["one", "two"]);
  });
});

describe("a host that is replaced by one of the same widget and key in one turn", () => {
  function Counter({ settings: { label } }: { readonly settings: Settings }) {
    const { host } = useIslet();
    const [count, setCount] = useState(0);
    const [seen, setSeen] = useState("");
    useEffect(() => setSeen(host.title), [host]);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>{`${label} ${count} ${seen}`}</button>
        <i>
          <ServerContent />
        </i>
      </>
    );
  }
  const host = (attributes: string, label: string) =>
    `<div data-widget="drawn" ${attributes} title="${label}" data-settings='{"label":"${label}"}'>server ${label}</div>`;

  /** What hands widgets on is there from the start in an editor, else it loads with the first host that leaves. */
  async function counted(markup: string, config: Record<string, unknown> = { is_editor: true }) {
    const page = await mountMarkup(`<main>${markup}</main>`, { config, widgets: island(Counter) });
    fireEvent.click(screen.getByRole("button"));
    await page.settled();
    screen.getByRole("button").focus();
    return page;
  }
  const main = () => document.querySelector("main") as HTMLElement;

  it.each([
    ["data-widget-key", 'data-widget-key="k"'],
    ["the builder's data-id", 'data-id="4af3" id="other"'],
    ["id", 'id="k"'],
  ])("hands an island on with root, state and focus (%s)", async (_what, attributes) => {
    const page = await counted(host(attributes, "one"));
    const [old, button] = [main().firstElementChild as HTMLElement, screen.getByRole("button")];
    main().innerHTML = host(attributes, "two");
    await page.settled();
    const fresh = main().firstElementChild as HTMLElement;
    expect(screen.getByRole("button")).toBe(button);
    expect([fresh.contains(button), button.textContent, document.activeElement]).toEqual([
      true,
      "two 1 two",
      button,
    ]);
    expect([fresh.dataset["widgetState"], fresh.querySelector("i")?.textContent]).toEqual([
      "mounted",
      "server two",
    ]);
    expect([old.dataset["widgetState"], old.textContent]).toEqual([undefined, "server one"]);
    expect(heard).toEqual(["islet:mounted div", "islet:unmounted document", "islet:mounted div"]);
    fresh.setAttribute("data-settings", '{"label":"three"}');
    await page.settled();
    expect(button.textContent).toBe("three 1 two");
    page.stop();
    expect([main().innerHTML.includes("islet-slot"), fresh.textContent, page.problems]).toEqual([
      false,
      "server two",
      [],
    ]);
  });

  it("whether the new one comes before or after the old one has left", async () => {
    const page = await counted(host('id="k"', "one"));
    const old = main().firstElementChild as HTMLElement;
    old.before(element(host('id="k"', "two")));
    old.remove();
    await page.settled();
    expect([screen.getByRole("button").textContent, document.activeElement]).toEqual([
      "two 1 two",
      screen.getByRole("button"),
    ]);
  });

  it("for visitors, too, with the focus, from the first time on", async () => {
    const page = await counted(host('id="k"', "one"), {});
    const button = screen.getByRole("button");
    for (const label of ["two", "three"]) {
      main().innerHTML = host('id="k"', label);
      await page.settled();
      expect([screen.getByRole("button"), button.textContent, document.activeElement]).toEqual([
        button,
        `${label} 1 ${label}`,
        button,
      ]);
    }
    expect(page.problems).toEqual([]);
  });

  it("for visitors without the focus if they have left it before", async () => {
    const page = await counted(host('id="k"', "one"), {});
    fireEvent.mouseDown(document.body);
    screen.getByRole("button").blur();
    main().innerHTML = host('id="k"', "two");
    await page.settled();
    expect([screen.getByRole("button").textContent, document.activeElement]).toEqual([
      "two 1 two",
      document.body,
    ]);
  });

  it("again and again", async () => {
    const page = await counted(host('id="k"', "one"));
    for (const label of ["two", "three", "four"]) {
      main().innerHTML = host('id="k"', label);
      await page.settled();
    }
    expect(screen.getByRole("button").textContent).toBe("four 1 four");
    main().replaceChildren();
    await page.settled();
    expect(heard.filter((event) => event === "islet:unmounted document")).toHaveLength(4);
  });

  it("not into settings that cannot be used", async () => {
    const page = await counted(host('id="k"', "one"));
    main().innerHTML = `<div data-widget="drawn" id="k" data-settings="{">server</div>`;
    await page.settled();
    expect([byId("k").textContent, byId("k").dataset["widgetState"]]).toEqual(["server", "failed"]);
    expect(page.problems.map(({ code }) => code)).toEqual(["settings-syntax"]);
  });

  it("not if several have the key, as items of a loop have their template's", async () => {
    const twin = host('data-id="t"', "twin").replace("data-widget", 'data-widget-on="visible" data-widget');
    const page = await counted(host('data-id="t"', "one"));
    main().innerHTML = host('data-id="t"', "two") + twin;
    await page.settled();
    expect(screen.getByRole("button").textContent).toBe("two 0 two");
    expect(main().lastElementChild?.getAttribute("data-widget-state")).toBe("waiting");
  });

  it("leaves the focus where the visitor has moved it", async () => {
    const page = await counted(host('id="k"', "one"));
    document.body.append(element("<input id='elsewhere'>"));
    byId("elsewhere").focus();
    main().innerHTML = host('id="k"', "two");
    await page.settled();
    expect(document.activeElement).toBe(byId("elsewhere"));
    byId("elsewhere").remove();
  });

  it("ends if it has no key, another key, or comes in a later turn", async () => {
    for (const [before, after] of [
      ["", ""],
      ['id="k"', 'id="other"'],
    ] as const) {
      const page = await counted(host(before, "one"));
      main().innerHTML = host(after, "two");
      await page.settled();
      expect(screen.getByRole("button").textContent).toBe("two 0 two");
      page.stop();
    }
    const page = await counted(host('id="k"', "one"));
    main().replaceChildren();
    await page.settled();
    main().innerHTML = host('id="k"', "two");
    await page.settled();
    expect(screen.getByRole("button").textContent).toBe("two 0 two");
  });

  it("starts an enhancer on the new one with what it keeps, and its counterpart gets the focus", async () => {
    const log: unknown[] = [];
    const markup = (label: string) =>
      `<form id="k" data-widget="probe" data-widget-on="interaction" data-settings='{"label":"${label}"}'><input name="a"><input name="b"></form>`;
    const page = await mountMarkup(`<main>${markup("one").replace("interaction", "load")}</main>`, {
      config: { is_editor: true },
      widgets: enhancer((_host, { label }, { kept, signal }) => {
        log.push([label, kept]);
        signal.addEventListener("abort", () => log.push(`end ${label}`));
        return { state: () => `state of ${label}` };
      }),
    });
    document.querySelectorAll("input")[1]?.focus();
    main().innerHTML = markup("two");
    await page.settled();
    expect(log).toEqual([["one", undefined], "end one", ["two", "state of one"]]);
    expect(document.activeElement).toBe(document.querySelectorAll("input")[1]);
    expect(byId("k").dataset["widgetState"]).toBe("mounted");
  });
});
