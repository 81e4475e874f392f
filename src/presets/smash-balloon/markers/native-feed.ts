import type { Marker } from "#runtime/markup.ts";
import type { Page } from "#runtime/page.ts";
import type { PresetRuntime } from "#runtime/preset.ts";
import type { StockScripts } from "../../shared/stock.ts";

/** A kind of feed. */
export interface NativeFeed {
  /** The plugin's own name. */
  readonly name: string;
  /** The plugin's script. */
  readonly scripts: StockScripts;
  /** Fields of the page configuration that its objects give. */
  readonly config?: () => Readonly<Record<string, unknown>>;
  readonly markers: (page: Page) => readonly Marker[];
  /** Connects scripts of the page that were written for the plugin; called if a feed of any kind is served. */
  readonly connect?: (runtime: PresetRuntime) => void;
}
