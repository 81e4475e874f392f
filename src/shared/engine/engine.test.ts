import { describe, expect, it } from "vitest";
import { translate } from "#tests/support/translate.ts";
import * as preact from "./preact.ts";
import * as react from "./react.ts";

type Engine = typeof react;

it("both engines have the same names", () => {
  expect(Object.keys(preact).toSorted()).toEqual(Object.keys(react).toSorted());
});

describe.each([
  ["React", react],
  ["Preact", preact as unknown as Engine],
])("%s", (_, { createElement, createRoot, flushSync, useEffect, useLayoutEffect }) => {
  const options = { onUncaughtError: (error: unknown) => void errors.push(error) };
  const errors: unknown[] = [];

  it("has drawn, and has run every effect, when flushSync returns; unmounting runs every clean-up", () => {
    const log: string[] = [];
    function Logger() {
      useEffect(() => {
        log.push("effect");
        return () => void log.push("clean-up");
      }, []);
      useLayoutEffect(() => {
        log.push("layout effect");
      }, []);
      return "drawn";
    }
    const container = document.createElement("div");
    const root = createRoot(container, options);
    flushSync(() => root.render(createElement(Logger)));
    expect([container.textContent, log]).toEqual(["drawn", ["layout effect", "effect"]]);
    root.unmount();
    expect([container.textContent, log.slice(2), errors]).toEqual(["", ["clean-up"], []]);
  });

  it("shows a text that changes after a translator has replaced it, and leaves the translation of one that does not", () => {
    const container = document.createElement("div");
    const root = createRoot(container, options);
    const draw = (days: number) =>
      flushSync(() =>
        root.render([
          createElement("b", { key: "days" }, days),
          createElement("i", { key: "label" }, "Days"),
        ]),
      );
    draw(3);
    translate(container);
    draw(2);
    expect(container.innerHTML).toBe("<b>2</b><i><font>Days</font></i>");
    translate(container);
    draw(1);
    expect(container.innerHTML).toBe("<b>1</b><i><font>Days</font></i>");
    root.unmount();
    expect(container.innerHTML).toBe("");
  });

  it("draws the other roots where one throws", () => {
    const fail = (): never => {
      throw new Error("told to");
    };
    const [broken, sound] = [document.createElement("div"), document.createElement("div")];
    flushSync(() => {
      createRoot(broken, options).render(createElement(fail));
      createRoot(sound, options).render(createElement("b", null, "drawn"));
    });
    expect(errors.splice(0)).toEqual([new Error("told to")]);
    expect([broken.innerHTML, sound.innerHTML]).toEqual(["", "<b>drawn</b>"]);
  });
});
