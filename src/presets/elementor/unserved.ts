/** Widgets of Elementor and its Pro edition that need no script or are links, those of the shop, which have their own preset, and Islet's own. */
const NEED_NO_SCRIPT =
  /^(?:author-box|blockquote|breadcrumbs|button|call-to-action|divider|flip-box|google_maps|heading|html|islet-[\w-]+|(?:icon|image|price)(?:-box|-list|-gallery|-table)?|inner-section|link-in-bio[\w-]*|login|menu-anchor|post-(?:comments|info|navigation)|(?:star-)?rating|read-more|shortcode|sidebar|site-logo|sitemap|social-icons|spacer|template|testimonial|text-editor|(?:theme|woocommerce|wc|wp-widget)-[\w-]+)(?:\.|$)/;

const TYPE = "data-widget_type";

/** Widgets of the feeds' plugins, whose own preset serves them. */
const FEEDS = `[${TYPE}$="-widget.default"]`;

/** Elements of Elementor in document order. Called on the prototype: a form may be named `querySelectorAll`. */
const elements = () => [...HTMLDocument.prototype.querySelectorAll.call(document, `[${TYPE}]`)];

/** The widgets on the page that need a script and that none of these selectors finds, nor another of these presets. */
export function unserved(selectors: readonly string[], presets: readonly string[] = []): Element[] {
  // Entrances and the like are no widgets: any element has them.
  const feeds = presets.includes("smash-balloon") ? [FEEDS] : [];
  const served = [...selectors, ...feeds].filter((selector) => selector.includes(TYPE)).join(",");
  return elements().filter(
    (element) =>
      !NEED_NO_SCRIPT.test(element.getAttribute(TYPE) ?? "") && !(served && element.matches(served)),
  );
}
