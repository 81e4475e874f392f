import { nameOfElement } from "../problems/sentences.ts";

/** Below this width the overlay starts closed: it would cover the page. */
const NARROW_PX = 600;

// Styles go through the CSSOM: a strict policy blocks inline style elements.
const STYLES = {
  panel:
    "all:initial;position:fixed;inset:auto 8px 8px auto;z-index:2147483647;box-sizing:border-box;max-width:min(560px,calc(100vw - 16px));max-height:50vh;overflow:auto;background:#102030;color:#fff;font:13px/1.4 system-ui,sans-serif;border-radius:8px;padding:8px 12px;overflow-wrap:anywhere",
  summary: "cursor:pointer;min-height:24px",
  list: "list-style:none;margin:6px 0 0;padding:0",
  row: "border-top:1px solid #456;padding:6px 0",
  show: "appearance:none;background:none;border:0;margin:0;padding:0;min-height:24px;font:inherit;color:inherit;text-align:start;text-decoration:underline;cursor:pointer",
  facts: "margin:0;color:#cde",
  link: "color:#9cf",
  problems: "margin:6px 0;padding-inline-start:20px;color:#ffc9b0",
  frame:
    "all:initial;position:absolute;z-index:2147483646;box-sizing:border-box;border:3px solid #d33;outline:2px solid #fff;pointer-events:none",
} as const;

/** Makes an element of the overlay. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  style: keyof typeof STYLES,
  text = "",
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.style.cssText = STYLES[style];
  element.textContent = text;
  return element;
}

export function createOverlayPanel() {
  const panel = make("details", "panel");
  panel.open = innerWidth >= NARROW_PX;
  panel.id = "islet-debug";
  panel.setAttribute("aria-label", "Islet debug");
  const summary = make("summary", "summary");
  const rows = make("ol", "list");
  const problems = make("ul", "problems");
  panel.append(summary, problems, rows);
  return { panel, summary, rows, problems };
}

/** So much of an element's text distinguishes it from others. */
const SAMPLE_LENGTH = 30;

/** The element's name; without an id also where it is, and how its text begins. */
export function tellingName(element: Element): string {
  const name = nameOfElement(element);
  if (name.includes("#")) return name;
  const around = name.includes(".") ? null : element.parentElement?.closest("[id],[class]");
  const text = element.textContent.trim().replaceAll(/\s+/g, " ");
  const sample = text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH)}…` : text;
  return `${name}${around ? ` in ${nameOfElement(around)}` : ""}${sample && ` “${sample}”`}`;
}

/** What an element covers; of one without a box what it holds. */
function boxOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  if (own.width || own.height) return own;
  const inside = document.createRange();
  inside.selectNodeContents(element);
  return inside.getBoundingClientRect();
}

/** Brings an element into view and draws a frame around it until the next one or the signal. */
export function createPointer(signal: AbortSignal): (element: Element) => void {
  const frame = make("div", "frame");
  frame.id = "islet-debug-frame";
  signal.addEventListener("abort", () => frame.remove());
  return (element) => {
    element.scrollIntoView({ block: "center" });
    const { left, top, width, height } = boxOf(element);
    Object.assign(frame.style, {
      left: `${left + scrollX}px`,
      top: `${top + scrollY}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    document.body.append(frame);
  };
}
