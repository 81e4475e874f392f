import purifier, { type Config } from "dompurify";
import { isTag } from "#runtime/kind.ts";
import { ORDINARY_VALUE } from "./allowed-attributes.ts";
import { DROPPED_WITH_CONTENT, type HtmlRules } from "./allowed-html.ts";
import { removeAllButElementsAndText } from "./enforce-rules.ts";
import { removeShadowingNames } from "./shadowing-names.ts";
import { isPolicyRefused, withHtmlPolicy } from "./trusted-types.ts";

/**
 * Sanitises markup, or a copy of an element of another document, with DOMPurify. Its result needs `enforceRules`.
 * @throws if the page requires Trusted Types and refuses Islet's policy: nothing can be parsed safely
 */
export function purify(
  dirty: string | Element,
  { elements, icons, attributes, hasData }: HtmlRules,
): DocumentFragment {
  const config = {
    ALLOWED_TAGS: [...elements, ...icons],
    ALLOWED_ATTR: [...attributes],
    ALLOW_DATA_ATTR: hasData,
    ALLOWED_URI_REGEXP: ORDINARY_VALUE,
    FORBID_CONTENTS: [...DROPPED_WITH_CONTENT],
    RETURN_DOM_FRAGMENT: true,
  };
  try {
    return (purifyWith(config, dirty) as DocumentFragment | null) ?? new DocumentFragment();
  } catch {
    if (isPolicyRefused())
      throw new Error(
        'nothing can be sanitised: trusted-types of the Content Security Policy must allow "islet", which another script or copy may not use',
      );
    return new DocumentFragment();
  }
}

/** Only text and the plainest elements, for whatever else asks the policy. */
const clean = (html: string): string =>
  String(purifyWith({ ALLOWED_TAGS: ["b", "em", "i", "p", "strong"], ALLOWED_ATTR: [] }, html));

const purifyWith = (config: Config, dirty: string | Element): unknown =>
  withHtmlPolicy(clean, (policy) =>
    purifier.sanitize(dirty, {
      ...config,
      TRUSTED_TYPES_POLICY: policy as NonNullable<Config["TRUSTED_TYPES_POLICY"]> | null,
    } as Config),
  );

// DOMPurify removes a whole form for the name of one field, and a whole paragraph for one comment. The browser's own
// sanitiser does not, so DOMPurify is not shown them. It also empties what it removes, and Trusted Types forbid that for
// a script, even one that only holds data.
purifier.addHook("beforeSanitizeElements", (root) => {
  if (!isTag(root, "body")) return;
  for (const script of Element.prototype.querySelectorAll.call(root, "script"))
    Element.prototype.remove.call(script);
  removeAllButElementsAndText(root);
  removeShadowingNames(root);
});
