import { useEffect, useRef } from "react";
import { go } from "#browser/go.ts";
import { useIslet } from "#runtime/island-context.ts";
import type { Settings } from "./settings.ts";

/** What the end changes in the picture. */
interface Expired {
  readonly isHidden: boolean;
  readonly message: string;
}

/** Runs the expire actions once, in their order (clause countdown.2); in the editor none of them. */
export function useExpire(hasEnded: boolean, { expireActions, expireMessage }: Settings): Expired {
  const { bus, host, page, warn } = useIslet();
  const isExpired = hasEnded && !page.isEditor;
  const hasRun = useRef(false);
  useEffect(() => {
    if (!isExpired || hasRun.current) return;
    hasRun.current = true;
    bus.emit("countdown_expire", { host });
    for (const { type, redirectUrl } of expireActions)
      if (type === "redirect" && !go(redirectUrl, { hosts: page.allowedHosts }))
        warn(
          `settings.expire_actions: redirect_url must be an address of this site or of allowed_hosts, not ${JSON.stringify(redirectUrl.slice(0, 60))}. Nothing is opened`,
        );
  }, [isExpired, expireActions, bus, host, page, warn]);
  const has = (action: "hide" | "message") => isExpired && expireActions.some(({ type }) => type === action);
  return { isHidden: has("hide"), message: has("message") ? expireMessage : "" };
}
