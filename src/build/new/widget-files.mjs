/** @import { WidgetKind } from "#runtime/widget.ts" */
import { componentName, fill, insertBefore, keyOf, readTemplate, titleOf } from "./templates.mjs";

/** When a new widget loads until its author decides. */
const WHEN = { island: "visible", enhancer: "idle" };

/** The kinds of widgets. */
export const WIDGET_KINDS = /** @type {WidgetKind[]} */ (Object.keys(WHEN));

/**
 * The files of a new widget that passes all checks, from the templates beside this file.
 * @param {WidgetKind} kind
 * @param {string} name in kebab-case
 * @returns {Record<string, string>} path below the project → text
 */
export function widgetFiles(kind, name) {
  const Name = componentName(name);
  const words = { name, Name, kind, key: keyOf(name), title: titleOf(name) };
  const read = (/** @type {string} */ template) => fill(readTemplate(template), words);
  const fixture = read(`${kind}/fixture.html`);
  const withFixture = (/** @type {string} */ template) =>
    fill(read(template), { fixture: fixture.trimEnd() });
  const isIsland = kind === "island";
  const widget = `widgets/${name}/`;
  return {
    [`${widget}README.md`]: withFixture("both/README.md"),
    [`${widget}fixture.html`]: fixture,
    [`${widget}examples.json`]: read("both/examples.json"),
    [`${widget}settings.ts`]: read("both/settings.ts"),
    [`${widget}editor.ts`]: read("both/editor.ts"),
    [`${widget}index.ts`]: read(`${kind}/index.ts`),
    [isIsland ? `${widget}${Name}.tsx` : `${widget}enhance.ts`]: read(
      isIsland ? "island/component.tsx" : "enhancer/enhance.ts",
    ),
    [`${widget}${name}.css`]: read("both/styles.css"),
    // Tests that end in .tsx run on both engines.
    [`${widget}${name}.test.${isIsland ? "tsx" : "ts"}`]: read("both/unit.test"),
    [`e2e/content/${name}.spec.ts`]: withFixture("both/browser.spec.ts"),
  };
}

/**
 * The files that name every widget, with one more.
 * @param {WidgetKind} kind
 * @param {string} name
 * @param {(path: string) => string} read reads a file of the project
 * @returns {Record<string, string>} path below the project → text
 * @throws if a file has not the form in which it can be changed
 */
export function listsWith(kind, name, read) {
  const line = `  ${keyOf(name)}: { kind: "${kind}", when: "${WHEN[kind]}", load: () => import("./${name}/index.ts") },\n`;
  const scenario = fill(readTemplate("both/scenario"), { name, key: keyOf(name) });
  const scenarios = "e2e/engines/scenarios/content.ts";
  return {
    "widgets/catalogue.ts": insertBefore("} satisfies Catalogue;", line, read("widgets/catalogue.ts")),
    [scenarios]: insertBefore("};\n", scenario, read(scenarios)),
  };
}
