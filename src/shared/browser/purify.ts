import purifier, { type Config } from "dompurify";
import { isTag } from "#runtime/node-type.ts";
import { ORDINARY_VALUE } from "./allowed-attributes.ts";
import { DROPPED_WITH_CONTENT, type HtmlRules } from "./allowed-html.ts";
import { removeAllButElementsAndText } from "./enforce-rules.ts";
import { removeShadowingNames } from "./shadowing-names.ts";
import { withHtmlPolicy } from "./trusted-types.ts";

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
  const clean = tryToPurify(config, dirty) ?? new DocumentFragment();
  if (dirty !== "" && !clean.hasChildNodes() && isParsingRefused())
    throw new Error(
      'nothing can be sanitised: trusted-types of the Content Security Policy must allow "islet", and no other script or version of Islet may use the name',
    );
  return clean;
}

/** Whether not even the plainest markup can be parsed. */
const isParsingRefused = () => !tryToPurify({ RETURN_DOM_FRAGMENT: true }, "<b>b</b>")?.hasChildNodes();

function tryToPurify(config: Config, dirty: string | Element): DocumentFragment | null {
  try {
    return purifyWith(config, dirty) as DocumentFragment | null;
  } catch {
    return null;
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
