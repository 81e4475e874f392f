import { safeUrl } from "./safe-url.ts";

const HTML = /^text\/html\s*(?:;|$)/i;

/**
 * Whether an answer is a page of this site: HTML, and of this origin wherever a redirect has led (security-reliability 1).
 * Pictures that authors upload can be read as documents, too.
 * @param address where the answer is from in the end
 */
export const isOwnPage = (address: string, contentType: string | null): boolean =>
  safeUrl(address, "request") !== null && HTML.test(contentType ?? "");
