import { createConsent } from "#content/consent/consent.ts";
import { createNotice, createWithdrawal } from "#content/consent/notice.ts";
import { isAlwaysAllowed } from "#content/consent/permissions.ts";
import { keepOver } from "#dom/keep-over.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { RunningFeed } from "./running-feed.ts";

const QUESTION = { category: "marketing", service: "instagram" } as const;
const NETWORK = "https://www.instagram.com/";

/**
 * Asks whether pictures of the network may be loaded, and reports every answer. Where photos wait for it, a notice over them
 * asks the visitor. @returns what is to be called when other photos are in the feed
 */
export function askConsent({ feed, pictures }: RunningFeed, changed: (isGiven: boolean) => void): () => void {
  const { host, list, photos, context } = feed;
  const { bus, page, signal } = context;
  const consent = createConsent(context);
  let isPressed = false;
  let shown = "";
  let part = new AbortController();
  signal.addEventListener("abort", () => part.abort());

  function put(element: HTMLElement) {
    list.after(element);
    removeAtEnd(part.signal, element);
  }

  /** A notice over the photos, or the button that takes a permission back. */
  function showNotice() {
    const address = pictures.waiting();
    const state = address ? "notice" : isAlwaysAllowed(QUESTION.service) ? "withdrawal" : "none";
    if (state === shown || signal.aborted) return;
    const hadFocus =
      shown === "notice" && host.contains(document.activeElement) && isInNotice(list.nextElementSibling);
    part.abort();
    part = new AbortController();
    shown = state;
    const service = { id: QUESTION.service, name: "Instagram", host: address ? new URL(address).host : "" };
    if (address) {
      const href = photos.find(({ link }) => link.hasAttribute("href"))?.link.getAttribute("href") ?? NETWORK;
      const { element } = createNotice(
        { service, title: page.text("photos", "Photos"), href, load: () => ((isPressed = true), check()) },
        context,
      );
      put(element);
      keepOver(element, list, part.signal);
    } else if (state === "withdrawal") put(createWithdrawal(service, context));
    if (hadFocus) photos[0]?.link.focus({ preventScroll: true });
  }

  function check() {
    const isGiven = isPressed || consent.get(QUESTION.category, QUESTION.service) === true;
    // Other scripts may answer in its place.
    const asked = { el: host, settings: { consentGiven: isGiven } };
    bus.emit("sbicheckconsent", { host, feed: asked });
    changed(asked.settings.consentGiven);
    showNotice();
  }

  consent.watch(QUESTION, (answer) => {
    if (!answer) isPressed = false;
    check();
  });
  check();
  return showNotice;
}

const isInNotice = (element: Element | null) => element?.contains(document.activeElement) ?? false;
