import { createWithdrawal } from "#content/consent/notice.ts";
import { isAlwaysAllowed } from "#content/consent/permissions.ts";
import type { Service } from "#content/consent/service.ts";
import { createChanges } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { pixelsIn } from "./printed-element.ts";
import { parseInside, startSdk } from "./sdk.ts";
import type { Settings } from "./settings.ts";

/** What the provider makes of the elements that the server printed. */
export interface Filling {
  /**
   * Has the provider fill its elements. What stands there stays until the provider's script has come.
   * @param signal that of what stands there: nothing is filled once it has aborted
   * @throws as `startSdk`
   */
  load(mayLoad: () => boolean, signal: AbortSignal): Promise<void>;
  /** Lets visitors take back what they have said for always. False if the provider's content is not there. */
  offerWithdrawal(): boolean;
}

interface FillingOptions {
  readonly service: Service;
  readonly settings: Settings;
  /** Ends what stands in the place of the elements; returns the signal of what comes next. */
  readonly begin: () => AbortSignal;
}

/** Fills elements that the server printed; they are given back when what `begin` returns aborts. */
export function createFilling(
  elements: readonly HTMLElement[],
  { service, settings, begin }: FillingOptions,
  context: WidgetContext,
): Filling {
  const { host } = context;
  const restore = elements.map(rememberPrinted);
  let shown: AbortSignal | undefined;

  /** Keeps the room of each element from the time the provider is asked until it has filled it. */
  function keepRoom(signal: AbortSignal) {
    const changes = createChanges(signal);
    for (const element of elements) {
      const height = pixelsIn(element.dataset["height"]);
      if (height > element.offsetHeight) changes.setStyle(element, "min-height", `${height}px`);
    }
    return changes;
  }

  function offerWithdrawal() {
    if (!shown || shown.aborted) return false;
    const name = "islet-social-embed__withdraw";
    if (isAlwaysAllowed(service.id) && !host.querySelector(`.${name}`)) {
      const withdrawal = createWithdrawal(service, context);
      withdrawal.classList.add(name);
      host.append(withdrawal);
      removeAtEnd(shown, withdrawal);
    }
    return true;
  }

  function show() {
    const hadFocus = host.contains(document.activeElement);
    shown = begin();
    const changes = keepRoom(shown);
    if (!host.hasAttribute("tabindex")) changes.setAttribute(host, "tabindex", "-1");
    shown.addEventListener("abort", () => {
      for (const giveBack of restore) giveBack();
    });
    offerWithdrawal();
    parseInside(host);
    if (hadFocus) host.focus({ preventScroll: true });
  }

  return {
    offerWithdrawal,
    async load(mayLoad, signal) {
      if (signal.aborted) return;
      const changes = keepRoom(signal);
      changes.setAttribute(host, "aria-busy", "true");
      await startSdk(settings, context, mayLoad);
      if (!signal.aborted) show();
    },
  };
}

/** Notes what the server printed, and returns what takes away what the provider has made of it. */
function rememberPrinted(element: Element): () => void {
  const nodes = [...element.childNodes];
  const attributes = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  return () => {
    element.replaceChildren(...nodes);
    for (const { name } of [...element.attributes]) if (!attributes.has(name)) element.removeAttribute(name);
    for (const attribute of [...element.attributes]) {
      const value = attributes.get(attribute.name);
      if (value !== undefined && attribute.value !== value) attribute.value = value;
    }
  };
}
