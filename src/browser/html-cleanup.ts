import { restoreCarriedStyle } from "./allowed-styles.ts";
import { safeUrl, type UrlUse } from "./safe-url.ts";

/** What the sanitiser's own rules cannot express. */
export interface Cleanup {
  /** The markup comes from a call to our own server, so that its markers are the site's own. */
  sameOrigin: boolean;
  frameHosts: readonly string[];
  keepsStyles: boolean;
}

const URL_ATTRIBUTES = new Map<string, UrlUse>([
  ["href", "link"],
  ["src", "image"],
  ["poster", "image"],
  ["action", "navigate"],
]);
const OWN_TARGET = /^_(?:blank|self)$/i;
const BEHAVIOUR = /^data-(?:widget|wp-)/;

/**
 * Takes away from sanitised markup what is harmless to the browser but not to a site: addresses beyond the rules,
 * names that shadow properties of the window, markers of widgets, foreign frames. Nothing is ever added but the
 * sandbox of a frame, and what was carried along of inline styles (security reference, rules 6 and 9).
 */
export function cleanUpFragment(fragment: DocumentFragment, options: Cleanup): void {
  for (const element of fragment.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes])
      if (!isKept(element, name, value, options)) element.removeAttribute(name);
    if (element instanceof HTMLIFrameElement) confine(element);
    if (options.keepsStyles) restoreCarriedStyle(element);
  }
}

function isKept(element: Element, name: string, value: string, options: Cleanup): boolean {
  if (name === "id" || name === "name") return !shadows(value);
  if (name === "target") return OWN_TARGET.test(value);
  if (name === "rel") return !/(?:^|\s)opener(?:\s|$)/i.test(value);
  if (name === "srcset") return candidates(value).every((url) => safeUrl(url, "image") !== null);
  if (BEHAVIOUR.test(name)) return options.sameOrigin;
  if (element instanceof SVGUseElement && name.endsWith("href")) return refersToPage(element, value);
  if (name === "xlink:href") return false;
  const use = URL_ATTRIBUTES.get(name);
  if (!use) return true;
  const isFrame = element instanceof HTMLIFrameElement;
  return safeUrl(value, isFrame ? "frame" : use, isFrame ? { hosts: options.frameHosts } : {}) !== null;
}

/** To a drawing that the page has; references to references could grow without end. */
const refersToPage = (icon: SVGUseElement, url: string): boolean =>
  url.startsWith("#") && !icon.closest("svg[id], svg [id]");

/** An element with such an id or name would stand in for a property of the window, or for one of ours. */
function shadows(name: string): boolean {
  const owners = [window, Window.prototype, EventTarget.prototype, Object.prototype];
  return /^_*islet/i.test(name) || owners.some((owner) => Object.hasOwn(owner, name));
}

/** `a.png 1x, b.png 2x`; an address with a comma in it is not one of ours. */
function candidates(srcset: string): string[] {
  return srcset.split(",").map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
}

/** A frame of our own host could lift its own sandbox, so that only others keep their origin. */
function confine(frame: HTMLIFrameElement): void {
  const src = frame.getAttribute("src");
  if (src === null) return frame.remove();
  const isOurs = new URL(src, location.href).origin === location.origin;
  frame.setAttribute(
    "sandbox",
    `allow-scripts allow-popups allow-presentation${isOurs ? "" : " allow-same-origin"}`,
  );
  frame.setAttribute("referrerpolicy", "strict-origin-when-cross-origin");
}
