import { queryAll } from "#dom/query.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createAutoUpdate } from "./auto-update.ts";
import { type CartPage, UPDATE } from "./cart-page.ts";
import { createLazyActions } from "./lazy-actions.ts";
import { listenToCartEvents } from "./listeners/cart-events.ts";
import { listenToFields } from "./listeners/fields.ts";
import { listenToForms } from "./listeners/forms.ts";
import { listenToLinks } from "./listeners/links.ts";
import { listenToOtherTabs } from "./listeners/other-tabs.ts";
import type { Settings } from "./settings.ts";

/** Listens on a cart page; the code of its actions loads on first use. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const cartPage: CartPage = {
    host,
    context,
    changes: createChanges(context.signal),
    unsentFields: new Set(),
    nativeNext: new WeakSet(),
    updateControls: () => updateControls(cartPage),
  };
  const { guard, load } = context;
  if (settings.stickyRightColumn && !settings.without.includes("builder"))
    guard(async () => (await load(() => import("./view/sticky-column.ts"))).stickColumn(cartPage, settings));
  if (settings.without.includes("page"))
    return guard(async () =>
      (await load(() => import("./elementor-part.ts"))).doElementorPart(cartPage, settings),
    );
  const actions = createLazyActions(cartPage);
  const autoUpdate = createAutoUpdate(context, settings, async () => (await actions.load()).updateIfValid());

  listenToLinks(context, actions);
  listenToForms(context, actions, autoUpdate);
  listenToFields(cartPage, actions, autoUpdate);
  listenToCartEvents(context, actions);
  listenToOtherTabs(context, actions);

  cartPage.updateControls();
}

/** Disables the update button while there is nothing to send. In the editor, quantities are disabled too. */
function updateControls({ host, context: { page }, changes, unsentFields }: CartPage): void {
  const isDisabled = page.isEditor || page.isPreview || unsentFields.size === 0;
  for (const button of queryAll(host, UPDATE)) setDisabled(button, isDisabled, changes);
  if (page.isEditor) for (const field of queryAll(host, ".qty")) setDisabled(field, true, changes);
}

function setDisabled(element: Element, isDisabled: boolean, changes: Changes) {
  changes.setAttribute(element, "disabled", isDisabled ? "" : null);
  changes.setAttribute(element, "aria-disabled", isDisabled ? "true" : null);
}
