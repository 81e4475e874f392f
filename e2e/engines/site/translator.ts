/**
 * Runs in every page before its own scripts: does to it what the translators of browsers do to a page. Each text leaves
 * its place for an element with another text (here the same words), at once and whenever a text comes or changes. What
 * says `translate="no"` stays.
 */
export function translatePages(): void {
  const UNTOUCHED =
    "font, script, style, noscript, textarea, select, svg, [contenteditable], [translate=no], .notranslate";
  const translate = (text: Text) => {
    if (!text.parentElement || text.parentElement.closest(UNTOUCHED) || !text.data.trim()) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = node instanceof Text ? [node] : [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) translate(text);
  };
  addEventListener("load", () => {
    if (!document.body) return;
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [...addedNodes, ...(target instanceof Text ? [target] : [])])
          if (node.isConnected) translateAll(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
