/** A job that a stock script does, and that Islet can do in its place. */
export interface StockJob {
  readonly id: string;
  readonly preset: string;
  readonly title: string;
  readonly scripts: readonly string[];
  readonly libraries: readonly string[];
}

/** The presets by name, with what site owners read. */
export declare const PRESETS: Readonly<Record<string, { readonly title: string; readonly about: string }>>;

export declare const STOCK_JOBS: readonly StockJob[];
