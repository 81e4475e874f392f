import { isTag } from "#runtime/kind.ts";
import { type Feed, partOf, partsOf, setShown } from "./feed.ts";

/** Opens a post's links in a new tab, which gets no hold of this one, and hides the box of a shared link that is empty. */
export function prepareLinks(post: Element, { changes, settings }: Feed): void {
  for (const link of partsOf(post, "a[href]")) {
    if (!isTag(link, "a") || !/^https?:$/.test(link.protocol) || link.matches('[href^="#"]')) continue;
    changes.setAttribute(link, "target", "_blank");
    changes.setAttribute(link, "rel", [...new Set([...link.relList, "noopener"])].join(" "));
  }
  const shared = partOf(post, settings.skin.sharedLink);
  if (shared && !shared.textContent?.trim() && !shared.querySelector("img, iframe, video"))
    setShown(shared, false, { changes });
}
