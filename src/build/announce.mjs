export const preferredPort = 4173;
const mainPages = ["/", "/shop/", "/cart/", "/checkout/", "/my-account/", "/blog/", "/guide/", "/gallery/"];

/** Prints where the demo listens. */
export function announce(url) {
  const origin = url.replace(/\/$/, "");
  console.log(`Islet demo: ${origin}/`);
  console.log(mainPages.map((page) => `  ${origin}${page}`).join("\n"));
}
