// In happy-dom, forms and selects are proxies. Methods of EventTarget.prototype fail on a proxy: they throw, or the event
// does not bubble. The runtime calls them that way, because a form may hold a field named `dispatchEvent`. The method that
// the proxy itself returns works, so this replacement calls it.
const originalDispatch = EventTarget.prototype.dispatchEvent;
const dispatching = new WeakSet<Event>();
const isProxy = (target: EventTarget) =>
  target instanceof HTMLFormElement || target instanceof HTMLSelectElement;

EventTarget.prototype.dispatchEvent = function dispatchEventOf(this: EventTarget, event: Event): boolean {
  const needsProxyMethod =
    isProxy(this) && !dispatching.has(event) && typeof this.dispatchEvent === "function";
  if (!needsProxyMethod) return originalDispatch.call(this, event);
  dispatching.add(event);
  try {
    return this.dispatchEvent(event);
  } finally {
    dispatching.delete(event);
  }
};

/** What the page calls a form or select: the proxy of what happy-dom's records of changes hold. */
function proxyOf(node: Node): Node {
  const key = Object.getOwnPropertySymbols(node).find(({ description }) => description === "proxy");
  return ((key && Reflect.get(node, key)) as Node | undefined) ?? node;
}

/** Files share a window: its observer is replaced once. */
const REPLACED = "tellsProxies";
if (!(REPLACED in MutationObserver)) {
  const Original = MutationObserver;
  globalThis.MutationObserver = class extends Original {
    static readonly [REPLACED] = true;
    constructor(callback: MutationCallback) {
      super((records, observer) => {
        for (const record of records) Object.assign(record, { target: proxyOf(record.target) });
        callback(records, observer);
      });
    }
  };
}
