import * as z from "zod/mini";
import { enhance } from "./accordion/enhance.ts";
import { settings } from "./accordion/settings.ts";

/** By hand, with the care of a good theme: the same schema, the same listeners, all of which can be taken away again. */
const running = new Map<Element, AbortController>();

for (const host of document.querySelectorAll<HTMLElement>('[data-widget="accordion"]')) {
  const { is_open: isOpen, ...given } = JSON.parse(host.dataset["settings"] ?? "{}") as Record<
    string,
    unknown
  >;
  const checked = z.safeParse(settings, { ...given, isOpen });
  if (!checked.success) continue;
  const controller = new AbortController();
  const { signal } = controller;
  running.set(host, controller);
  enhance(host, checked.data, {
    signal,
    listen: (target: EventTarget, type: string, listener: (event: never) => void) =>
      target.addEventListener(type, listener as (event: Event) => void, { signal }),
  });
}
