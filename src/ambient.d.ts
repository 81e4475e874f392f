/** Set by the build from package.json. */
declare const __ISLET_VERSION__: string;

/** Written by the build: where every chunk lies. It is text, since text is small. */
declare module "islet:table" {
  const table: {
    /** Folder below `chunks/` that holds every chunk but React's. */
    readonly folder: string;
    /** The files of each part of the runtime, its own first. */
    readonly parts: Readonly<Record<"core" | "islands" | "sentences", string>>;
    /** By default words a line per widget: its name, `I` for an island, `S` for a stylesheet, a letter for each file besides the parts'. */
    readonly widgets: Readonly<Record<string, string>>;
  };
  export default table;
}
