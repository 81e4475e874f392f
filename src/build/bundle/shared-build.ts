import type { EDITOR_CATEGORIES } from "#runtime/editor/editor-categories.ts";
import type { BuiltFields } from "#runtime/settings/read-fields.ts";
import type { WidgetKind } from "#runtime/widget.ts";
import type { minifyModule } from "./minify/minify.mjs";
import type { describeWidgets } from "./widgets/manifest-widgets.ts";

/** A line of `widgets/catalogue.ts`. */
export interface CatalogueLine {
  readonly name: string;
  readonly kind: WidgetKind;
  readonly when: string;
}

/** A widget that is built. */
export interface BuiltWidget extends CatalogueLine {
  /** The module that offers it, if it is outside of `widgets/`. */
  readonly source?: string;
  /** What the build leaves of its settings, if it is outside of the catalogue. */
  readonly built?: BuiltFields | undefined;
}

/** What the widgets' own modules say, by the widget's name. */
export type DescribedWidgets = ReturnType<typeof describeWidgets>;

export type DescribedWidget = DescribedWidgets[string];

/** What widgets are for, by id. */
export type Categories = Readonly<Record<keyof typeof EDITOR_CATEGORIES, { title: string; about: string }>>;

export type Minify = typeof minifyModule;

/** Writes a file below the engine's folder. */
export type Write = (file: string, content: string) => void;

/** Says which step begins. */
export type Tell = (step: string) => void;

/** What is the same with every engine. */
export interface SharedBuild {
  readonly catalogue: readonly BuiltWidget[];
  /** Whether the catalogue is not whole. */
  readonly isPartial: boolean;
  readonly described: DescribedWidgets;
  /** What the page configuration may translate. */
  readonly texts: Readonly<Record<string, string>>;
  readonly categories: Categories;
  readonly version: string;
  readonly minify: Minify;
  /** For what pages load at once. */
  readonly minifyHarder: Minify;
  /** The size of a widget's own code in bytes, compressed by brotli. */
  readonly ownSize: (widget: string) => Promise<number>;
  readonly tell: Tell;
}
