import type { ChunkLoader } from "#runtime/load/chunk-loader.ts";
import type { Catalogue, CatalogueEntry, Widget } from "#runtime/widget.ts";

/** The widgets as the build packs them into the entry (`encodeWidgets` of build/bundle/output/widget-table.mjs). */
export interface WidgetTable {
  /** Names of files, separated by spaces. */
  readonly files: string;
  /**
   * Default words of `data-widget-on` → groups of widgets that load alike, separated by commas: `I` for islands, `N` for
   * no stylesheet, then their file and every further file but the core, which all need, one character each: the place in
   * `files` in base 36, or `.` for the widget's own name; after these their names, separated by spaces.
   */
  readonly widgets: Readonly<Record<string, string>>;
}

/** Reads the packed table. */
export function decodeWidgets({ files, widgets }: WidgetTable, { load, preload }: ChunkLoader): Catalogue {
  const catalogue: Record<string, CatalogueEntry> = {};
  const fileNames = files.split(" ");
  for (const [when, groups] of Object.entries(widgets))
    for (const group of groups.split(",")) {
      const [marks, ...members] = group.split(" ") as [string, ...string[]];
      for (const name of members) {
        const places = marks.match(/[^A-Z]/g) as string[];
        const names = places.map((place) => fileNames[parseInt(place, 36)] ?? name).concat("core");
        catalogue[name] = {
          kind: marks.includes("I") ? "island" : "enhancer",
          when,
          preload: () => preload(names),
          async load() {
            // A file may hold several widgets, each under its name.
            const modules = await load<Record<string, Widget>>(
              names,
              marks.includes("N") ? "" : `${name}.css`,
            );
            return { default: modules[name] as Widget };
          },
        };
      }
    }
  return catalogue;
}
