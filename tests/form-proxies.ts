// The test DOM hands out forms and lists as proxies, which its own methods do not know again when they are called on them
// (`EventTarget.prototype.dispatchEvent.call(form, event)`, as the runtime does: a form may hold a field of that name):
// they throw, or the event does not bubble. The method that a proxy itself hands out works on the form behind it.
const plainly = EventTarget.prototype.dispatchEvent;
const onTheirWay = new WeakSet<Event>();
const isProxy = (target: EventTarget) =>
  target instanceof HTMLFormElement || target instanceof HTMLSelectElement;

EventTarget.prototype.dispatchEvent = function dispatchEventOf(this: EventTarget, event: Event): boolean {
  const own: unknown = isProxy(this) && !onTheirWay.has(event) && this.dispatchEvent;
  if (typeof own !== "function") return plainly.call(this, event);
  onTheirWay.add(event);
  try {
    return this.dispatchEvent(event);
  } finally {
    onTheirWay.delete(event);
  }
};
