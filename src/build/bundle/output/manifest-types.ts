import type { WidgetKind } from "#runtime/widget.ts";
import type { Categories, DescribedWidget } from "../shared-build.ts";

/** A file that a page may load. */
export interface ManifestFile {
  readonly bytes: number;
  readonly brotli: number;
  readonly integrity: string;
  /** Whether most of it comes from packages. */
  readonly library?: true;
}

/** The stylesheet of a kind of page, with the names of those that it holds. */
export interface Sheet {
  readonly file: string;
  readonly styles: readonly string[];
}

/** What a kind of page loads before the visitor does anything, and its limits. */
export interface ManifestPage {
  readonly files: readonly string[];
  readonly maxFiles: number;
  readonly maxBytes: number;
  readonly preload: readonly string[];
}

export interface ManifestWidget extends Omit<DescribedWidget, "built" | "builtContent"> {
  readonly kind: WidgetKind;
  readonly when: string;
  /** The content of its `fixture.html`. */
  readonly example: string;
  readonly files: readonly string[];
  readonly style?: string;
  /** Bytes of its own code, brotli. */
  readonly own: number;
}

/** The content of `manifest.json`. */
export interface Manifest {
  readonly version: string;
  readonly partial?: true;
  readonly entry: string;
  readonly files: Readonly<Record<string, ManifestFile>>;
  /** A part's file and all that it imports; `pages` are what the widgets of a kind of page share. */
  readonly shared: {
    readonly react: string;
    readonly core: readonly string[];
    readonly islands: readonly string[];
    readonly settings: readonly string[];
    readonly pages: readonly string[];
    /** The chunks of each preset, the core among them. */
    readonly presets: Readonly<Record<string, readonly string[]>>;
  };
  readonly texts: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, ManifestPage>>;
  readonly sheets: Readonly<Record<string, Sheet>>;
  readonly categories: Categories;
  readonly widgets: Readonly<Record<string, ManifestWidget>>;
}
