import { selectAll } from "#browser/selectors.ts";
import { createConsent } from "#content/consent/consent.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import type { Filling } from "./filling.ts";
import { SDK_HOST, sdkService } from "./service.ts";
import type { Settings } from "./settings.ts";
import { showNotice } from "./show-notice.ts";

/** Shows a provider's buttons, comments, posts and pages once the visitor agrees, or asks for them. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { page, warn, inform } = context;
  const { category } = settings;
  const [first, ...others] = selectAll(host, settings.parts.elements).filter(isHtmlElement);
  if (!first) throw missing("its element must hold an element of the provider, such as .fb-page");
  const elements = [first, ...others] as const;
  const service = sdkService();
  const consent = createConsent(context);
  const isAllowed = page.allowedHosts.includes(SDK_HOST);
  const isGiven = () => consent.get(category, service.id) === true;
  const mayLoad = () => isAllowed && (isPressed || isGiven());
  let isPressed = false;
  let filling: Filling | undefined;
  let part = new AbortController();
  context.signal.addEventListener("abort", () => part.abort());

  function begin() {
    part.abort();
    part = new AbortController();
    return part.signal;
  }

  /** Only the notice stands there. */
  function hold() {
    const hadFocus = host.contains(document.activeElement);
    const load = isAllowed ? press : undefined;
    const notice = showNotice(elements, { service, load, signal: begin() }, context);
    if (hadFocus) notice.focus({ preventScroll: true });
    return notice;
  }

  async function load() {
    const { signal } = part;
    try {
      const { createFilling } = await context.load(() => import("./filling.ts"));
      filling ??= createFilling(elements, { service, settings, begin }, context);
      await filling.load(mayLoad, signal);
    } catch (error) {
      if (signal.aborted) return;
      isPressed = false;
      hold().fail();
      warn(`nothing is embedded: ${(error as Error).message}`);
    }
  }

  function press() {
    isPressed = true;
    void load();
  }

  function update() {
    if (!mayLoad()) hold();
    else if (!filling?.offerWithdrawal()) void load();
  }

  if (!isAllowed)
    inform(
      `what is embedded is a link only, because allowed_hosts of #islet-config does not name ${SDK_HOST}`,
    );
  consent.watch({ category, service: service.id }, () => {
    // Whoever withdraws means what they have pressed for this one time, too.
    if (!isGiven()) isPressed = false;
    update();
  });
  update();
}
