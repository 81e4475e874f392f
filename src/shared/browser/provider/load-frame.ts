import { allowedAddress, ProviderError, type ProviderOptions, timeLimit } from "./provider-options.ts";

/** Browsers report a refusal after their own page has loaded in its place. */
const AFTER_LOAD_MS = 250;

interface FrameOptions extends ProviderOptions {
  /** Ends the waiting; the frame is the caller's. */
  readonly signal: AbortSignal;
}

/**
 * Lets a frame that is on the page show a third party's address. Resolves once it has loaded; after a failure the same
 * frame can try again. Where the network fails, browsers load their own page: that counts as loaded. Stays pending
 * once the signal aborts.
 * @throws ProviderError if it may not be loaded, is refused, or does not arrive; as a rejection
 */
export async function loadFrame(
  frame: HTMLIFrameElement,
  address: string,
  options: FrameOptions,
): Promise<void> {
  const url = allowedAddress(address, options);
  await new Promise<void>((resolve, reject) => {
    const ending = new AbortController();
    const { signal } = ending;
    let timer = setTimeout(() => fail("timeout"), timeLimit(options));
    signal.addEventListener("abort", () => clearTimeout(timer));
    options.signal.addEventListener("abort", () => ending.abort(), { signal });

    function fail(reason: "timeout" | "policy") {
      ending.abort();
      frame.removeAttribute("src");
      reject(new ProviderError(reason, url));
    }

    document.addEventListener(
      "securitypolicyviolation",
      ({ blockedURI, effectiveDirective }) => {
        if (
          blockedURI &&
          /^(?:frame|child|default)-src$/.test(effectiveDirective) &&
          url.startsWith(blockedURI)
        )
          fail("policy");
      },
      { signal },
    );
    function succeed() {
      ending.abort();
      resolve();
    }

    frame.addEventListener(
      "load",
      () => {
        clearTimeout(timer);
        timer = setTimeout(succeed, AFTER_LOAD_MS);
      },
      { signal },
    );
    frame.src = url;
  });
}
