import { request } from "#browser/ajax.ts";
import type { Failure } from "#browser/answer.ts";
import { parseJson } from "#runtime/parse-json.ts";
import type { Page } from "#runtime/page.ts";

/** The provider opens a payment with its bank before it answers. */
const ASK_TIMEOUT_MS = 60_000;

/** What the shop answers to the question for the provider's page (reference: shop 7.3). */
export type ProviderReply =
  /** No popup for this way to pay: on to the order's own address. */
  | { kind: "none" }
  /** The provider's page takes the whole window; unchecked. */
  | { kind: "address"; url: string }
  | { kind: "markup"; html: string }
  /** For the provider's own script. */
  | { kind: "token"; token: string; thanksUrl: string }
  | { kind: "failed"; reason: Failure["reason"] };

interface Question {
  readonly page: Page;
  readonly method: string;
  readonly orderId: number | null;
  readonly action: string;
  readonly signal: AbortSignal;
}

const WALLET = "grow-wallet-payment";

/** POST to the CMS's ajax address with the order's id (payment-popup.4). Never rejects, never sends twice. */
export async function askProvider({
  page,
  method,
  orderId,
  action,
  signal,
}: Question): Promise<ProviderReply> {
  const isWallet = method === WALLET;
  const answer = await request<string>({
    url: page.ajaxUrl,
    method: "POST",
    body: { action: isWallet ? "meshulam_grow_wallet_iframe" : action, order_id: String(orderId ?? "") },
    expects: isWallet ? "text" : "html",
    hasEffect: true,
    timeoutMs: ASK_TIMEOUT_MS,
    signal,
    hosts: page.allowedHosts,
  });
  if (!answer.ok) return { kind: "failed", reason: answer.reason };
  const text = answer.data.trim();
  if (text === "false") return { kind: "none" };
  if (isWallet) return tokenIn(text);
  // An answer of Apple Pay's that is no address tells of an error (reference: shop 7.2).
  if (method === "apple-payment" && /^https?:\/\/[^\s<>"]+$/.test(text))
    return { kind: "address", url: text };
  return { kind: "markup", html: text };
}

function tokenIn(text: string): ProviderReply {
  const parsed = parseJson(text);
  const { token, thank_you_url: thanksUrl } = Object(parsed.ok && parsed.value) as Record<string, unknown>;
  return typeof token === "string" && token && typeof thanksUrl === "string"
    ? { kind: "token", token, thanksUrl }
    : { kind: "failed", reason: "malformed" };
}
