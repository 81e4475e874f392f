import { useEffect, useLayoutEffect, useRef } from "react";
import { createChanges } from "#dom/state/changes.ts";
import { useIslet } from "#runtime/island-context.ts";
import { redirect } from "./redirect.ts";
import type { Settings } from "./settings.ts";

/** What the end changes on the screen. */
export interface Expired {
  readonly isHidden: boolean;
  readonly message: string;
}

/** Runs the expire actions once, in their order; in the editor none. */
export function useExpire(hasEnded: boolean, settings: Settings): Expired {
  const { bus, host, page, signal, warn } = useIslet();
  const { evergreenInterval, expireActions, expireMessage } = settings;
  const isExpired = hasEnded && !page.isEditor;
  const wasOver = useRef(hasEnded);
  const hasRun = useRef(false);
  useEffect(() => {
    if (!isExpired || hasRun.current) return;
    hasRun.current = true;
    bus.emit("countdown_expire", { host });
    for (const { type, redirectUrl } of expireActions) {
      const reason =
        type === "redirect" ? redirect(redirectUrl, page, wasOver.current || evergreenInterval > 0) : "";
      if (reason)
        warn(
          `settings.expire_actions: redirect_url ${reason}, not ${JSON.stringify(redirectUrl.slice(0, 60))}. Nothing is opened`,
        );
    }
  }, [isExpired, expireActions, evergreenInterval, bus, host, page, warn]);
  const has = (action: "hide" | "message") => isExpired && expireActions.some(({ type }) => type === action);
  const isHidden = has("hide");
  useLayoutEffect(() => {
    if (isHidden) createChanges(signal).toggleClass(host, "islet-countdown-host--over", true);
  }, [isHidden, host, signal]);
  return { isHidden, message: has("message") ? expireMessage : "" };
}
