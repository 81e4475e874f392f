import { loadScript } from "#browser/provider/load-script.ts";
import { callAt, valueAt } from "#content/consent/adapter.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { sdkLanguage } from "./languages.ts";
import { SDK_HOST } from "./service.ts";
import type { Settings } from "./settings.ts";

const VERSION = "v2.10";

const PARSE = ["FB", "XFBML", "parse"];

/** One for the page: whoever asks first says in which language. */
let starting: Promise<void> | undefined;

/**
 * Loads and starts the provider's script once for the page; after a failure the next call tries again.
 * @throws ProviderError if it may not be loaded or does not arrive, Error if it is another script; as a rejection
 */
export async function startSdk(
  { language, appId }: Settings,
  { page, bus }: WidgetContext,
  mayLoad: () => boolean,
): Promise<void> {
  async function start() {
    const code = sdkLanguage(language || page.locale || document.documentElement.lang);
    await loadScript(`https://${SDK_HOST}/${code}/sdk.js`, {
      hosts: page.allowedHosts,
      nonce: page.cspNonce,
      mayLoad,
    });
    if (typeof valueAt(...PARSE) !== "function") throw new Error(`${SDK_HOST} sends another script`);
    callAt(["FB", "init"], { ...(appId && { appId }), version: VERSION, xfbml: false });
    bus.emit("fb:sdk:loaded", {});
  }

  const own = (starting ??= start());
  try {
    await own;
  } catch (error) {
    if (starting === own) starting = undefined;
    throw error;
  }
}

/** Lets the provider's script fill its elements inside another. */
export const parseInside = (root: Element): unknown => callAt(PARSE, root);
