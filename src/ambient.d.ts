/** Set by the build from package.json. */
declare const __ISLET_VERSION__: string;

/** Written by the build: every chunk's files. Lists of files are indexes into `files`. */
declare module "islet:table" {
  type Indexes = readonly number[];
  const table: {
    /** Names below `chunks/`, without `.js`. */
    readonly files: readonly string[];
    /** Name, 1 for an island, default words, files, and the stylesheet's name without `.css`. */
    readonly widgets: readonly (readonly [string, number, string, Indexes, string?])[];
    readonly parts: Readonly<Record<"core" | "islands" | "sentences" | "overlay" | "jquery", Indexes>>;
    readonly presets: readonly (readonly [string, Indexes])[];
  };
  export default table;
}
