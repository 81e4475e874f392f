import { useEffectEvent, useLayoutEffect, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import type { ProviderWindow } from "#shop/payment/payment.ts";
import { readMessage } from "./grow-messages.ts";

interface ProviderState {
  /** The provider's page is loading or at work. */
  readonly isBusy: boolean;
  /** A problem in the provider's words; empty if there is none. */
  readonly problem: string;
}

/** Follows messages of the provider's page. Only its own frame and its own origins count. */
export function useProviderMessages(provider: ProviderWindow | undefined, close: () => void): ProviderState {
  const { page } = useIslet();
  const [latest, setLatest] = useState<{ provider: ProviderWindow; state: ProviderState }>();
  const setState = (isBusy: boolean, problem = "") =>
    provider && setLatest({ provider, state: { isBusy, problem } });

  const readEvent = useEffectEvent(({ data, origin, source }: MessageEvent) => {
    const frame = provider?.frame;
    if (!frame || source === null || source !== frame.contentWindow) return;
    const message = provider.origins.includes(origin) && readMessage(data);
    if (!message) return;
    const { kind } = message;
    if (kind === "close") close();
    else if (kind === "unloadable" || kind === "cancelled") provider.giveUp(kind === "cancelled");
    else if (kind === "problem")
      setState(false, message.text || page.text("payment_problem", "The payment did not succeed."));
    else setState(true);
  });
  // A problem that the page sent before its load event must stay, even if it has not been rendered yet.
  const setLoaded = (loaded: ProviderWindow) =>
    setLatest((before) => {
      const problem = before?.provider === loaded ? before.state.problem : "";
      return { provider: loaded, state: { isBusy: false, problem } };
    });

  // A layout effect listens before the provider's page can send anything.
  useLayoutEffect(() => {
    if (!provider) return;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("message", (event) => readEvent(event), { signal });
    provider.frame?.addEventListener("load", () => setLoaded(provider), { signal });
    return () => listening.abort();
  }, [provider]);

  if (provider && latest?.provider === provider) return latest.state;
  return { isBusy: Boolean(provider?.frame), problem: "" };
}
