import { safeUrl } from "#browser/safe-url.ts";
import { providersVideo } from "#browser/video/video-id.ts";
import { createConsent } from "#content/consent/consent.ts";
import { createGate } from "#content/consent/gate.ts";
import { createNotice } from "#content/consent/notice.ts";
import { type Service, serviceOf } from "#content/consent/service.ts";
import { markAdded } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";

interface Video {
  readonly address: string;
  readonly title: string;
}

/** Plays an item's video in its box: a file of the site at once, anything else once the visitor agrees to who serves it. */
export function playVideo(box: HTMLElement, video: Video, context: WidgetContext): void {
  box.classList.add("islet-feed__media--playing");
  const found = providersVideo(video.address);
  if (found) {
    const options = { startSeconds: found.video.start ?? 0, autoplay: true, controls: true };
    return playFrame(box, { ...video, frame: found.provider.address(found.video, options) }, context);
  }
  const service = serviceOf(video.address);
  if (!service) return playFile(box, video);
  const isAllowed = context.page.allowedHosts.includes(service.host);
  if (isAllowed && createConsent(context).get("marketing", service.id) === true) return playFile(box, video);
  askForFile(box, { ...video, service, isAllowed }, context);
}

/** The provider's player, behind a notice until the visitor agrees. */
function playFrame(
  box: HTMLElement,
  { frame: address, address: href, title }: Video & { frame: string },
  context: WidgetContext,
) {
  const { page } = context;
  const service = serviceOf(address);
  if (!service) return;
  const frame = markAdded(document.createElement("iframe"));
  frame.className = "islet-feed__player";
  frame.title = title || page.text("video", "Video");
  frame.allow = "autoplay; fullscreen; picture-in-picture";
  frame.allowFullscreen = true;
  box.append(frame);
  createGate(
    { frame, address, href },
    { consent: createConsent(context), category: "marketing", service, hosts: page.allowedHosts },
    context,
  );
  const [button = frame] = box.querySelectorAll<HTMLElement>(".islet-consent button, .islet-consent a");
  button.focus({ preventScroll: true });
}

function playFile(box: HTMLElement, { address, title }: Video) {
  const player = markAdded(document.createElement("video"));
  player.className = "islet-feed__player";
  player.controls = true;
  player.setAttribute("aria-label", title);
  const file = safeUrl(address, "image");
  if (file === null) return;
  player.src = file;
  box.append(player);
  player.focus({ preventScroll: true });
  // The browser may want another press.
  player.play().catch(() => {});
}

function askForFile(
  box: HTMLElement,
  { service, isAllowed, ...video }: Video & { service: Service; isAllowed: boolean },
  context: WidgetContext,
) {
  const load = () => {
    notice.element.remove();
    playFile(box, video);
  };
  const notice = createNotice(
    { service, title: video.title, href: video.address, load: isAllowed ? load : undefined },
    context,
  );
  box.append(notice.element);
  notice.focus({ preventScroll: true });
}
