import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stateNamed, statesOf } from "./states.ts";

const example = (widget: string) => readFileSync(`widgets/${widget}/fixture.html`, "utf8");

describe("the states of a widget in the gallery", () => {
  it.each(["form", "frame-gate", "photo-feed", "social-embed", "social-feed", "video"])(
    "%s has some, each with a title, and each differs from the usual page",
    (widget) => {
      const states = statesOf(widget);
      expect(new Set(states.map(({ title }) => title)).size).toBe(states.length);
      expect(states.length).toBeGreaterThan(3);
      for (const { name } of states) {
        const { config, change } = stateNamed(widget, name);
        expect([name, config !== undefined || change?.(example(widget)) !== example(widget)]).toEqual([
          name,
          true,
        ]);
      }
    },
  );

  it("a feed without items keeps all else", () => {
    const empty = stateNamed("social-feed", "empty").change?.(example("social-feed")) ?? "";
    expect(empty).not.toContain("<article");
    expect(empty).toContain("</header>");
  });

  it("another name, or another widget's, changes nothing", () => {
    expect([
      stateNamed("tabs", "rtl"),
      stateNamed("video", "__proto__"),
      stateNamed("video", undefined),
    ]).toEqual([{}, {}, {}]);
    expect(statesOf("tabs")).toEqual([]);
  });
});
