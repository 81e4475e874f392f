import { safeUrl } from "./safe-url.ts";

export interface NavigateOptions {
  /** Allowed hosts other than the page's. */
  hosts?: readonly string[] | undefined;
  target?: "_self" | "_blank" | undefined;
  /** Adds no history entry; for `_self` only. */
  replace?: boolean | undefined;
}

/** All navigation goes through here, so that tests can spy on it. */
export const navigation = {
  assign: (url: string) => window.location.assign(url),
  replace: (url: string) => window.location.replace(url),
  open: (url: string) => window.open(url, "_blank", "noopener"),
  reload: () => window.location.reload(),
};

/**
 * Navigates to a URL from outside the code.
 * @returns false if `safeUrl` refuses the URL; then nothing happens
 */
export function navigate(value: unknown, { hosts, target, replace }: NavigateOptions = {}): boolean {
  const url = safeUrl(value, "navigate", { hosts });
  if (url === null) return false;
  if (target === "_blank") navigation.open(url);
  else if (replace) navigation.replace(url);
  else navigation.assign(url);
  return true;
}

/** Reloads the page. */
export function reload(): void {
  navigation.reload();
}
