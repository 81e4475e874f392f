/**
 * Puts an element in the place of each text of an element, as the translators of browsers do. The words stay the same,
 * so that tests find them.
 */
export function translate(element: Element): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest("font, [translate=no]")) continue;
    const font = document.createElement("font");
    font.append(text.data);
    text.replaceWith(font);
  }
}
