import type { WidgetContext } from "#runtime/widget.ts";
import { openAfterAdds } from "../open-after-add.ts";
import type { EarlySettings } from "./early-interfaces.ts";
import { openEarly } from "./early-opening.ts";

interface OpeningSettings extends EarlySettings {
  readonly automaticallyOpenCart: boolean;
}

/**
 * Lets the mini cart of this host open before its island is there: on a press, and after an add if so set.
 * @param isAdded something has been added: open it at once
 */
export function prepareOpening(context: WidgetContext, settings: OpeningSettings, isAdded: boolean): void {
  const early = openEarly(context, settings);
  if (settings.automaticallyOpenCart) openAfterAdds(context, isAdded, early);
}
