import type { ElementorData } from "../elementor/elementor-data.ts";
import type { LibraryButton, Media, SettingsCommand } from "./choose-file.ts";
import type { Commands } from "./new-elements.ts";

/** The part of an element's view that is used. */
export interface ElementView {
  /** Its node in the frame with the page. */
  readonly el: HTMLElement;
  readonly model: { get(name: "id"): string };
}

/** The class of elements with elements inside; a type has the name of its element. */
export type NestedElementBase = new () => { getType(): string };

/** The part of Elementor's editor that is used. */
export interface Editor {
  readonly channels: {
    readonly editor: { on(name: string, listener: (button: LibraryButton) => void): void };
  };
  readonly elementsManager: { registerElementType(type: { getType(): string }): void };
  /** Types of elements; a promise stands where a class is still loading. */
  readonly modules: { readonly elements: { readonly types: { readonly NestedElementBase?: unknown } } };
  getPanelView(): {
    getCurrentPageView(): { getOption(name: "editedElementView"): ElementView | undefined } | undefined;
  };
}

/** The globals of the editor's window. */
export type EditorGlobals = {
  readonly elementor?: Editor;
  readonly $e?: Commands & SettingsCommand;
  readonly wp?: { readonly media: Media };
  readonly isletElementor?: ElementorData;
};

/** The element whose settings the panel shows. */
export const editedElement = (editor: Editor): ElementView | undefined =>
  editor.getPanelView().getCurrentPageView()?.getOption("editedElementView");
