import type { WidgetContext } from "#runtime/widget.ts";
import { createConsent } from "./consent/consent.ts";
import { serviceOf } from "./consent/service.ts";

/** The same context, whose listeners and timers end with another signal, too. */
function endingWith(signal: AbortSignal, context: WidgetContext): WidgetContext {
  const { name, host, bus, hooks, page, isFromPage, id, kept, renderedAt } = context;
  const { guard, reportError, warn, inform } = context;
  return {
    ...{ name, host, bus, hooks, page, isFromPage, id, kept, renderedAt },
    ...{ guard, reportError, warn, inform },
    signal,
    listen: (...[target, type, listener, options]: Parameters<WidgetContext["listen"]>) =>
      context.listen(
        target,
        type,
        (event) => {
          if (!signal.aborted) listener(event);
        },
        options,
      ),
    on(event, listener) {
      const end = context.on(event, listener);
      signal.addEventListener("abort", end);
      return end;
    },
    after(delayMs, run) {
      const end = context.after(delayMs, run);
      signal.addEventListener("abort", end);
      return end;
    },
    async load(load) {
      const code = await context.load(load);
      return signal.aborted ? new Promise(() => {}) : code;
    },
  };
}

/**
 * Runs a function while the visitor agrees that other sites are asked for something: each time with a context that ends
 * when they withdraw it. A page on which nothing asks gives no consent, which is reported once.
 * @param addresses what would be requested; the site's own need no consent
 */
export function withConsent(
  addresses: readonly string[],
  context: WidgetContext,
  run: (context: WidgetContext) => void,
): void {
  const services = addresses.flatMap((address) => serviceOf(address) ?? []);
  const consent = createConsent(context);
  const answers = () => services.map(({ id }) => consent.get("marketing", id));
  let part: AbortController | undefined;

  function update() {
    const isGiven = answers().every((answer) => answer === true);
    if (isGiven === (part !== undefined)) return;
    part?.abort();
    part = isGiven ? new AbortController() : undefined;
    if (part) run(endingWith(part.signal, context));
  }

  context.signal.addEventListener("abort", () => part?.abort());
  for (const { id } of services) consent.watch({ category: "marketing", service: id }, update);
  update();
  if (answers().includes(undefined)) {
    const hosts = new Set(services.map(({ host }) => host)).values();
    context.inform(
      `${[...hosts].join(", ")} waits for the visitor's consent to marketing, for which nothing on the page asks; consent of #islet-config can give it`,
    );
  }
}
