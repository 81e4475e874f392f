import type { Rule } from "../rule.ts";

/** Fails for logged-in users: for all, or for those with a listed role. */
export const loggedIn: Rule = ({ loggedInUsers, loggedInRoles }, { page }) => {
  const { roles = [], logged_in: isLoggedIn = roles.length > 0 } = page.user;
  if (!isLoggedIn) return true;
  return loggedInUsers === "custom" && !loggedInRoles.some((role) => roles.includes(role));
};
