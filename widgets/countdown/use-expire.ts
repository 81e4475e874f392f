import { useEffect, useRef, useState } from "react";
import { go } from "#browser/go.ts";
import { useIslet } from "#runtime/island-context.ts";
import type { Settings } from "./settings.ts";

/** What the end has changed. */
interface Expired {
  readonly isHidden: boolean;
  readonly message: string;
}

/** Runs the expire actions once, in their order (clause countdown.2); in the editor none of them. */
export function useExpire(isExpired: boolean, { expireActions, expireMessage }: Settings): Expired {
  const { bus, host, page, warn } = useIslet();
  const hasRun = useRef(false);
  const [expired, setExpired] = useState<Expired>({ isHidden: false, message: "" });
  useEffect(() => {
    if (!isExpired || hasRun.current || page.isEditor) return;
    hasRun.current = true;
    bus.emit("countdown_expire", { host });
    for (const { type, redirectUrl } of expireActions) {
      if (type === "hide") setExpired((now) => ({ ...now, isHidden: true }));
      if (type === "message") setExpired((now) => ({ ...now, message: expireMessage }));
      if (type === "redirect" && !go(redirectUrl, { hosts: page.allowedHosts }))
        warn(
          `settings.expire_actions: redirect_url must be an address of this site or of allowed_hosts, not ${JSON.stringify(redirectUrl.slice(0, 60))}. Nothing is opened`,
        );
    }
  }, [isExpired, expireActions, expireMessage, bus, host, page, warn]);
  return expired;
}
