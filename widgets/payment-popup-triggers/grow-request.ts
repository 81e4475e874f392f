import { bodyIn } from "#browser/body-in.ts";
import { request } from "#browser/request.ts";
import type { Failure } from "#browser/response.ts";
import type { Page } from "#runtime/page.ts";

/** The provider opens a payment with its bank before it answers. */
const REQUEST_TIMEOUT_MS = 60_000;

/** The shop's response to a request for the provider's page. */
export type ProviderResponse =
  /** This payment method has no popup: go to the order's own address. */
  | { kind: "none" }
  /** The provider's page takes the whole window; the address is unchecked. */
  | { kind: "address"; url: string }
  | { kind: "markup"; html: string }
  /** For the provider's wallet script. */
  | { kind: "token"; token: string; thanksUrl: string }
  | { kind: "failed"; reason: Failure["reason"] };

interface RequestOptions {
  readonly page: Page;
  readonly method: string;
  readonly orderId: number | null;
  readonly action: string;
  readonly signal: AbortSignal;
}

const WALLET = "grow-wallet-payment";

/** POST to the CMS's ajax address with the order's id. Never rejects, never sends twice. */
export async function requestProvider({
  page,
  method,
  orderId,
  action,
  signal,
}: RequestOptions): Promise<ProviderResponse> {
  const isWallet = method === WALLET;
  const response = await request<string>({
    url: page.ajaxUrl,
    method: "POST",
    body: { action: isWallet ? "meshulam_grow_wallet_iframe" : action, order_id: String(orderId ?? "") },
    expects: isWallet ? "text" : "html",
    hasEffect: true,
    timeoutMs: REQUEST_TIMEOUT_MS,
    signal,
    hosts: page.allowedHosts,
  });
  if (!response.ok) return { kind: "failed", reason: response.reason };
  const text = response.data.trim();
  if (text === "false") return { kind: "none" };
  if (isWallet) return readToken(text);
  // For Apple Pay, anything but an address is the markup of an error.
  if (method === "apple-payment" && /^https?:\/\/[^\s<>"]+$/.test(text))
    return { kind: "address", url: text };
  return { kind: "markup", html: text };
}

function readToken(text: string): ProviderResponse {
  const { token, thank_you_url: thanksUrl } = bodyIn(text, (answer) => "token" in answer) ?? {};
  return typeof token === "string" && token && typeof thanksUrl === "string"
    ? { kind: "token", token, thanksUrl }
    : { kind: "failed", reason: "malformed" };
}
