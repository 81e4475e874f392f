import type { Hosts } from "../mount/hosts.ts";
import type { WidgetInstance } from "../mount/instance.ts";
import type { Report } from "../problems/problems.ts";
import type { Catalogue } from "../widget.ts";
import { findOversights, type Oversight } from "./find-oversights.ts";

interface ReportOptions {
  readonly hosts: Pick<Hosts, "on">;
  readonly catalogue: () => Catalogue;
  readonly report: Report;
}

/** Settings that have been looked at, of each element. */
const seen = new WeakMap<Element, Set<unknown>>();

/** Warns of probable mistakes in the settings of a widget, once for each settings of an element. */
export async function reportOversights(
  { placement, state }: WidgetInstance,
  { hosts, catalogue, report }: ReportOptions,
): Promise<void> {
  const { host: element, settings } = placement;
  const known = seen.get(element) ?? new Set();
  if (known.has(settings)) return;
  seen.set(element, known.add(settings));
  // A selector may match what comes later, and what runs may leave settings to another script.
  const isReported = ({ kind }: Oversight) => kind === "html" || state === "failed";
  const sharing = hosts.on(element).filter((other) => other.placement.settings === settings);
  const oversights = await findOversights(sharing, catalogue());
  for (const { message } of oversights.filter(isReported))
    report({ code: "widget", widget: placement.name, message, element });
}
