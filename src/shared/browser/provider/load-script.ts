import { trustedScriptUrl } from "../trusted-types.ts";
import { allowedAddress, ProviderError, type ProviderOptions, timeLimit } from "./provider-options.ts";

interface ScriptOptions extends ProviderOptions {
  /** The nonce of the page's scripts (`csp_nonce`). */
  readonly nonce: string;
}

/** By absolute address: scripts that are loading or have loaded. */
const scripts = new Map<string, Promise<void>>();

/**
 * Loads a third party's script once for the page, whoever asks for it; after a failure the next call tries again. The
 * address is the code's own, never a setting's.
 * @throws ProviderError if it may not be loaded, or does not arrive; as a rejection
 */
export async function loadScript(address: string, options: ScriptOptions): Promise<void> {
  const url = allowedAddress(address, options);
  const script = scripts.get(url) ?? request(url, options);
  scripts.set(url, script);
  try {
    await script;
  } catch (error) {
    if (scripts.get(url) === script) scripts.delete(url);
    throw error;
  }
}

function request(url: string, options: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const timer = setTimeout(() => end("timeout"), timeLimit(options));
    let isRefused = false;

    function noteRefusal({ blockedURI }: SecurityPolicyViolationEvent) {
      if (blockedURI && url.startsWith(blockedURI)) isRefused = true;
    }

    function end(failure?: "timeout" | "network" | "policy") {
      clearTimeout(timer);
      document.removeEventListener("securitypolicyviolation", noteRefusal);
      if (!failure) return resolve();
      script.remove();
      reject(new ProviderError(failure, url));
    }

    document.addEventListener("securitypolicyviolation", noteRefusal);
    script.onload = () => end();
    // The browser reports a refusal in a separate task.
    script.onerror = () => void setTimeout(() => end(isRefused ? "policy" : "network"));
    script.async = true;
    script.nonce = options.nonce;
    try {
      script.src = trustedScriptUrl(url);
      document.head.append(script);
    } catch {
      end("policy");
    }
  });
}
