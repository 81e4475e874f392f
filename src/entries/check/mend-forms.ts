import { isElement, isTag } from "#runtime/node-type.ts";

/** Files of tests share a window, whose classes are replaced once. */
const MENDED = Symbol.for("islet.mended-forms");

/**
 * In happy-dom, forms and selects are proxies. Methods of `EventTarget.prototype` fail on a proxy: they throw, or the event does
 * not bubble. The runtime calls them that way, because a form may hold a field named `dispatchEvent`. Call it before the
 * runtime loads, which takes these methods then.
 */
export function mendForms(): void {
  if (MENDED in EventTarget.prototype) return;
  Object.assign(EventTarget.prototype, { [MENDED]: true });
  mendDispatch();
  if (typeof MutationObserver !== "undefined") mendObserver();
}

const isProxy = (target: EventTarget) => isElement(target) && isTag(target, "form", "select");

/** The method that the proxy itself returns works, so this calls it. */
function mendDispatch(): void {
  const original = EventTarget.prototype.dispatchEvent;
  const dispatching = new WeakSet<Event>();
  EventTarget.prototype.dispatchEvent = function dispatchEventOf(this: EventTarget, event: Event): boolean {
    const needsProxyMethod =
      isProxy(this) && !dispatching.has(event) && typeof this.dispatchEvent === "function";
    if (!needsProxyMethod) return original.call(this, event);
    dispatching.add(event);
    try {
      return this.dispatchEvent(event);
    } finally {
      dispatching.delete(event);
    }
  };
}

/** What the page calls a form or select: the proxy of what happy-dom's records of changes hold. */
function proxyOf(node: Node): Node {
  const key = Object.getOwnPropertySymbols(node).find(({ description }) => description === "proxy");
  return ((key && Reflect.get(node, key)) as Node | undefined) ?? node;
}

function mendObserver(): void {
  const Original = MutationObserver;
  globalThis.MutationObserver = class extends Original {
    constructor(callback: MutationCallback) {
      super((records, observer) => {
        for (const record of records) Object.assign(record, { target: proxyOf(record.target) });
        callback(records, observer);
      });
    }
  };
}
