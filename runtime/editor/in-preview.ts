/** The class of the dialog that shows a copy. */
export const PREVIEW_CLASS = "islet-preview";

/** Whether an element is in the copy that a preview shows. */
export const isInPreview = (element: Element): boolean => element.closest(`.${PREVIEW_CLASS}`) !== null;
