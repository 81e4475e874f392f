import { CARRIED_STYLE } from "./allowed-styles.ts";

const TAG = /<style\b[^<]*<\/style\s*>|<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi;
const ATTRIBUTE = /\s([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * Removes inline styles and event handlers from markup before it is parsed. The sanitiser drops them anyway, but under
 * a strict content security policy the parser logs an error for each one. A missed one is only noise.
 * @param keepsStyles keeps inline styles under a name that the parser does not know
 */
export function stripInlineCode(html: string, keepsStyles = false): string {
  const stripAttribute = (attribute: string, name: string) => {
    if (keepsStyles && /^style$/i.test(name)) return attribute.replace(name, CARRIED_STYLE);
    return /^(?:style$|on)/i.test(name) ? "" : attribute;
  };
  return html.replace(TAG, (tag) => (/^<style\b/i.test(tag) ? "" : tag.replace(ATTRIBUTE, stripAttribute)));
}
