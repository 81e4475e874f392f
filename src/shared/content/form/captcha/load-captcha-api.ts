import { loadScript } from "#browser/provider/load-script.ts";
import { ProviderError } from "#browser/provider/provider-options.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { type CaptchaApi, type CaptchaProvider, captchaApi } from "./captcha-providers.ts";

const RETRY_MS = 350;

/** The longest that a provider may take to load, and to answer, in ms. */
export const LIMIT_MS = 20_000;

/**
 * The object of a provider's script, which is loaded unless the page has it.
 * @throws ProviderError if `allowed_hosts` does not name its host, or it does not arrive; as a rejection
 */
export async function loadCaptchaApi(
  provider: CaptchaProvider,
  { page, after }: Pick<WidgetContext, "page" | "after">,
): Promise<CaptchaApi> {
  const options = { hosts: page.allowedHosts, nonce: page.cspNonce, mayLoad: () => true };
  if (!captchaApi(provider)) await loadScript(provider.script, options);
  // A script that is loaded may load another.
  for (let waited = 0; waited < LIMIT_MS; waited += RETRY_MS) {
    const api = captchaApi(provider);
    if (api) return api;
    await new Promise<void>((resolve) => void after(RETRY_MS, resolve));
  }
  throw new ProviderError("timeout", provider.script);
}
