import { describe, expect, it } from "vitest";
import { describeWidgets } from "../bundle/widgets/describe-widgets.mjs";
import { printedExamples } from "./printed-examples.mjs";

const NAMES = ["accordion", "carousel", "share-buttons", "tabs"];

describe("what a widget's template prints of its first example", () => {
  it("is its fixture, and the example of its README; npm run build -- --readme writes both", async () => {
    const files = await printedExamples(await describeWidgets(NAMES));
    expect(files.map(({ file }) => file)).toEqual(
      NAMES.flatMap((name) => [`widgets/${name}/fixture.html`, `widgets/${name}/README.md`]),
    );
    expect(files.map(({ file, text }) => [file, text])).toEqual(
      files.map(({ file, updated }) => [file, updated]),
    );
  });
});
