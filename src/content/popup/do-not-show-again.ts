import { expiringStorage } from "#browser/expiring-storage.ts";

/** The builder's own field. */
const fieldOf = (id: string) => `popup_${id}_disable`;

/** Whether the visitor has asked not to see a popup again. */
export const isNeverShownAgain = (id: string): boolean => expiringStorage("local").get(fieldOf(id)) === true;

/** Hides a popup from this visitor for good. */
export const neverShowAgain = (id: string): void => expiringStorage("local").set(fieldOf(id), true);
