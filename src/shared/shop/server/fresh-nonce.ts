import type { Page } from "#runtime/page.ts";

/**
 * A nonce in place of one that the server has refused, by its name in the page configuration; null if there is none. Its
 * code loads with the first refusal.
 * @param fields selectors of hidden inputs that hold a nonce, and get theirs, too
 */
export const freshNonce = (page: Page, name: string, fields?: readonly string[]): Promise<string | null> =>
  import("./fresh-nonces.ts")
    .then(({ freshNonces }) => freshNonces(page, fields))
    .then((nonces) => nonces[name] ?? null);
