const PROTOCOLS = ["http", "https", "mailto", "tel"];

/**
 * An address that a template may print: without a protocol, or with one that runs no code; else "". It is read as written,
 * so an address that begins with a space or has one in its protocol is none.
 */
export function addressOf(text: string): string {
  const [start = ""] = text.split(/[/?#]/, 1);
  const [protocol = "", ...rest] = start.split(":");
  return rest.length === 0 || PROTOCOLS.includes(protocol.toLowerCase()) ? text : "";
}
