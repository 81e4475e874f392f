import { selectAll } from "#browser/selectors.ts";
import type { PrintedFrame } from "#content/consent/held-frame.ts";
import { query } from "#dom/query.ts";
import { isTag } from "#runtime/node-type.ts";

/** A frame of a page, as the server printed it. */
export interface FoundFrame extends PrintedFrame {
  /** Whether the page loads it without this widget, too. */
  readonly isLoading?: boolean;
}

const ADDRESS = ["data-src", "data-lazy-src", "data-lazy-load", "src"];

/** With scripting on, a noscript element holds only text. */
const IFRAME = /<iframe\s[^>]*>/i;
const valueIn = (tag: string, name: string) =>
  (new RegExp(`\\s${name}=(["'])(.*?)\\1`, "i").exec(tag)?.[2] ?? "").replace(/&(?:amp|#0?38);/g, "&");

function addressOf(read: (name: string) => string | null): string {
  return ADDRESS.map(read).find((address) => address) ?? "";
}

/** A new frame with what the server has said of it; nothing else of its attributes counts. */
function createFrame(read: (name: string) => string | null): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.className = "islet-frame-gate__frame";
  frame.title = read("title") ?? "";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  const [width, height] = [Number(read("width")), Number(read("height"))];
  if (width > 0 && height > 0) frame.style.aspectRatio = `${width} / ${height}`;
  return frame;
}

function readerOf(holder: Element): ((name: string) => string | null) | undefined {
  if (isTag(holder, "template")) {
    const inside = query(holder.content, "iframe");
    return inside ? (name) => inside.getAttribute(name) : undefined;
  }
  const [tag] = IFRAME.exec(holder.textContent ?? "") ?? [];
  return tag === undefined ? undefined : (name) => valueIn(tag, name);
}

/** The frames that the server has printed in an element: with an address or in wait of one, in templates, or for visitors without script. */
export function printedFrames(host: Element, selector: string): FoundFrame[] {
  return selectAll(host, selector).flatMap((element) => {
    if (isTag(element, "iframe")) {
      const address = addressOf((name) => element.getAttribute(name));
      return {
        frame: element,
        address,
        href: element.dataset["href"],
        isLoading: address === element.getAttribute("src"),
      };
    }
    const read = readerOf(element);
    return read ? { frame: createFrame(read), address: addressOf(read), holder: element } : [];
  });
}
