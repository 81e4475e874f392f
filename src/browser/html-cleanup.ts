import { restoreCarriedStyle } from "./allowed-styles.ts";
import { safeUrl, type UrlUse } from "./safe-url.ts";
import { isSvgElement, isTag } from "#runtime/kind.ts";

/** Rules that the sanitiser itself does not have. */
export interface CleanupOptions {
  /** The markup comes from our own server, so its widget markers are trusted. */
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
const ALLOWED_TARGET = /^_(?:blank|self)$/i;
const MARKER = /^data-(?:widget|wp-)/;

/**
 * Removes from sanitised markup what could harm a site: forbidden addresses, names that shadow properties of the
 * window, widget markers and foreign frames. Adds only sandboxes of frames and the allowed inline styles.
 */
export function cleanUpFragment(fragment: DocumentFragment, options: CleanupOptions): void {
  for (const element of fragment.querySelectorAll("*")) {
    for (const attribute of [...element.attributes])
      if (!isAllowed(element, attribute, options)) element.removeAttribute(attribute.name);
    if (isTag(element, "iframe")) sandbox(element);
    if (options.keepsStyles) restoreCarriedStyle(element);
  }
}

function isAllowed(element: Element, { name, value }: Attr, options: CleanupOptions): boolean {
  if (name === "id" || name === "name") return !shadows(value);
  if (name === "target") return ALLOWED_TARGET.test(value);
  if (name === "rel") return !/(?:^|\s)opener(?:\s|$)/i.test(value);
  if (name === "srcset") return srcsetUrls(value).every((url) => safeUrl(url, "image") !== null);
  if (MARKER.test(name)) return options.sameOrigin;
  if (isSvgElement(element) && element.localName === "use" && name.endsWith("href"))
    return isPageDrawing(element, value);
  if (name === "xlink:href") return false;
  const use = URL_ATTRIBUTES.get(name);
  if (!use) return true;
  const isFrame = isTag(element, "iframe");
  return safeUrl(value, isFrame ? "frame" : use, isFrame ? { hosts: options.frameHosts } : {}) !== null;
}

/** Whether the URL names a drawing of the page. References to references could grow without end. */
const isPageDrawing = (icon: SVGElement, url: string): boolean =>
  url.startsWith("#") && !icon.closest("svg[id], svg [id]");

/** Whether an element with this id or name would replace a property of the window, or one of Islet's. */
function shadows(name: string): boolean {
  const owners = [window, Window.prototype, EventTarget.prototype, Object.prototype];
  return /^_*islet/i.test(name) || owners.some((owner) => Object.hasOwn(owner, name));
}

/** `a.png 1x, b.png 2x`. An address that contains a comma fails the check. */
function srcsetUrls(srcset: string): string[] {
  return srcset.split(",").map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
}

/** A frame of our own origin could remove its sandbox, so only other origins get `allow-same-origin`. */
function sandbox(frame: HTMLIFrameElement): void {
  const src = frame.getAttribute("src");
  if (src === null) return frame.remove();
  const isOurs = new URL(src, location.href).origin === location.origin;
  frame.setAttribute(
    "sandbox",
    `allow-scripts allow-popups allow-presentation${isOurs ? "" : " allow-same-origin"}`,
  );
  frame.setAttribute("referrerpolicy", "strict-origin-when-cross-origin");
}
