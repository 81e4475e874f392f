import { safeUrl } from "./safe-url.ts";

/** Where a navigation may lead and how it opens. */
export interface NavigateOptions {
  /** Hosts allowed beside the page's own. */
  hosts?: readonly string[] | undefined;
  target?: "_self" | "_blank" | undefined;
  /** Leaves no entry in the history; for `_self` only. */
  replace?: boolean | undefined;
}

/** The browser's own doors. Only this file uses them; tests put spies in their place. */
export const navigation = {
  assign: (url: string) => window.location.assign(url),
  replace: (url: string) => window.location.replace(url),
  open: (url: string) => window.open(url, "_blank", "noopener"),
  reload: () => window.location.reload(),
};

/**
 * Leads the visitor to a URL from outside the code (security reference, rule 11).
 * @returns false when the URL is refused (`safeUrl`, use `navigate`) and nothing happens
 */
export function navigate(value: unknown, { hosts, target, replace }: NavigateOptions = {}): boolean {
  const url = safeUrl(value, "navigate", { hosts });
  if (url === null) return false;
  if (target === "_blank") navigation.open(url);
  else if (replace) navigation.replace(url);
  else navigation.assign(url);
  return true;
}

/** Loads the page anew. */
export function reload(): void {
  navigation.reload();
}
