import { safeUrl } from "#browser/safe-url.ts";
import type { Changes } from "#dom/changes.ts";
import type { Page } from "#runtime/page.ts";

/** What an element is, in words for visitors. */
export function titleOf({ className }: Element, page: Page): string {
  if (/fb-(?:like|share|save)/.test(className)) return page.text("social_button", "Like and share");
  if (/fb-comment/.test(className)) return page.text("social_comments", "Comments");
  if (/fb-page/.test(className)) return page.text("social_page", "Posts of a page");
  return page.text("social_post", "A post");
}

/** Where the provider shows it: its own address, or the provider's. */
export function addressOf({ dataset }: HTMLElement): string {
  const url = safeUrl(dataset["href"], "link");
  const isProviders = url && /^https:\/\/(?:[\w-]+\.)*facebook\.com\//.test(url);
  return isProviders ? url : "https://www.facebook.com/";
}

/** A length in px that an attribute tells; 0 for percentages and what is none. */
const pixelsIn = (value = "") => (/^\d+(?:px)?$/.test(value.trim()) ? Number.parseInt(value, 10) : 0);

/** The room that an element will take, as far as the server says; empty for what is not known. */
export function roomOf({ dataset, offsetHeight }: HTMLElement) {
  const widthPx = pixelsIn(dataset["width"]);
  const heightPx = Math.max(pixelsIn(dataset["height"]), offsetHeight);
  return { maxWidth: widthPx ? `${widthPx}px` : "", minHeight: heightPx ? `${heightPx}px` : "" };
}

/** Keeps the room of an element from the time the provider is asked until it has filled it. */
export function keepRoom(element: HTMLElement, changes: Changes): void {
  const height = pixelsIn(element.dataset["height"]);
  if (height > element.offsetHeight) changes.setStyle(element, "min-height", `${height}px`);
}

/** Notes what the server printed, and returns what takes away what the provider has made of it. */
export function rememberPrinted(element: Element): () => void {
  const nodes = [...element.childNodes];
  const attributes = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  return () => {
    element.replaceChildren(...nodes);
    for (const { name } of [...element.attributes]) if (!attributes.has(name)) element.removeAttribute(name);
    for (const attribute of [...element.attributes]) {
      const value = attributes.get(attribute.name);
      if (value !== undefined && attribute.value !== value) attribute.value = value;
    }
  };
}
