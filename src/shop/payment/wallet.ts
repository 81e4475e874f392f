import { originOf } from "#browser/origin.ts";

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

let loading: Promise<WalletSdk> | undefined;

/**
 * Opens the provider's wallet, a window that its script draws.
 * @returns `paid`, `closed` (by the visitor or a timeout) or `failed`
 * @throws if the settings do not list the script's origin, or if the script cannot be loaded
 */
export async function payByWallet(options: WalletOptions): Promise<"paid" | "closed" | "failed"> {
  const { token, environment, scriptOrigins, nonce, signal, onShown } = options;
  const { origin } = new URL(SDK);
  if (!scriptOrigins.some((url) => originOf(url) === origin))
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
    onShown();
  });
}

function loadSdk(nonce: string): Promise<WalletSdk> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const timer = setTimeout(() => reject(new Error(`${SDK} takes too long`)), SDK_TIMEOUT_MS);
    const finish = () => {
      clearTimeout(timer);
      const sdk: unknown = Reflect.get(window, "growPayment");
      if (typeof sdk === "object" && sdk !== null) resolve(sdk as WalletSdk);
      else reject(new Error(`${SDK} did not arrive`));
    };
    Object.assign(script, { src: SDK, nonce, onload: finish, onerror: finish });
    document.head.append(script);
  });
}
