import { safeUrl, type UrlUse } from "./safe-url.ts";

/** What the value of an attribute may depend on, besides its element. */
export interface AttributeOptions {
  /** The markup comes from our own server, so its widget markers are trusted. */
  readonly sameOrigin: boolean;
  readonly frameHosts: readonly string[];
}

const URL_ATTRIBUTES = new Map<string, UrlUse>([
  ["href", "link"],
  ["src", "image"],
  ["poster", "image"],
  ["action", "navigate"],
]);
const FREE_TEXT =
  /^(?:data-|aria-|(?:alt|class|for|id|label|name|pattern|placeholder|role|title|value|xmlns)$)/;
const ALLOWED_TARGET = /^_(?:blank|self)$/i;
const MARKER = /^data-(?:widget|wp-)/;
/** Would end a comment or an element if a script wrote the markup out and parsed it again. */
const ENDS_ELEMENT = /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;

/** Everything but a URL with another scheme than these. */
export const ORDINARY_VALUE = /^(?!(?!https?:|mailto:|tel:)[a-z][a-z+.-]*:)/i;

/** Whether an attribute of the allow-list may keep its value, which has no space around it. */
export function isAllowedValue(element: Element, { name, value }: Attr, options: AttributeOptions): boolean {
  const { localName } = element;
  if (ENDS_ELEMENT.test(value)) return false;
  if (MARKER.test(name)) return options.sameOrigin;
  // Elsewhere it names the place that the element patches.
  if (name === "for") return /^(?:label|output)$/.test(localName);
  if (!FREE_TEXT.test(name) && !ORDINARY_VALUE.test(value.replace(/[^!-~]/g, "")))
    return name === "src" && isPlayableData(localName, value);
  if (name === "target") return ALLOWED_TARGET.test(value);
  if (name === "rel") return !/(?:^|\s)opener(?:\s|$)/i.test(value);
  if (name.endsWith("href") && localName === "use") return isPageDrawing(element, value);
  if (name === "xlink:href") return false;
  if (name === "srcset") return srcsetUrls(value).every((url) => safeUrl(url, "image") !== null);
  const use = URL_ATTRIBUTES.get(name);
  if (!use) return true;
  return localName === "iframe"
    ? safeUrl(value, "frame", { hosts: options.frameHosts }) !== null
    : safeUrl(value, use) !== null;
}

/** Whether a `data:` URL is the address of an image, sound or video that cannot run anything. */
const isPlayableData = (localName: string, url: string): boolean =>
  /^(?:audio|img|source|track|video)$/.test(localName) &&
  url.startsWith("data:") &&
  safeUrl(url, "image") !== null;

/** Whether the URL names a drawing of the page. References to references could grow without end. */
const isPageDrawing = (icon: Element, url: string): boolean =>
  url.startsWith("#") && !icon.closest("svg[id], svg [id]");

/** `a.png 1x, b.png 2x`. An address that contains a comma fails the check. */
function srcsetUrls(srcset: string): string[] {
  return srcset.split(",").map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
}
