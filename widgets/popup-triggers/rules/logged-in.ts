import type { Page } from "#runtime/page.ts";
import type { Rule } from "../rule.ts";

/** Who the visitor is. A page that may come from a cache does not say so; then the server is asked. */
async function userOf(page: Page): Promise<Page["user"]> {
  if (page.sessionUrl && page.user.logged_in === undefined)
    await import("#browser/session.ts").then(({ askSession }) => askSession(page)).catch(() => {});
  return page.user;
}

/** Fails for logged-in users: for all, or for those with a listed role. */
export const loggedIn: Rule = async ({ loggedInUsers, loggedInRoles }, { page }) => {
  const { roles = [], logged_in: isLoggedIn = roles.length > 0 } = await userOf(page);
  if (!isLoggedIn) return true;
  return loggedInUsers === "custom" && !loggedInRoles.some((role) => roles.includes(role));
};
