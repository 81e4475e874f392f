/** The element that the shop prints into forms that may place an order. */
export const TAG = "wc-order-attribution-inputs";

/** The current listener of `onInputs`. */
let fill: ((element: HTMLElement) => void) | undefined;
/** Values that other scripts have set on an element. */
export const elementValues = new WeakMap<Element, object>();

function define(): void {
  customElements.define(
    TAG,
    class extends HTMLElement {
      connectedCallback() {
        fill?.(this);
      }
      get values(): object | undefined {
        return elementValues.get(this);
      }
      set values(values: object) {
        elementValues.set(this, Object(values) as object);
        fill?.(this);
      }
    },
  );
}

/** Calls the listener for every element on the page and for every later one, until the signal aborts. */
export function onInputs(listener: (element: HTMLElement) => void, signal: AbortSignal): void {
  fill = listener;
  signal.addEventListener("abort", () => {
    fill = undefined;
  });
  // Defining a name twice throws.
  if (!customElements.get(TAG)) define();
  for (const element of HTMLDocument.prototype.getElementsByTagName.call(document, TAG))
    listener(element as HTMLElement);
}
