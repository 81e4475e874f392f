/** Where a press never closes a popup: other layers, and what calendars and site authors mark (reference: content 1.12). */
const NEVER = "dialog,[popover],.flatpickr-calendar,.dialog-prevent-close";

/** Whether a press on `target` was beside the panel: on the dialog's own background or, where it has none, on the page. */
export const isOutside = (target: Element, dialog: Element, panel: Element): boolean =>
  target === dialog || (!panel.contains(target) && !dialog.contains(target) && !target.closest(NEVER));
