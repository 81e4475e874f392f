type Listener = EventListenerOrEventListenerObject | null;

/**
 * Takes the signals out of a page's wrapped `addEventListener`, for all scripts of the page: a listener with a signal is removed by
 * its own name once that aborts. What the wrapper is for goes on.
 */
export function keepListeners(): void {
  const { prototype } = EventTarget;
  const { addEventListener } = prototype;
  // oxlint-disable-next-line max-params -- like the browser's own
  function addWithoutSignal(
    this: EventTarget | undefined,
    type: string,
    listener: Listener,
    options?: AddEventListenerOptions | boolean,
  ): void {
    const target = this ?? window;
    const { signal, ...others } = Object(options) as AddEventListenerOptions;
    if (!signal) return addEventListener.call(target, type, listener, options);
    if (signal.aborted) return;
    addEventListener.call(target, type, listener, others);
    addEventListener.call(signal, "abort", () => target.removeEventListener(type, listener, others), {
      once: true,
    });
  }
  prototype.addEventListener = addWithoutSignal;
}
