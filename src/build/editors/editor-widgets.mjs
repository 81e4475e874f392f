// What site editors place, from the manifest; the shape of the result: src/outputs/controls/editor-widget.ts.

/**
 * @import { EditorControl, EditorWidget } from "#outputs/controls/editor-widget.ts"
 * @import { DescribedWidget } from "../bundle/shared-build.ts"
 *
 * @typedef {DescribedWidget["editor"]} Editor
 */
import { shopControls } from "./shop-controls.mjs";
import { withSiteControls } from "./site-controls.mjs";

/**
 * The controls that panels show, also inside of controls.
 * @param {readonly EditorControl[]} controls @returns {EditorControl[]}
 */
const shown = (controls) =>
  controls
    .filter(({ givenBy }) => !givenBy)
    .map((control) => (control.fields ? { ...control, fields: shown(control.fields) } : control));

/** @param {Editor} editor @returns {Pick<EditorWidget, "place" | "shop" | "extends" | "startsWith" | "startedBy">} */
function placeOf({ place, extends: kinds }) {
  if (typeof place === "string") return { place: "element", ...(kinds && { extends: kinds }) };
  if ("ofShop" in place) return { place: "element", shop: place.ofShop };
  if ("extends" in place) return { place: "extends", extends: place.extends };
  return { place: "starts-with", startsWith: place.startsWith, startedBy: place.by.map(snakeCase) };
}

/** @param {string} name */
const snakeCase = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Settings of the first example that uses only what a panel shows.
 * @param {DescribedWidget["examples"]} examples @param {EditorControl[]} controls
 */
function exampleOf(examples, controls) {
  const known = new Set(controls.map(({ key }) => key));
  const fitting = examples.find(({ settings }) => Object.keys(settings).every((key) => known.has(key)));
  return fitting?.settings ?? {};
}

/**
 * The widgets that site editors can place, by name, with their controls.
 * @param {{ widgets: Readonly<Record<string, Omit<DescribedWidget, "built">>> }} manifest
 * @returns {Record<string, EditorWidget>}
 */
export function editorWidgets({ widgets }) {
  const placed = Object.entries(widgets).filter(([, { editor }]) => editor.place !== "site");
  return Object.fromEntries(
    placed.map(([name, { kind, editor, controls: all, examples, template }]) => {
      const { title, about, icon, keywords, content, groups, initial, preview, variations } = editor;
      const where = placeOf(editor);
      const controls = where.shop ? shopControls(where.shop, shown(all)) : withSiteControls(shown(all));
      const used = new Set(controls.map(({ group }) => group));
      /** @type {EditorWidget} */
      const widget = {
        name,
        ...{ title, about, icon, keywords },
        ...where,
        content: where.shop ? "none" : content,
        ...(template && { template }),
        kind,
        groups: Object.entries(groups)
          .filter(([id]) => used.has(id))
          .map(([id, text]) => ({ id, title: text })),
        controls,
        example: exampleOf(examples, controls),
        initial,
        ...(variations && { variations }),
        ...(preview !== "none" && { preview: { ...initial, ...preview } }),
      };
      return [name, widget];
    }),
  );
}
