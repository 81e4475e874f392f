import * as z from "zod/mini";
import { enhance } from "./disclosure/enhance.ts";
import { settings } from "./disclosure/settings.ts";

// What a careful theme writes by hand: the same schema and the same listeners, which can be removed again.
const controllers = new Map<Element, AbortController>();

for (const host of document.querySelectorAll<HTMLElement>('[data-widget="disclosure"]')) {
  const { is_open: isOpen, ...others } = JSON.parse(host.dataset["settings"] ?? "{}") as Record<
    string,
    unknown
  >;
  const parsed = z.safeParse(settings, { ...others, isOpen });
  if (!parsed.success) continue;
  const controller = new AbortController();
  const { signal } = controller;
  controllers.set(host, controller);
  enhance(host, parsed.data, {
    signal,
    listen: (target: EventTarget, type: string, listener: (event: never) => void) =>
      target.addEventListener(type, listener as (event: Event) => void, { signal }),
  });
}
