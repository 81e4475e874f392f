import { useEffect, useLayoutEffect, useRef } from "react";
import { navigate } from "#browser/navigate.ts";
import { safeUrl } from "#browser/safe-url.ts";
import { createChanges } from "#dom/changes.ts";
import { useIslet } from "#runtime/island-context.ts";
import type { Settings } from "./settings.ts";

/** What the end changes on the screen. */
interface Expired {
  readonly isHidden: boolean;
  readonly message: string;
}

/** The address without its hash and final slash, which servers ignore. */
const pageOf = (url: string) => url.replace(/#.*/, "").replace(/\/(?=\?|$)/, "");

/** A redirect to the same page would reload it again and again. */
const isThisPage = (url: string) => pageOf(safeUrl(url, "navigate") ?? "") === pageOf(location.href);

/** Runs the expire actions once, in their order; in the editor none. */
export function useExpire(hasEnded: boolean, { expireActions, expireMessage }: Settings): Expired {
  const { bus, host, page, signal, warn } = useIslet();
  const isExpired = hasEnded && !page.isEditor;
  const hasRun = useRef(false);
  useEffect(() => {
    if (!isExpired || hasRun.current) return;
    hasRun.current = true;
    bus.emit("countdown_expire", { host });
    for (const { type, redirectUrl } of expireActions)
      if (
        type === "redirect" &&
        !isThisPage(redirectUrl) &&
        !navigate(redirectUrl, { hosts: page.allowedHosts })
      )
        warn(
          `settings.expire_actions: redirect_url must be an address of this site or of allowed_hosts, not ${JSON.stringify(redirectUrl.slice(0, 60))}. Nothing is opened`,
        );
  }, [isExpired, expireActions, bus, host, page, warn]);
  const has = (action: "hide" | "message") => isExpired && expireActions.some(({ type }) => type === action);
  const isHidden = has("hide");
  useLayoutEffect(() => {
    if (isHidden) createChanges(signal).toggleClass(host, "islet-countdown-host--over", true);
  }, [isHidden, host, signal]);
  return { isHidden, message: has("message") ? expireMessage : "" };
}
