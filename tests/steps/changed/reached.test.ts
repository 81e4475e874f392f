import { describe, expect, it } from "vitest";
import { everything, reachedBy } from "./reached.ts";

const sources = everything();

describe("what a change reaches", () => {
  it("a widget's file reaches its own tests and those that name its clauses, of no other widget", () => {
    const { widgets, units, specs } = reachedBy(["widgets/counter/enhance.ts"], sources);
    expect(widgets).toEqual(["counter"]);
    expect(units).toEqual(["widgets/counter/counter.test.ts"]);
    expect(specs).toContain("e2e/content/counter.spec.ts");
    expect(specs).not.toContain("e2e/content/tabs.spec.ts");
  });

  it("a widget's markup and styles reach the same", () => {
    for (const file of ["fixture.html", "counter.css"]) {
      const { widgets, units } = reachedBy([`widgets/counter/${file}`], sources);
      expect(widgets).toEqual(["counter"]);
      expect(units).toContain("widgets/counter/counter.test.ts");
    }
  });

  it("shared code reaches every widget that imports it, also by import()", () => {
    const { widgets, units, specs } = reachedBy(["src/shared/dom/carousel/timed-scroll.ts"], sources);
    expect(widgets).toEqual(expect.arrayContaining(["carousel", "slides"]));
    expect(widgets).not.toContain("countdown");
    expect(units).toContain("widgets/carousel/carousel.test.ts");
    expect(specs).toContain("e2e/content/carousel.spec.ts");
  });

  it("a test's own parts reach the tests that import them", () => {
    expect(reachedBy(["e2e/support/layout-shift.ts"], sources).specs).toContain(
      "e2e/content/countdown.spec.ts",
    );
    expect(reachedBy(["e2e/content/tabs.spec.ts"], sources).specs).toEqual(["e2e/content/tabs.spec.ts"]);
    expect(reachedBy(["README.md"], sources)).toEqual({ widgets: [], units: [], specs: [] });
  });
});
