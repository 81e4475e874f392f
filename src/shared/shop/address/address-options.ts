import type { Changes } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** What an address needs to follow its country. */
export interface AddressOptions {
  readonly context: Pick<WidgetContext, "bus" | "page" | "signal">;
  readonly changes: Changes;
  /** JSON texts, as the shop prints them. */
  readonly settings: {
    readonly countries: string;
    readonly locale: string;
    /** Among them `states` and `labels`, if another script fits those. */
    readonly without: readonly string[];
  };
}

/** What a part of the address needs to write on the server's fields until the signal aborts. */
export type FieldOptions = Pick<AddressOptions, "changes"> & Pick<WidgetContext, "page" | "signal">;
