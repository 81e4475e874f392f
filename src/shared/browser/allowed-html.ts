/**
 * What markup from outside the code is for:
 * - `fragment`: a part of the page that the server renders again, such as the cart, with forms and buttons
 * - `post`: posts of a feed, items of load more
 * - `notice`: the shop's notices, which name the fields they are about
 * - `message`: a form's answer
 */
export type HtmlUse = "fragment" | "notice" | "post" | "message";

/** The allow-list of one use. Both sanitisers are given it, and `enforceRules` holds their result to it. */
export interface HtmlRules {
  /** HTML elements. */
  readonly elements: readonly string[];
  /** SVG elements; empty where no icon is allowed. */
  readonly icons: readonly string[];
  /** Attributes of any element, spelled as the parser spells them; `aria-*` is always allowed. */
  readonly attributes: readonly string[];
  /** Whether `data-*` is allowed. */
  readonly hasData: boolean;
}

const words = (text: string) => text.split(" ");

const PHRASES = words(
  "a abbr b bdi bdo br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr",
);
const BLOCKS = words("blockquote dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre ul");
const MEDIA = words(
  "address article aside audio details figcaption figure footer header img main nav picture section source summary track video",
);
const TABLES = words("caption col colgroup table tbody td tfoot th thead tr");
const FORMS = words(
  "button datalist fieldset form input label legend meter optgroup option output progress select textarea",
);
/** Links and shapes only: nothing that references, animates or contains HTML. */
const ICONS = words("a circle ellipse g line path polygon polyline rect svg");

/** Elements that go with their content where they are not allowed. Of all others the content stays. */
export const DROPPED_WITH_CONTENT = words(
  "annotation-xml audio base colgroup desc foreignobject head html iframe link math meta mi mn mo ms mtext noembed noframes noscript plaintext script selectedcontent style svg template thead title video xmp",
);

const ON_PHRASES = words("class datetime dir href hreflang lang rel role tabindex target title translate");
const ON_BLOCKS = words("hidden id reversed start value");
const ON_MEDIA = words(
  "alt controls decoding default fetchpriority height kind label loading loop media muted open playsinline poster preload sizes src srclang srcset type width",
);
const ON_TABLES = words("cellpadding cellspacing colspan headers rowspan scope span");
const ON_FORMS = words(
  "accept action autocapitalize autocomplete checked cols disabled enctype enterkeyhint for high inputmode list low max maxlength method min minlength multiple name novalidate optimum pattern placeholder readonly required rows selected size spellcheck step wrap",
);
const ON_ICONS = words(
  "clip-rule cx cy d fill fill-rule focusable points preserveAspectRatio r rx ry stroke stroke-linecap stroke-linejoin stroke-width transform viewBox x x1 x2 xmlns y y1 y2",
);
const ON_FRAMES = words("allowfullscreen");

const message: HtmlRules = {
  elements: [...PHRASES, ...words("li ol p ul")],
  icons: [],
  attributes: ON_PHRASES,
  hasData: false,
};
const notice: HtmlRules = {
  elements: [...PHRASES, ...BLOCKS],
  icons: [],
  attributes: [...ON_PHRASES, ...ON_BLOCKS],
  hasData: true,
};
const post: HtmlRules = {
  elements: [...notice.elements, ...MEDIA, ...TABLES],
  icons: ICONS,
  attributes: [...notice.attributes, ...ON_MEDIA, ...ON_TABLES, ...ON_ICONS],
  hasData: true,
};
const fragment: HtmlRules = {
  elements: [...post.elements, ...FORMS],
  icons: ICONS,
  attributes: [...post.attributes, ...ON_FORMS],
  hasData: true,
};

/**
 * Returns the allow-list of a use. Iframes need configured hosts; icons that reference drawings of the page must come
 * from our own server. `enforceRules` checks which hosts and which drawings.
 */
export function rulesFor(use: HtmlUse, hasFrames: boolean, isOwn: boolean): HtmlRules {
  const rules = { message, notice, post, fragment }[use];
  const mayHaveFrames = hasFrames && (use === "post" || use === "fragment");
  return {
    ...rules,
    elements: mayHaveFrames ? [...rules.elements, "iframe"] : rules.elements,
    icons: isOwn ? [...rules.icons, "use"] : rules.icons,
    attributes: [...rules.attributes, ...(mayHaveFrames ? ON_FRAMES : []), ...(isOwn ? ["xlink:href"] : [])],
  };
}
