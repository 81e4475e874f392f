import { describe, expect, it } from "vitest";
import { bindableControls, withField } from "../../src/outputs/wordpress/editor/blocks/bound-values.ts";
import { type Call, callPhp, hasPhp } from "./php.ts";
import { placedWidgets } from "./placed-widgets.ts";

const placeable = Object.values(placedWidgets).filter(({ place }) => place === "element");
const ask = (...calls: Call[]) =>
  callPhp(placedWidgets, calls).map((answer) => JSON.parse(answer) as unknown);

describe.runIf(hasPhp)("texts and addresses of blocks that another source gives", () => {
  it("are the same in PHP and in the editor, and WordPress is told of them for our blocks alone", () => {
    const offered = ask(
      ...placeable.map(({ name }): Call => ["offered", `islet/${name}`, []]),
      ["offered", "core/heading", ["content"]],
      ["offered", "islet/nothing", []],
      ["offered", "star-rating", ["other"]],
      // WordPress 6.9 and later ask for the white space between blocks, too.
      ["offered", null, ["content"]],
    );
    const ours = placeable.map((widget) => bindableControls(widget).map(({ name }) => name));
    expect(offered).toEqual([...ours, ["content"], [], ["other"], ["content"]]);
    expect(ours.flat().length).toBeGreaterThan(20);
  });

  it("have the value that the source gives, and what it refuses or nobody knows is left out", () => {
    const chosen = withField(withField({}, "note", "reviews"), "link", "secret");
    const wrong = {
      ...{ rating: { source: "core/post-meta", args: { key: "reviews" } }, link: { source: "no/such" } },
      ...{ note: "reviews", other: { source: "core/post-meta", args: { key: "reviews" } } },
    };
    expect(
      ask(
        ["bound", "star-rating", chosen, { reviews: '98 & "more"' }],
        ["bound", "star-rating", withField({}, "note", "reviews"), { reviews: 98 }],
        ["bound", "star-rating", withField({}, "note", "reviews"), { reviews: ["98"] }],
        ["bound", "star-rating", { metadata: { bindings: wrong } }, { reviews: "98" }],
        ["bound", "star-rating", { metadata: "x" }, {}],
        ["bound", "star-rating", {}, {}],
      ),
    ).toEqual([{ note: '98 & "more"' }, { note: "98" }, {}, {}, {}, {}]);
  });
});
