const { dispatchEvent } = EventTarget.prototype;

/** Tells the page by an event that bubbles from `target`; `false` when it was prevented. Fields named like methods do no harm. */
// oxlint-disable-next-line max-params -- in the order of the DOM's own dispatch: target, type, details
export const dispatch = (target: EventTarget, type: string, detail: object, cancelable = false): boolean =>
  dispatchEvent.call(target, new CustomEvent(type, { detail, bubbles: true, cancelable }));
