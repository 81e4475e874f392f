const { dispatchEvent } = EventTarget.prototype;

/** Dispatches a bubbling event at `target`; `false` if it was prevented. Works on a form with a field named "dispatchEvent". */
export const dispatch = (target: EventTarget, type: string, detail: object, cancelable = false): boolean =>
  dispatchEvent.call(target, new CustomEvent(type, { detail, bubbles: true, cancelable }));
