import { createNotice, createWithdrawal, type Notice } from "#content/consent/notice.ts";
import { isAlwaysAllowed } from "#content/consent/permissions.ts";
import type { Service } from "#content/consent/service.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { addressOf, keepRoom, rememberPrinted, roomOf, titleOf } from "./printed-elements.ts";

/** What stands in the place of the provider's elements: a notice, or what the provider makes of them. */
export interface Stage {
  /** Ends with what stands there now. */
  signal(): AbortSignal;
  /** Says what waits and who would be contacted; without `load` it only leads there. */
  hold(load: (() => void) | undefined): Notice;
  /** The provider is asked: what stands there stays until it has answered. */
  wait(): void;
  /** Makes place for what the provider fills in. */
  show(): void;
  /** Lets visitors take back what they have said for always; not in a notice. */
  offerWithdrawal(): void;
  isShown(): boolean;
}

/** Creates the place of elements that the server printed; they are given back when the widget ends. */
export function createStage(
  elements: readonly [HTMLElement, ...HTMLElement[]],
  service: Service,
  context: WidgetContext,
): Stage {
  const { host, page } = context;
  const [first] = elements;
  const restore = elements.map(rememberPrinted);
  let part = new AbortController();
  let isShown = false;
  context.signal.addEventListener("abort", () => part.abort());

  function begin() {
    part.abort();
    part = new AbortController();
    isShown = false;
    return part.signal;
  }

  /** Takes an element away again with the next change. */
  const removeLater = (element: Element) => part.signal.addEventListener("abort", () => element.remove());

  return {
    signal: () => part.signal,
    isShown: () => isShown,
    hold(load) {
      const size = roomOf(first);
      const changes = createChanges(begin());
      const notice = createNotice(
        { service, title: titleOf(first, page), href: addressOf(first), load },
        context,
      );
      notice.element.classList.add("islet-social-embed__notice");
      Object.assign(notice.element.style, size);
      first.before(notice.element);
      removeLater(notice.element);
      for (const element of elements) changes.setStyle(element, "display", "none");
      return notice;
    },
    wait() {
      const changes = createChanges(part.signal);
      changes.setAttribute(host, "aria-busy", "true");
      for (const element of elements) keepRoom(element, changes);
    },
    show() {
      const changes = createChanges(begin());
      isShown = true;
      for (const element of elements) keepRoom(element, changes);
      if (!host.hasAttribute("tabindex")) changes.setAttribute(host, "tabindex", "-1");
      part.signal.addEventListener("abort", () => {
        for (const giveBack of restore) giveBack();
      });
      this.offerWithdrawal();
    },
    offerWithdrawal() {
      const name = "islet-social-embed__withdraw";
      if (!isAlwaysAllowed(service.id) || host.querySelector(`.${name}`)) return;
      const withdrawal = createWithdrawal(service, context);
      withdrawal.classList.add(name);
      host.append(withdrawal);
      removeLater(withdrawal);
    },
  };
}
