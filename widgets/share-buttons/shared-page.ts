import { safeUrl } from "#browser/safe-url.ts";
import type { Settings } from "./settings.ts";
import type { Shared } from "./share-address.ts";

/** The absolute address if it is one of the web; empty if not. */
const webAddress = (address: string) => {
  const url = address && safeUrl(address, "link");
  return url && /^https?:/.test(url) ? url : "";
};

/** The page's address as it is now, without a parameter `u` that leads elsewhere: networks would share that instead. */
function pageAddress(): string {
  const url = new URL(location.href);
  const u = url.searchParams.get("u");
  if (u !== null && !isOfThisHost(u)) url.searchParams.delete("u");
  return url.href;
}

function isOfThisHost(address: string): boolean {
  try {
    return new URL(address).host === location.host;
  } catch {
    return false;
  }
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
