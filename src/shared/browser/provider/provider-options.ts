import { safeUrl } from "../safe-url.ts";

/** Why a provider's script or frame is not there. */
export type ProviderFailure =
  | "host"
  | "consent"
  /** The page's content security policy refuses it. */
  | "policy"
  | "network"
  | "timeout";

/** Under which conditions a third party may be contacted. */
export interface ProviderOptions {
  /** Hosts that the page configuration allows. */
  readonly hosts: readonly string[];
  /** Whether the visitor has agreed, asked right before the request. */
  readonly mayLoad: () => boolean;
  /** How long the provider may take; 20 s by default. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;

export const timeLimit = ({ timeoutMs = TIMEOUT_MS }: ProviderOptions): number => timeoutMs;

const SENTENCES: Readonly<Record<ProviderFailure, string>> = {
  host: "is on a host that allowed_hosts of #islet-config does not name",
  consent: "waits for the visitor's consent",
  policy: "is refused by the page's content security policy",
  network: "cannot be loaded",
  timeout: "takes too long",
};

/** A script or frame of a third party that is not loaded. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly reason: ProviderFailure;

  /** @param address of the script or frame; only its host is reported */
  constructor(reason: ProviderFailure, address: string) {
    super(`${hostOf(address)} ${SENTENCES[reason]}`);
    this.reason = reason;
  }
}

/** The host of an address with its port; what is no address is shown as it is, shortened. */
function hostOf(address: string): string {
  const url = safeUrl(address, "link");
  return (url && new URL(url).host) || address.slice(0, 100);
}

/**
 * The absolute address of a script or frame that may be loaded now.
 * @throws ProviderError if its host is not listed, or if the visitor has not agreed
 */
export function allowedAddress(address: string, { hosts, mayLoad }: ProviderOptions): string {
  const url = safeUrl(address, "frame", { hosts });
  if (url === null) throw new ProviderError("host", address);
  if (!mayLoad()) throw new ProviderError("consent", address);
  return url;
}
