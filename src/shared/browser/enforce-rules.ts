import { type AttributeOptions, isAllowedValue } from "./allowed-attributes.ts";
import type { HtmlRules } from "./allowed-html.ts";
import { restoreCarriedStyle } from "./allowed-styles.ts";
import { removeShadowingNames } from "./shadowing-names.ts";

export interface RuleOptions extends AttributeOptions {
  readonly keepsStyles: boolean;
}

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
const DATA_OR_ARIA = /^(?:data-[\w.-]+|aria-[a-z]+)$/;

/**
 * Removes from sanitised markup everything that its rules do not name, and what a sanitiser does not know: forbidden
 * addresses, names that hide properties, widget markers, foreign frames. Adds only sandboxes of frames and the allowed
 * inline styles. Whatever sanitised the markup before, the result is the same.
 */
export function enforceRules(fragment: DocumentFragment, rules: HtmlRules, options: RuleOptions): void {
  const elements = new Set(rules.elements);
  const icons = new Set(rules.icons);
  const attributes = new Set(rules.attributes);
  const isNamed = (name: string) =>
    attributes.has(name) || (DATA_OR_ARIA.test(name) && (rules.hasData || name.startsWith("aria-")));

  removeAllButElementsAndText(fragment);
  removeShadowingNames(fragment);
  for (const element of fragment.querySelectorAll("*")) {
    const { localName, namespaceURI } = element;
    const isListed = (namespaceURI === SVG_NAMESPACE ? icons : elements).has(localName);
    // A page's script may have given the name a meaning.
    if (!isListed || element.hasAttribute("is")) element.remove();
    for (const attribute of [...element.attributes]) {
      if (isNamed(attribute.name)) trimValue(attribute);
      if (!isNamed(attribute.name) || !isAllowedValue(element, attribute, options))
        element.removeAttributeNode(attribute);
    }
    if (localName === "iframe") sandbox(element);
    if (options.keepsStyles) restoreCarriedStyle(element);
  }
}

/** Comments and processing instructions. */
export function removeAllButElementsAndText(root: Node): void {
  const { SHOW_ALL, SHOW_ELEMENT, SHOW_TEXT } = NodeFilter;
  const others = HTMLDocument.prototype.createNodeIterator.call(
    document,
    root,
    SHOW_ALL & ~SHOW_ELEMENT & ~SHOW_TEXT,
  );
  for (let node = others.nextNode(); node; node = others.nextNode())
    if (node !== root) node.parentNode?.removeChild(node);
}

function trimValue(attribute: Attr): void {
  const value = attribute.name === "value" ? attribute.value : attribute.value.trim();
  if (value !== attribute.value) attribute.value = value;
}

/** A frame of our origin could remove its sandbox, so only other origins get `allow-same-origin`. */
function sandbox(frame: Element): void {
  const src = frame.getAttribute("src");
  if (src === null) return frame.remove();
  const isOurs = new URL(src, location.href).origin === location.origin;
  frame.setAttribute(
    "sandbox",
    `allow-scripts allow-popups allow-presentation${isOurs ? "" : " allow-same-origin"}`,
  );
  frame.setAttribute("referrerpolicy", "strict-origin-when-cross-origin");
}
