import { safeUrl } from "#browser/safe-url.ts";
import type { Page } from "#runtime/page.ts";

/** What an element is, in words for visitors. */
export function elementTitle({ className }: Element, page: Page): string {
  if (/fb-(?:like|share|save)/.test(className)) return page.text("social_button", "Like and share");
  if (/fb-comment/.test(className)) return page.text("social_comments", "Comments");
  if (/fb-page/.test(className)) return page.text("social_page", "Posts of a page");
  return page.text("social_post", "A post");
}

/** Where the provider shows it: its own address, or the provider's. */
export function elementAddress({ dataset }: HTMLElement): string {
  const url = safeUrl(dataset["href"], "link");
  const isProviders = url && /^https:\/\/(?:[\w-]+\.)*facebook\.com\//.test(url);
  return isProviders ? url : "https://www.facebook.com/";
}

/** A length in px that an attribute gives; 0 for percentages and what is none. */
export const pixelsIn = (value = "") => (/^\d+(?:px)?$/.test(value.trim()) ? Number.parseInt(value, 10) : 0);

/** The room that an element will take, as far as the server says; empty for what is not known. */
export function elementSize({ dataset, offsetHeight }: HTMLElement) {
  const widthPx = pixelsIn(dataset["width"]);
  const heightPx = Math.max(pixelsIn(dataset["height"]), offsetHeight);
  return { maxWidth: widthPx ? `${widthPx}px` : "", minHeight: heightPx ? `${heightPx}px` : "" };
}
