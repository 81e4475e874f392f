/** Set by the build from package.json. */
declare const __ISLET_VERSION__: string;

/** Set by a build with only some widgets: their names. */
declare const __ISLET_ONLY__: readonly string[] | undefined;

/** Written by the build: where every chunk lies. It is text, since text is small. */
declare module "islet:table" {
  const table: {
    /** Folder below `chunks/` that holds every chunk but React's. */
    readonly folder: string;
  } & import("./widget-table.ts").WidgetTable;
  export default table;
}
