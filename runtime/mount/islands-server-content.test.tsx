import { useState } from "react";
import { describe, expect, it } from "vitest";
import { codes, host, island, settings } from "#tests/support/drawn-island.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { fireEvent, screen } from "#tests/support/testing-library.ts";
import { ServerContent } from "../server-content.tsx";
import { type Catalogue, defineWidget, type SlotPlace } from "../widget.ts";

describe("<ServerContent/>", () => {
  const FORM = `<div data-widget="drawn" id="host"><p>one</p>-<form><input name="q"></form>-<p class="last">two</p></div>`;

  it("places the server's own nodes, and they are back in their exact order at the end", async () => {
    const markup = FORM;
    const { stop } = await mountMarkup(markup, {
      widgets: island(() => (
        <section>
          <ServerContent />
        </section>
      )),
    });
    expect(host().querySelector("section input")).not.toBeNull();
    expect(host().textContent).toBe("one--two");
    stop();
    expect(document.body.innerHTML).toBe(markup);
  });

  it("may be placed in parts, and what is not placed is off the page meanwhile", async () => {
    const isForm = (node: Node) => node instanceof HTMLFormElement;
    const { stop } = await mountMarkup(FORM, { widgets: island(() => <ServerContent select={isForm} />) });
    expect([host().querySelector("form") !== null, host().textContent]).toEqual([true, ""]);
    stop();
    expect(document.body.innerHTML).toBe(FORM);
  });

  it("comes and goes with what is drawn; the same nodes each time", async () => {
    function Tab() {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setOpen(!isOpen)}>
            toggle
          </button>
          {isOpen && <ServerContent />}
        </>
      );
    }
    const { stop } = await mountMarkup(FORM, { widgets: island(Tab) });
    const field = host().querySelector("input");
    for (const isThere of [false, true, false]) {
      fireEvent.click(screen.getByRole("button", { name: "toggle" }));
      expect(host().querySelector("input")).toBe(isThere ? field : null);
    }
    stop();
    expect(document.body.innerHTML).toBe(FORM);
    expect(host().querySelector("input")).toBe(field);
  });

  it("is given back when the island fails", async () => {
    function Late() {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error("told to");
      return (
        <>
          <button type="button" onClick={() => setBroken(true)}>
            break
          </button>
          <ServerContent />
        </>
      );
    }
    const page = await mountMarkup(FORM, { widgets: island(Late) });
    screen.getByRole("button", { name: "break" }).click();
    await page.settled();
    expect(codes(page)).toEqual(["crash"]);
    expect(document.body.innerHTML).toBe(FORM.replace('id="host"', 'id="host" data-widget-state="failed"'));
  });

  it("a widget inside it is mounted once, and runs on when it moves", async () => {
    const inner = `<div data-widget="drawn" id="host"><div data-widget="countdown" data-settings='{"end_date":1}'>soon</div></div>`;
    const { stop, problems } = await mountMarkup(inner, { widgets: island(() => <ServerContent />) });
    expect(screen.getAllByRole("timer")).toHaveLength(1);
    stop();
    expect(document.body.textContent).toBe("soon");
    expect(problems).toEqual([]);
  });
});

describe("an island on native markup", () => {
  const placed = (mode: SlotPlace["mode"], parentOf: (host: HTMLElement) => Element | null): Catalogue => ({
    drawn: {
      kind: "island",
      when: "load",
      load: () =>
        Promise.resolve({
          default: defineWidget({
            name: "drawn",
            settings,
            Component: () => <section>{mode !== "keep" && <ServerContent />}</section>,
            place: (element) => ({ parent: parentOf(element) ?? element, mode }),
          }),
        }),
    },
  });
  const inside = `<div id="around"><div data-widget="drawn" id="host"><h2>kept</h2><div id="box"><i>loading</i></div></div></div>`;
  const mountIn = async (widgets: Catalogue) => {
    const page = await mountMarkup(inside, { widgets });
    return { ...page, drawn: document.querySelector("section") };
  };

  it("stands beside the server's nodes, which stay where they are", async () => {
    const { drawn, stop } = await mountIn(placed("keep", (element) => element));
    expect(drawn?.closest("#host")?.querySelector(":scope > h2")?.textContent).toBe("kept");
    expect(drawn?.parentElement).toBe(host().lastElementChild);
    stop();
    expect(document.body.innerHTML).toBe(inside);
  });

  it("draws in place of what is in one of the server's elements, and gives that back", async () => {
    const { drawn, stop } = await mountIn(placed("replace", (element) => element.querySelector("#box")));
    expect(drawn?.closest("#box")).not.toBeNull();
    expect(document.querySelector("#host > h2")).not.toBeNull();
    expect(drawn?.textContent).toBe("loading");
    stop();
    expect(document.body.innerHTML).toBe(inside);
  });

  it("draws around its host, and puts the host back", async () => {
    const before = () => document.querySelector("#host");
    const { drawn, stop, problems } = await mountIn(placed("wrap", (element) => element.parentElement));
    expect(drawn?.querySelector("#host > h2")).not.toBeNull();
    expect(before()?.getAttribute("data-widget-state")).toBe("mounted");
    const element = before();
    stop();
    expect(document.body.innerHTML).toBe(inside);
    expect(before()).toBe(element);
    expect(problems).toEqual([]);
  });

  it("draws anew where new settings put it elsewhere", async () => {
    const inBox: Catalogue = {
      drawn: {
        kind: "island",
        when: "load",
        load: () =>
          Promise.resolve({
            default: defineWidget({
              name: "drawn",
              settings,
              Component: ({ settings: { label } }) => <b>{label}</b>,
              place(element, { label }) {
                const box = element.querySelector("#box");
                return label === "box" && box ? { parent: box, mode: "replace" } : undefined;
              },
            }),
          }),
      },
    };
    const page = await mountMarkup(inside.replace("data-widget", `data-settings='{"label":"box"}' $&`), {
      widgets: inBox,
    });
    expect(document.querySelector("#box b")?.textContent).toBe("box");
    expect(document.querySelector("#host > h2")).not.toBeNull();
    delete host().dataset["settings"];
    await page.settled();
    expect(host().textContent).toBe("hello");
    page.stop();
    expect(document.body.innerHTML).toBe(inside);
  });

  it("ends with its host, and leaves nothing of itself around it", async () => {
    const { settled } = await mountIn(placed("wrap", (element) => element.parentElement));
    host().remove();
    await settled();
    expect(document.querySelector("islet-slot")).toBeNull();
    expect(document.getElementById("around")).not.toBeNull();
  });
});
