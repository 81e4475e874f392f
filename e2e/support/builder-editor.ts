import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type { Frame, Page } from "@playwright/test";
import { build } from "esbuild";
import type { EditorControl, EditorWidget } from "#outputs/controls/editor-widget.ts";
import type { ElementorData } from "#outputs/wordpress/editor/elementor/elementor-data.ts";
import { storeAnswer } from "./stored-answer.ts";
import type { PageOptions } from "./test.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The examples of a widget in the manifest. */
type Examples = readonly { readonly settings: Readonly<Record<string, unknown>> }[];

interface Manifest {
  readonly widgets: Readonly<Record<string, { readonly examples: Examples }>>;
}

const readManifest = (dist: string) =>
  JSON.parse(readFileSync(`${root}${dist}/manifest.json`, "utf8")) as Manifest;

/** What the plugin prints for its scripts, and the examples of its widgets. */
export async function builderData(dist: string): Promise<ElementorData & { readonly manifest: Manifest }> {
  const manifest = readManifest(dist);
  const { editorWidgets } = (await import(`${root}src/build/editors/editor-widgets.mjs`)) as {
    editorWidgets(manifest: Manifest): Record<string, EditorWidget>;
  };
  return { prefix: "islet_", widgets: editorWidgets(manifest), extensions: {}, manifest };
}

/** Gives the CMS the scripts of the imitated editor and the plugin's own script for its frame. */
async function serveScripts(cms: string, dist: string) {
  const { outputFiles } = await build({
    entryPoints: ["editor", "frame"].map((name) => `${root}fixtures/wordpress/builder/${name}.ts`),
    bundle: true,
    format: "iife",
    target: "es2022",
    outdir: "/builder-editor",
    write: false,
    logLevel: "error",
    absWorkingDir: root,
  });
  const plugin = readFileSync(`${root}${dist}/wordpress/islet/editor/elementor-preview.js`, "utf8");
  const scripts = [...outputFiles, { path: "/builder-editor/plugin.js", text: plugin }];
  const headers = { "content-type": "text/javascript" };
  await Promise.all(scripts.map(({ path, text }) => storeAnswer(cms, { path, body: text, headers })));
}

type MakePage = (html: string, options?: PageOptions) => Promise<string>;

/** Opens the imitated editor with an empty page in its frame; returns that frame. */
export async function openBuilder(
  page: Page,
  data: ElementorData,
  { cms, dist, makePage }: { readonly cms: string; readonly dist: string; readonly makePage: MakePage },
): Promise<Frame> {
  await serveScripts(cms, dist);
  const script = (name: string) => `<script src="/builder-editor/${name}.js"></script>`;
  const printed = `<script>window.isletElementor=${JSON.stringify(data).replaceAll("<", "\\u003c")};</script>`;
  const canvas = await makePage("", {
    csp: "none",
    config: { is_editor: true },
    head: `${printed}${script("plugin")}${script("frame")}`,
  });
  const editor = await makePage(
    `<iframe title="Page" width="1000" height="650" src="${canvas}"></iframe>${printed}${script("editor")}`,
    { csp: "none" },
  );
  await page.goto(editor);
  const frame = page.frames().find((known) => known.url() === canvas);
  if (!frame) throw new Error("The editor has no frame with the page");
  await frame.waitForFunction(() => "islet" in window);
  return frame;
}

/** A control of the panel, and a value of it that is not its default. */
export interface Change {
  readonly name: string;
  readonly value: unknown;
  /** Whether its rows, or what the server prints of it, make the builder draw the element anew. */
  readonly drawsAnew: boolean;
  readonly isPrinted: boolean;
}

function numberFor({ min = 0, max = 1e9, default: preset }: EditorControl): number {
  const next = [min + 1, min, max].find((number) => number <= max && number !== preset);
  return next ?? min;
}

function valueFor(control: EditorControl): unknown {
  const { control: kind, default: preset, options = [], fields, item } = control;
  if (kind === "toggle") return preset ? "" : "yes";
  if (kind === "choice") return options.find(({ value }) => value !== preset)?.value;
  if (kind === "choices") return options.slice(0, 1).map(({ value }) => value);
  if (kind === "date-time") return "2090-05-01 12:00";
  if (kind === "list" && item?.control === "media") return [{ id: 1, url: "/wp-content/uploads/a.jpg" }];
  if (kind === "list") return [{ _id: "row1", ...rowFor(fields ?? (item ? [item] : [])) }];
  if (kind === "url" || kind === "media") return { url: "/shop/" };
  if (["count", "seconds", "milliseconds", "percent", "pixels"].includes(kind)) return numberFor(control);
  return kind.startsWith("selector") ? "main" : "words";
}

const rowFor = (fields: readonly EditorControl[]) =>
  Object.fromEntries(fields.map((field) => [field.name, valueFor(field)]));

/** The builder's value for the value of a setting in an example. */
function fromExample(control: EditorControl, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (control.control === "url" || control.control === "media") return { url: value };
  if (control.control === "selectors" && Array.isArray(value)) return value.map(String).join(", ");
  if (control.control !== "list") return value;
  return control.printed && Array.isArray(value) ? value.map(rowFromExample(control)) : undefined;
}

/** Rows have the names that controls have in panels. */
const rowFromExample =
  ({ fields = [] }: EditorControl) =>
  (row: unknown, index: number) => ({
    _id: `row${index}`,
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const value = fromExample(field, Object(row)[field.key] as unknown);
        return value === undefined ? [] : [[field.name, value]];
      }),
    ),
  });

/** The rows of a new element, with all that a row can have. */
function wholeRows(control: EditorControl, rows: unknown): unknown {
  const given = fromExample(control, rows);
  return Array.isArray(given)
    ? given.map((row: object) => ({ ...rowFor(control.fields ?? []), ...row }))
    : given;
}

/** The values of a widget's panel for its example, with which it can run: an address that it lacks is that of another. */
export const exampleValues = (
  { controls, example, initial = {} }: EditorWidget,
  { examples, prefix }: { readonly examples: Examples; readonly prefix: string },
) =>
  Object.fromEntries(
    controls.flatMap((control) => {
      const others = control.control === "url" ? examples.map(({ settings }) => settings[control.key]) : [];
      const given = [example[control.key], ...others].find(Boolean);
      const isNew = !given && control.printed;
      const value = isNew ? wholeRows(control, initial[control.key]) : fromExample(control, given);
      return value === undefined ? [] : [[prefix + control.name, value]];
    }),
  );

/**
 * A change of every control of a widget's panel. Values come from its examples, so that the widget can use them, where those
 * have one that is neither the default nor there already.
 */
export function changesOf(
  { controls }: Pick<EditorWidget, "controls">,
  { examples, prefix }: { readonly examples: Examples; readonly prefix: string },
  placed: Readonly<Record<string, unknown>>,
): readonly Change[] {
  return controls.flatMap((control): readonly Change[] => {
    const name = prefix + control.name;
    // The imitated editor has no site whose menus, for example, its panel could offer.
    if (control.choicesFrom || control.chooses) return [];
    if (control.control === "group")
      return changesOf({ controls: control.fields ?? [] }, { examples: [], prefix: `${name}_` }, placed);
    const given = examples.map(({ settings }) => settings[control.key]).filter(Boolean);
    // The same file by another address.
    const again = control.control === "url" ? given.map((url) => `${String(url)}?again`) : [];
    const fromExamples = [...given, ...again].map((one) => fromExample(control, one));
    const switched = (placed[name] ?? control.default) ? "" : "yes";
    const found = [...fromExamples, valueFor(control)].find(
      (one) => ![undefined, control.default].includes(one) && !isDeepStrictEqual(one, placed[name]),
    );
    const value = control.control === "toggle" && control.reprints ? switched : found;
    const hasRows = control.control === "list" && control.item?.control !== "media";
    const isPrinted = !!control.printed;
    return [{ name, value, drawsAnew: hasRows || isPrinted || !!control.reprints, isPrinted }];
  });
}
