/** The shop prints it wherever a form may make an order (reference: shop 11.5). */
export const TAG = "wc-order-attribution-inputs";

/** Who fills the elements now. */
let adopt: ((element: HTMLElement) => void) | undefined;
/** Values that somebody has set on an element. */
export const given = new WeakMap<Element, object>();

function define(): void {
  customElements.define(
    TAG,
    class extends HTMLElement {
      connectedCallback() {
        adopt?.(this);
      }
      get values(): object | undefined {
        return given.get(this);
      }
      set values(values: object) {
        given.set(this, Object(values) as object);
        adopt?.(this);
      }
    },
  );
}

/** Hands every element over, those that stand and those that come, until the signal aborts. */
export function onInputs(adopting: (element: HTMLElement) => void, signal: AbortSignal): void {
  adopt = adopting;
  signal.addEventListener("abort", () => {
    adopt = undefined;
  });
  // Defining a tag twice throws, and whoever was first keeps it.
  if (!customElements.get(TAG)) define();
  for (const element of Document.prototype.getElementsByTagName.call(document, TAG))
    adopting(element as HTMLElement);
}
