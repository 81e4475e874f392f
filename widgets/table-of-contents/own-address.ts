/** The address of an element of this page: `#id`, or the whole one where a `base` element makes of that another page's. */
export function ownAddress(id: string): string {
  const hash = `#${encodeURIComponent(id)}`;
  // Islands are drawn on servers, too.
  if (typeof location === "undefined") return hash;
  const page = location.origin + location.pathname + location.search;
  // An element named baseURI hides that of the document, not that of a node.
  const base = new Text().baseURI?.replace(/#.*/, "") ?? page;
  return base === page ? hash : page + hash;
}
