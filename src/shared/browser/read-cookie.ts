/**
 * The decoded value of a cookie; null if it is missing or cookies are blocked. A value that cannot be decoded is returned
 * as it is. For pages that load nothing else of `cookies.ts`, which stands with the shop's code.
 */
export function cookieValue(name: string): string | null {
  try {
    const pair = document.cookie.split("; ").find((text) => text.startsWith(`${name}=`));
    return pair === undefined ? null : decoded(pair.slice(name.length + 1));
  } catch {
    // Sandboxed frames have no cookies.
    return null;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
