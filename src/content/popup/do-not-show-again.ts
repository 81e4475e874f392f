import { expiringStorage } from "#browser/storage.ts";

/** Do not show again: the builder's own field (reference: content 1.7; clause popup.4). */
const fieldOf = (id: string) => `popup_${id}_disable`;

/** Whether the visitor has asked not to see a popup again. */
export const isNeverShownAgain = (id: string): boolean => expiringStorage("local").get(fieldOf(id)) === true;

/** The popup never comes back to this visitor. */
export const neverShowAgain = (id: string): void => expiringStorage("local").set(fieldOf(id), true);
