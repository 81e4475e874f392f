import { selectAll } from "#browser/selectors.ts";
import { createConsent } from "#content/consent/consent.ts";
import { isHtmlElement } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { SDK_HOST, sdkService } from "./service.ts";
import type { Settings } from "./settings.ts";
import { createStage } from "./stage.ts";

/** Shows a provider's buttons, comments, posts and pages once the visitor agrees, or asks for them. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { page, warn, inform } = context;
  const { category } = settings;
  const [first, ...others] = selectAll(host, settings.elements).filter(isHtmlElement);
  if (!first) throw missing("its element must hold an element of the provider, such as .fb-page");
  const service = sdkService();
  const stage = createStage([first, ...others], service, context);
  const consent = createConsent(context);
  const isAllowed = page.allowedHosts.includes(SDK_HOST);
  let isPressed = false;
  const mayLoad = () => isAllowed && (isPressed || consent.get(category, service.id) === true);
  const hasFocus = () => host.contains(document.activeElement);
  const hold = () => stage.hold(isAllowed ? press : undefined);

  async function load() {
    const signal = stage.signal();
    stage.wait();
    try {
      const { parseInside, startSdk } = await context.load(() => import("./sdk.ts"));
      await startSdk(settings, context, mayLoad);
      if (signal.aborted || context.signal.aborted) return;
      const hadFocus = hasFocus();
      stage.show();
      parseInside(host);
      if (hadFocus) host.focus({ preventScroll: true });
    } catch (error) {
      if (signal.aborted || context.signal.aborted) return;
      isPressed = false;
      const hadFocus = hasFocus();
      const notice = hold();
      notice.fail();
      if (hadFocus) notice.focus({ preventScroll: true });
      warn(`nothing is embedded: ${(error as Error).message}`);
    }
  }

  function press() {
    isPressed = true;
    void load();
  }

  function update() {
    if (mayLoad()) {
      if (stage.isShown()) stage.offerWithdrawal();
      else void load();
      return;
    }
    const hadFocus = hasFocus();
    const notice = hold();
    if (hadFocus) notice.focus({ preventScroll: true });
  }

  if (!isAllowed)
    inform(
      `what is embedded is a link only, because allowed_hosts of #islet-config does not name ${SDK_HOST}`,
    );
  consent.watch({ category, service: service.id }, () => {
    // Whoever withdraws means what they have pressed for this one time, too.
    if (consent.get(category, service.id) !== true) isPressed = false;
    update();
  });
  update();
}
