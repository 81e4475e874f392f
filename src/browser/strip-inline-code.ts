import { CARRIED_STYLE } from "./allowed-styles.ts";

const TAG = /<style\b[^<]*<\/style\s*>|<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi;
const ATTRIBUTE = /\s([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * Leaves inline styles and handlers out of the text before it is parsed. The sanitiser would drop them anyway,
 * but under a strict content security policy the parser already complains about each one in the console. What
 * slips through unusual spelling is noise, not danger.
 * @param keepsStyles inline styles stay, under a name that the parser does not know
 */
export function stripInlineCode(html: string, keepsStyles = false): string {
  const keepQuiet = (attribute: string, name: string) => {
    if (keepsStyles && /^style$/i.test(name)) return attribute.replace(name, CARRIED_STYLE);
    return /^(?:style$|on)/i.test(name) ? "" : attribute;
  };
  return html.replace(TAG, (tag) => (/^<style\b/i.test(tag) ? "" : tag.replace(ATTRIBUTE, keepQuiet)));
}
