import type { ElementorData } from "../elementor/elementor-data.ts";

/** The values of an element, a Backbone model: it reports typing, undo, redo and commands alike. */
export interface SettingsModel {
  readonly attributes: Readonly<Record<string, unknown>>;
  on(event: "change", listener: () => void): void;
  off(event: "change", listener: () => void): void;
}

/** The part of Elementor's script for pages that is used. */
export interface Frontend {
  /** Missing until Elementor has started. */
  readonly hooks?: {
    addAction(name: string, listener: ($element: { readonly 0?: HTMLElement }) => void): void;
  };
  readonly config: {
    /** In the editor: the values of elements by the id of their model. */
    readonly elements?: { readonly data: Readonly<Record<string, SettingsModel>> };
  };
}

/** The globals that are there before the page has loaded. */
export type FrameGlobals = { readonly elementorFrontend?: Frontend; readonly isletElementor?: ElementorData };
