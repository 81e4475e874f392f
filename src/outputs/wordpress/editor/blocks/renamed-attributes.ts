import type { EditorControl } from "../../../controls/editor-widget.ts";
import type { Attributes } from "./wp-blocks.ts";

/** What WordPress keeps for the device modes that a panel shows. */
const SUFFIXES = ["", "_tablet", "_mobile"];

/**
 * What a block gets for attributes that a post has by former names: their values by the present names, and nothing by the
 * former ones. An empty object if there are none.
 */
export function renamedAttributes(controls: readonly EditorControl[], attributes: Attributes): Attributes {
  const renamed: Record<string, unknown> = {};
  for (const { name, default: preset, formerly = [] } of controls)
    for (const suffix of SUFFIXES)
      for (const { key } of formerly) {
        const former = attributes[key + suffix];
        if (former === undefined) continue;
        renamed[key + suffix] = undefined;
        const present = attributes[name + suffix];
        // WordPress fills in defaults.
        if (present === undefined || present === preset) renamed[name + suffix] = former;
      }
  return renamed;
}
