/** What visitors who need it set on every page: WCAG's text spacing (1.4.12). */
export const TEXT_SPACING = `<style>
  body { overflow-wrap: break-word }
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }
  img { max-width: 100%; height: auto }
</style>`;

/** Runs in the page before Islet: adds a word of 60 letters to each text, as other languages and file names have them. */
export function stretchTexts(): void {
  const word = "Rindfleischetikettierung".repeat(3).slice(0, 60);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found)
    if (/\p{L}{2}/u.test(text.data) && !text.parentElement?.closest("script, style, option, template"))
      text.data = `${text.data.trimEnd()} ${word}`;
}

/**
 * What a visitor would miss in the examples of a page: one sentence for each text that is cut or outside of the window.
 * Runs in the page.
 */
export function missedTexts(): string[] {
  const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const isMeant = (element: Element) => {
    const { textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
    return textOverflow === "ellipsis" || webkitLineClamp !== "none" || clipPath !== "none";
  };
  /** The element that cuts a text, if it does; what scrolls, or moves as a carousel, shows it later. */
  function cutBy(text: Text, { left, right }: DOMRect): string | undefined {
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      if (
        scrolls(box) ||
        isMeant(box) ||
        box.matches("[aria-hidden=true], [inert], [aria-roledescription], [class*=track], [class*=viewport]")
      )
        return undefined;
      const edges = box.getBoundingClientRect();
      if (clips(box) && (left < edges.left - 1 || right > edges.right + 1))
        return `cut by ${box.className || box.localName}`;
    }
    return left < -1 || right > innerWidth + 1 ? "outside of the window" : undefined;
  }
  const told = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const { parentElement } = text;
    if (
      !text.data.trim() ||
      !parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const how = line.width > 1 && cutBy(text, line);
      const widget = parentElement.closest("[data-example]")?.getAttribute("data-example");
      if (how) told.add(`${widget}: "${text.data.trim().slice(0, 30)}" is ${how}`);
    }
  }
  return [...told];
}
