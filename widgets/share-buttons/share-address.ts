import { NETWORKS } from "./networks.ts";

/** What visitors share; parts may be empty, but not the address. */
export interface Shared {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly image: string;
}

const joined = (separator: string, ...parts: readonly string[]) => parts.filter(Boolean).join(separator);

/** Parts by the names that the networks' addresses know them by. */
function partsOf(shared: Shared): Readonly<Record<string, string>> {
  const { url, title, text } = shared;
  const message = text || title;
  return {
    ...shared,
    message,
    post: joined(" ", message, url),
    note: joined("\n", title && `*${title}*`, text, url),
    letter: joined("\r\n", text, url),
  };
}

/** The address at which a network takes what is shared; `undefined` for a network that has none. */
export function shareAddress(network: string, shared: Shared): string | undefined {
  if (!Object.hasOwn(NETWORKS, network)) return undefined;
  const [address = "", fields] = NETWORKS[network as keyof typeof NETWORKS].split("?");
  const parts = partsOf(shared);
  const query = new URLSearchParams();
  for (const [name, field] of new URLSearchParams(fields)) {
    const value = parts[field] ?? field;
    if (value) query.set(name, value);
  }
  // Mail programs read "+" as itself.
  return `${address}?${query.toString().replaceAll("+", "%20")}`;
}
