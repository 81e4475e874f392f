/** The provider's own script for its wallet (reference: shop 7.5). */
const SDK = "https://cdn.meshulam.co.il/sdk/gs.min.js";
const SDK_TIMEOUT_MS = 60_000;

/** What the script puts on `window`. */
interface WalletSdk {
  init(config: {
    readonly environment: string;
    readonly version: number;
    readonly events: Readonly<Record<string, (told?: unknown) => void>>;
  }): void;
  renderPaymentOptions(token: string): void;
}

interface WalletOptions {
  readonly token: string;
  readonly environment: string;
  /** Origins whose scripts the page may load. */
  readonly scriptOrigins: readonly string[];
  readonly nonce: string;
  readonly signal: AbortSignal;
  /** Told once the wallet has been asked to show itself. */
  shown(): void;
}

let loading: Promise<WalletSdk> | undefined;

/**
 * Opens the provider's wallet, a window of its own script's.
 * @returns how it ended: `paid`, `closed` by the visitor or its time, `failed`
 * @throws where the page does not list the script's origin, or it does not arrive
 */
export async function payByWallet(options: WalletOptions): Promise<"paid" | "closed" | "failed"> {
  const { token, environment, scriptOrigins, nonce, signal, shown } = options;
  const { origin } = new URL(SDK);
  if (!scriptOrigins.some((one) => URL.canParse(one) && new URL(one).origin === origin))
    throw new Error(`script_origins does not list ${origin}`);
  loading ??= loadSdk(nonce).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const sdk = await loading;
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
    shown();
  });
}

function loadSdk(nonce: string): Promise<WalletSdk> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const timer = setTimeout(() => reject(new Error(`${SDK} takes too long`)), SDK_TIMEOUT_MS);
    const settle = () => {
      clearTimeout(timer);
      const sdk: unknown = Reflect.get(window, "growPayment");
      if (typeof sdk === "object" && sdk !== null) resolve(sdk as WalletSdk);
      else reject(new Error(`${SDK} did not arrive`));
    };
    Object.assign(script, { src: SDK, nonce, onload: settle, onerror: settle });
    document.head.append(script);
  });
}
