import type { Changes } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** What an address needs to follow its country. */
export interface AddressOptions {
  readonly context: WidgetContext;
  readonly changes: Changes;
  readonly settings: { readonly countries: string; readonly locale: string };
}
