import { expect, it } from "vitest";
import { savedPosts } from "../../e2e/wordpress/editor/saved-content.ts";
import { blockFiles } from "../../src/build/editors/blocks.mjs";
import { placedWidgets } from "./placed-widgets.ts";

interface Block {
  readonly name: string;
  readonly attributes: Readonly<Record<string, { readonly type: string | readonly string[] }>>;
}

const blocks = new Map(
  Object.values(blockFiles(placedWidgets, "0.0.0")).map((file) => {
    const block = JSON.parse(file) as Block;
    return [block.name, block.attributes];
  }),
);

/** Attributes that WordPress gives to blocks by what they support. */
const OF_WORDPRESS =
  /^(align|className|style|layout|lock|metadata|(background|text|border)Color|gradient|font(Size|Family))$/;

/** A type of JSON Schema. @param value of JSON */
const typeOf = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);

/** What today's plugin would not read. */
function lostIn(name: string, settings: object): string[] {
  const attributes = blocks.get(name);
  if (!attributes) return [`there is no block ${name}`];
  return Object.entries(settings)
    .filter(
      ([key, value]) => !OF_WORDPRESS.test(key) && ![attributes[key]?.type].flat().includes(typeOf(value)),
    )
    .map(([key]) => `${name} reads no ${key} of this type`);
}

it.each(savedPosts().map(({ version, name, content }) => [`${version}/${name}`, content]))(
  "every block and setting that a version has saved is one that the plugin reads: %s",
  (_file, content) => {
    const saved = [...content.matchAll(/<!-- wp:(islet\/[\w-]+) (?:(\{.*?\}) )?\/?-->/g)];
    expect(saved.length).toBeGreaterThan(0);
    const lost = saved.flatMap(([, name = "", settings = "{}"]) =>
      lostIn(name, JSON.parse(settings) as object),
    );
    expect(lost).toEqual([]);
  },
);
