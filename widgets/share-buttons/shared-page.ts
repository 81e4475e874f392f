import { safeUrl } from "#browser/safe-url.ts";
import type { Settings } from "./settings.ts";
import type { Shared } from "./share-address.ts";

/** The absolute address if it is one of the web; empty if not. */
const webAddress = (address: string) => {
  const url = safeUrl(address, "link") ?? "";
  return /^https?:/.test(url) ? url : "";
};

/** The page's address as it is now, without a parameter `u` that leads elsewhere: networks would share that instead. */
function pageAddress(): string {
  const url = new URL(location.href);
  const u = url.searchParams.get("u");
  // No relative address has this base.
  if (u !== null && !safeUrl(u, "request", { base: "about:blank", hosts: [location.host] }))
    url.searchParams.delete("u");
  return url.href;
}

/** What a press shares: the address that an editor has set, or the page with its title, excerpt and picture. */
export function sharedNow({ shareUrl, title, text, image }: Settings): Shared {
  const url = webAddress(shareUrl);
  return {
    url: url || pageAddress(),
    title: title || (url ? "" : document.title),
    text,
    image: webAddress(image),
  };
}
