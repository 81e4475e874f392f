import { createConsent } from "#content/consent/consent.ts";
import { createGate } from "#content/consent/gate.ts";
import { serviceOf } from "#content/consent/service.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { printedFrames } from "./printed-frames.ts";
import type { Settings } from "./settings.ts";

/** Lets frames of other sites load once the visitor agrees, or asks for them. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { page, inform } = context;
  const { category, parts } = settings;
  const consent = createConsent(context);
  const refused = new Set<string>();
  for (const printed of printedFrames(host, parts.frames)) {
    const found = serviceOf(printed.address);
    if (!found) continue;
    const service = { ...found, id: settings.service || found.id };
    // Of what would load anyway, the host needs no permission.
    const hosts = printed.isLoading ? [service.host] : page.allowedHosts;
    if (!hosts.includes(service.host)) refused.add(service.host);
    // Its name is on the link.
    const isAtService = serviceOf(printed.href ?? "")?.id === found.id;
    createGate(
      { ...printed, href: isAtService ? printed.href : undefined },
      { consent, category, service, hosts },
      context,
    );
  }
  if (refused.size)
    inform(
      `frames are links only, because allowed_hosts of #islet-config does not name ${[...refused].join(", ")}`,
    );
}
