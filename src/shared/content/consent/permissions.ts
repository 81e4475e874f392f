import { textStorage } from "#browser/storage.ts";
import type { ConsentContext } from "./adapter.ts";

const keyOf = (service: string) => `islet_consent_${service}`;

/** Whether the visitor has said on this site that a service may always be loaded. */
export const isAlwaysAllowed = (service: string): boolean => textStorage("local").get(keyOf(service)) === "1";

/** Remembers in this browser that a service may always be loaded, or forgets it; everything on the page that waits for it hears. */
export function rememberPermission(
  service: string,
  isAllowed: boolean,
  { bus }: Pick<ConsentContext, "bus">,
): void {
  if (isAllowed) textStorage("local").set(keyOf(service), "1");
  else textStorage("local").remove(keyOf(service));
  bus.emit("consent/change", { service });
}
