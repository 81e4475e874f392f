import { useEffectEvent, useLayoutEffect, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { readMessage } from "#shop/payment/messages.ts";
import type { ProviderWindow } from "#shop/payment/payment.ts";

/** What the provider's page has told of itself. */
interface ProviderState {
  /** It loads, or works on the payment. */
  readonly isBusy: boolean;
  readonly problem: string;
}

/** Hears the provider's page: only its own frame, from its own origins (security reference, rule 15). */
export function useProvider(provider: ProviderWindow | undefined, close: () => void): ProviderState {
  const { page } = useIslet();
  const [told, setTold] = useState<{ by: ProviderWindow; state: ProviderState }>();
  const tell = (isBusy: boolean, problem = "") =>
    provider && setTold({ by: provider, state: { isBusy, problem } });

  const hear = useEffectEvent(({ data, origin, source }: MessageEvent) => {
    const frame = provider?.frame;
    if (!frame || source === null || source !== frame.contentWindow) return;
    const message = provider.origins.includes(origin) && readMessage(data);
    if (!message) return;
    const { kind } = message;
    if (kind === "close") close();
    else if (kind === "unloadable" || kind === "cancelled") provider.giveUp(kind === "cancelled");
    else if (kind === "problem")
      tell(false, message.text || page.text("payment_problem", "The payment did not succeed."));
    else tell(true);
  });
  // It may have told of a problem just before, so what was told last counts, and not what was drawn last.
  const load = (by: ProviderWindow) =>
    setTold((last) => ({ by, state: { isBusy: false, problem: last?.by === by ? last.state.problem : "" } }));

  // Before the provider's page can say anything.
  useLayoutEffect(() => {
    if (!provider) return;
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener("message", (event) => hear(event), { signal });
    provider.frame?.addEventListener("load", () => load(provider), { signal });
    return () => ending.abort();
  }, [provider]);

  return told && told.by === provider ? told.state : { isBusy: Boolean(provider?.frame), problem: "" };
}
