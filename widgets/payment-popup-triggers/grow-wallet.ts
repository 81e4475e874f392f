import { loadScript } from "#browser/provider/load-script.ts";
import { originOf } from "./origin.ts";

/** The provider's wallet script. */
const SDK = "https://cdn.meshulam.co.il/sdk/gs.min.js";
const SDK_TIMEOUT_MS = 60_000;

/** The object that the script puts on `window`. */
interface WalletSdk {
  init(config: {
    readonly environment: string;
    readonly version: number;
    readonly events: Readonly<Record<string, (state?: unknown) => void>>;
  }): void;
  renderPaymentOptions(token: string): void;
}

interface WalletOptions {
  readonly token: string;
  readonly environment: string;
  /** Origins whose scripts may be loaded. */
  readonly scriptOrigins: readonly string[];
  readonly nonce: string;
  readonly signal: AbortSignal;
  /** Called once the wallet has been opened. */
  onShown(): void;
}

/**
 * Opens the provider's wallet, a window that its script draws.
 * @returns `paid`, `closed` (by the visitor or a timeout) or `failed`
 * @throws if the settings do not list the script's origin, or if the script cannot be loaded
 */
export async function payByWallet(options: WalletOptions): Promise<"paid" | "closed" | "failed"> {
  const { token, environment, signal, onShown } = options;
  const sdk = await loadSdk(options);
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve("closed"), { once: true });
    sdk.init({
      environment,
      version: 1,
      events: {
        onSuccess: () => resolve("paid"),
        onFailure: () => resolve("failed"),
        onError: () => resolve("failed"),
        onTimeout: () => resolve("closed"),
        onWalletChange: (state) => state === "close" && resolve("closed"),
      },
    });
    sdk.renderPaymentOptions(token);
    onShown();
  });
}

async function loadSdk({ scriptOrigins, nonce }: WalletOptions): Promise<WalletSdk> {
  const { origin, host } = new URL(SDK);
  if (!scriptOrigins.some((url) => originOf(url) === origin))
    throw new Error(`script_origins does not list ${origin}`);
  await loadScript(SDK, { hosts: [host], mayLoad: () => true, timeoutMs: SDK_TIMEOUT_MS, nonce });
  const sdk: unknown = Reflect.get(window, "growPayment");
  if (typeof sdk !== "object" || sdk === null) throw new Error(`${SDK} has no growPayment`);
  return sdk as WalletSdk;
}
