// The test DOM hands out forms as proxies, which its own methods do not know again when they are called on them
// (`EventTarget.prototype.dispatchEvent.call(form, event)`, as the runtime does: a form may hold a field of that name).
const plainly = EventTarget.prototype.dispatchEvent;

EventTarget.prototype.dispatchEvent = function dispatchEventOf(this: EventTarget, event: Event): boolean {
  try {
    return plainly.call(this, event);
  } catch (error) {
    if (!/Receiver must be an instance/.test(String(error))) throw error;
    return this.dispatchEvent(event);
  }
};
