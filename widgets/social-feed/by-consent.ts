import { type Consent, createConsent } from "#content/consent/consent.ts";
import { createNotice } from "#content/consent/notice.ts";
import { serviceOf } from "#content/consent/service.ts";
import { query, queryAll } from "#dom/query.ts";
import { markAdded } from "#runtime/added.ts";
import { type Feed, partsOf, setShown } from "./feed.ts";
import { createPictures } from "./pictures.ts";

const SERVICE = "facebook";
const COVER_DELAY_MS = 200;

/** The consent that a feed asks for: it is assumed where the feed needs none. */
const consentOf = ({ context, settings }: Feed): Consent =>
  settings.consentRequired ? createConsent(context) : { get: () => true, watch: () => {} };

/** Where visitors can see what a feed shows without this page. */
const addressOf = (host: Element) =>
  queryAll<HTMLAnchorElement>(host, "a[href]").find(({ hostname }) => /(?:^|\.)facebook\.com$/.test(hostname))
    ?.href ?? "https://www.facebook.com/";

/** The cover fills its room, without which nothing around it moves. */
function sizeCover({ host, changes }: Feed) {
  const cover = query(host, "img[data-cover-url]");
  if (!cover) return;
  const styles = {
    display: "block",
    width: "100%",
    "max-width": "none",
    height: "100%",
    "object-fit": "cover",
  };
  for (const [property, value] of Object.entries(styles)) changes.setStyle(cover, property, value);
}

/** Shows the network's pictures and like box once the visitor agrees, and a notice until then. Returns what looks for new pictures. */
export function showByConsent(feed: Feed): () => void {
  const { host, container = host, context, changes, settings } = feed;
  const consent = consentOf(feed);
  const pictures = createPictures(feed);
  const frames = queryAll<HTMLIFrameElement>(host, "iframe[data-likebox-id]");
  const notices = partsOf(host, settings.parts.notice);
  let isAllowedOnce = false;
  let added: HTMLElement | undefined;

  /** Unless the page or the like box has a notice. */
  function addNotice(addresses: readonly string[]) {
    const [address] = addresses;
    if (added || address === undefined || notices.length || frames.length) return;
    const name = "Facebook";
    const service = { id: SERVICE, name, host: serviceOf(address)?.host ?? location.host };
    const load = () => {
      isAllowedOnce = true;
      update();
    };
    added = createNotice({ service, title: "", href: addressOf(host), load }, context).element;
    markAdded(added).classList.add("islet-social-feed__consent");
    container.after(added);
  }

  function update() {
    const isAllowed = isAllowedOnce || consent.get("marketing", SERVICE) === true;
    const waiting = pictures.show(isAllowed);
    for (const notice of notices) setShown(notice, !isAllowed, { changes, display: "" });
    if (isAllowed) {
      added?.remove();
      added = undefined;
      context.after(COVER_DELAY_MS, () => sizeCover(feed));
    } else addNotice(waiting);
  }

  context.signal.addEventListener("abort", () => added?.remove());
  consent.watch({ category: "marketing", service: SERVICE }, update);
  update();
  if (frames.length)
    context.guard(async () => {
      const { openLikeBoxes } = await context.load(() => import("./like-box.ts"));
      openLikeBoxes(frames, { consent, feedWidth: container.clientWidth }, context);
    });
  return update;
}
