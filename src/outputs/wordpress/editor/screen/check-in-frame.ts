/** A marker as it was typed: anything. */
type Given = Readonly<Record<string, unknown>>;

/** Codes of problems with what was typed; all others are about a page that is not there. */
const ABOUT_MARKERS = new Set([
  "config",
  "marker",
  "settings",
  "settings-syntax",
  "two-islands",
  "unknown-strategy",
  "unknown-widget",
]);

/** What the runtime said, without the element that stands for those of the page. */
const withoutElement = (message: string) =>
  message.replace(/^\[islet\] /, "").replace(/ \(div#[\w-]+\)| The server markup stays\.$/g, "");

const isSelector = (selector: string): boolean => {
  try {
    document.createDocumentFragment().querySelector(selector);
    return true;
  } catch {
    return false;
  }
};

/** The selectors that no browser understands, by the index of their marker. */
export const wrongSelectors = (markers: readonly Given[]): (readonly [index: number, selector: string])[] =>
  markers.flatMap(({ selector }, index) =>
    typeof selector === "string" && !isSelector(selector) ? [[index, selector] as const] : [],
  );

/** An element of the frame's page. */
function element<Tag extends "script" | "div">(
  page: Document,
  tag: Tag,
  fields: Partial<HTMLElementTagNameMap[Tag]>,
) {
  return Object.assign(page.createElement(tag), fields);
}

/**
 * Fills a page with an element for each marker, which starts at once, so that the runtime reads its settings; and one that
 * waits as the marker says, so that it reads `on`.
 */
function fill(page: Document, markers: readonly Given[], publicPath: string): void {
  const onto = (name: string, fields: Given) =>
    markers.map((marker, index) => ({ ...marker, ...fields, selector: `#${name}-${index}` }));
  const config = { public_path: publicPath, markers: [...onto("now", { on: "load" }), ...onto("later", {})] };
  const elements = ["now", "later"].flatMap((name) =>
    markers.map((_, index) => element(page, "div", { id: `${name}-${index}` })),
  );
  page.body.append(
    element(page, "script", {
      type: "application/json",
      id: "islet-config",
      textContent: JSON.stringify(config),
    }),
    ...elements,
    element(page, "script", { type: "module", src: `${publicPath}islet.js` }),
  );
}

/**
 * Lets the runtime read markers in a separate frame, and returns what it finds wrong: for each problem the index of the
 * marker and a sentence. Ends with the signal.
 */
export function checkInFrame(
  markers: readonly Given[],
  { publicPath, signal }: { readonly publicPath: string; readonly signal: AbortSignal },
  report: (index: number, sentence: string) => void,
): void {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  signal.addEventListener("abort", () => frame.remove());
  // Firefox replaces the first document of a frame.
  frame.addEventListener("load", () => frame.contentDocument && check(frame.contentDocument), { once: true });
  document.body.append(frame);
  function check(page: Document) {
    page.addEventListener("islet:problem", (event) => {
      const { code, message } = (event as CustomEvent<{ code: string; message: string }>).detail;
      event.preventDefault();
      const [, index] = /-(\d+)$/.exec((event.target as Element).id ?? "") ?? [];
      if (index !== undefined && ABOUT_MARKERS.has(code)) report(Number(index), withoutElement(message));
    });
    fill(page, markers, publicPath);
  }
}
