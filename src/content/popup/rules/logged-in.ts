import type { Rule } from "../rule.ts";

/** Hides from users who are logged in: from all, or from those with a listed role (clause popup.14). */
export const loggedIn: Rule = ({ loggedInUsers, loggedInRoles }, { page }) => {
  const { roles = [], logged_in: isLoggedIn = roles.length > 0 } = page.user;
  if (!isLoggedIn) return true;
  return loggedInUsers === "custom" && !loggedInRoles.some((role) => roles.includes(role));
};
