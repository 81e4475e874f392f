const ITEM_STYLE = /^loop-dynamic-(\d+)$/;

/** Whether a rule, or each of a media query, styles only one item and what stands in it. */
function isOwn(rule: CSSRule, item: RegExp): boolean {
  if (rule instanceof CSSMediaRule) return [...rule.cssRules].every((inner) => isOwn(inner, item));
  // A nested rule may reach what stands beside the item.
  const isPlain = rule instanceof CSSStyleRule && !rule.cssRules?.length;
  return isPlain && rule.selectorText.split(",").every((selector) => item.test(selector.trim()));
}

function ownRules(text: string, id: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const item = new RegExp(`^\\.e-loop-item-${id}(?:\\.[\\w-]+)*(?:$|\\s*>|\\s+[^\\s+~])`);
  return [...sheet.cssRules]
    .filter((rule) => isOwn(rule, item))
    .map(({ cssText }) => cssText)
    .join("\n");
}

/** The styles that Elementor prints among the items of a list: of each sheet the rules of the item that it names. */
export const itemStyles = (list: Element): string[] =>
  [...list.querySelectorAll("style[id^='loop-dynamic-']")].flatMap(({ id, textContent }) => {
    const [, item] = ITEM_STYLE.exec(id) ?? [];
    return item ? ownRules(textContent ?? "", item) : [];
  });
