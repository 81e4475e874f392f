import type { Consent } from "#content/consent/consent.ts";
import { createGate } from "#content/consent/gate.ts";
import { serviceOf } from "#content/consent/service.ts";
import type { WidgetContext } from "#runtime/widget.ts";

const DEFAULT_WIDTH_PX = 340;

/** A switch of a like box: the server prints nothing, 0 or false for one that is off. */
const switchOf = (value: string | undefined) => String(!/^(?:|0|false|off|no)$/i.test(value ?? ""));

/** The width that a like box is asked for, in px: at most that of its feed. */
function widthOf(value: string | undefined, feedWidth: number): number {
  const width = Number.parseFloat(value ?? "") || DEFAULT_WIDTH_PX;
  return feedWidth > 0 ? Math.min(width, feedWidth) : width;
}

/** The address of a like box by its frame's attributes; `undefined` without the page's name or number. */
export function likeBoxAddress(
  { dataset }: Pick<HTMLElement, "dataset">,
  feedWidth: number,
): string | undefined {
  const {
    likeboxId = "",
    likeboxWidth,
    likeboxHeader,
    hideCover,
    hideCta,
    likeboxFaces,
    locale = "",
  } = dataset;
  if (!/^[\w.-]+$/.test(likeboxId)) return undefined;
  const params = new URLSearchParams({
    href: `https://www.facebook.com/${likeboxId}/`,
    tabs: "",
    width: String(Math.floor(widthOf(likeboxWidth, feedWidth))),
    small_header: switchOf(likeboxHeader),
    adapt_container_width: "true",
    hide_cover: switchOf(hideCover),
    hide_cta: switchOf(hideCta),
    show_facepile: switchOf(likeboxFaces),
  });
  if (/^[a-z]{2,3}_[A-Z]{2}$/.test(locale)) params.set("locale", locale);
  return `https://www.facebook.com/plugins/page.php?${params}`;
}

/** Loads like boxes by consent, from a host that the page configuration allows. */
export function openLikeBoxes(
  frames: readonly HTMLIFrameElement[],
  { consent, feedWidth }: { readonly consent: Consent; readonly feedWidth: number },
  context: WidgetContext,
): void {
  const hosts = context.page.allowedHosts;
  for (const frame of frames) {
    const address = likeBoxAddress(frame, feedWidth);
    const service = address && serviceOf(address);
    if (!service) continue;
    createGate({ frame, address }, { consent, category: "marketing", service, hosts }, context);
    if (!hosts.includes(service.host))
      context.inform(
        `the like box is a link only, because allowed_hosts of #islet-config does not name ${service.host}`,
      );
  }
}
