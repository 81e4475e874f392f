import { isPlainClick } from "#dom/activation.ts";
import { closest } from "#browser/selectors.ts";
import { ACTION_LINK, isActionAddress } from "#content/popup/action-link.ts";
import { neverShowAgain, isNeverShownAgain } from "#content/popup/do-not-show-again.ts";
import { popupIdOf } from "#content/popup/popup-id.ts";
import { isBlockedByAnother, popupOf, topPopup } from "#content/popup/popups.ts";
import type { PopupAction } from "#content/popup/popup-action.ts";
import { addWidget } from "#dom/add-widget.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

const actions = () => import("#content/popup/popup-action.ts");

/** Decides when a popup opens. React comes with the island that draws it, when it is about to. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, listen, on, page, signal } = context;
  const { timing, triggers, openSelector } = settings;
  const id = popupIdOf(host, settings.id);
  const popup = popupOf(host);
  popup.isAlone = settings.avoidMultiplePopups;
  popup.hasTriggers = true;

  const hasFailed = () => host.dataset["widgetState"] === "failed";
  const mayOpen = () => page.isPreview || (!isNeverShownAgain(id) && !isBlockedByAnother(popup));

  function open(invoker: HTMLElement | null = null) {
    if (popup.isOpen() || hasFailed() || !mayOpen()) return;
    popup.open(invoker);
    addWidget(host, "popup", signal);
  }

  function close(isForGood: unknown) {
    if (isForGood) neverShowAgain(id);
    popup.close();
  }

  function act({ kind, toggle, doNotShowAgain }: Omit<PopupAction, "id">, invoker?: HTMLElement) {
    if (kind === "close") close(doNotShowAgain);
    else if (toggle && popup.isOpen()) close(false);
    else open(invoker);
  }

  // A page's own script may number a popup without quotes.
  const isMine = (asked: unknown) => String(asked) === id;

  /** Opening asks for one popup by its id, closing means the one around the link. */
  const isAsked = ({ kind, id: asked }: PopupAction, link?: Element) =>
    kind === "open" ? isMine(asked) : link !== undefined && host.contains(link);

  listen(document, "click", (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !isPlainClick(event)) return;
    const link = target.closest<HTMLElement>(ACTION_LINK);
    // Such a link leads nowhere, whomever it asks.
    if (link) event.preventDefault();
    const opener = closest(target, openSelector);
    // Where there is no dialog to open, a link leads to the words in their place.
    const opens = opener instanceof HTMLElement && !hasFailed();
    if (opens && target.closest('a[href^="#"]')) event.preventDefault();
    guard(async () => {
      const action = link && (await actions()).popupActionOf(link.getAttribute("href") ?? "");
      if (action && isAsked(action, link)) act(action, link);
      else if (opens) open(opener);
    });
  });

  on(
    "elementor/popup/open",
    ({ id: asked, toggle = false }) =>
      void (isMine(asked) && act({ kind: "open", toggle, doNotShowAgain: false })),
  );
  on(
    "elementor/popup/close",
    ({ id: asked, doNotShowAgain }) =>
      void ((asked ? isMine(asked) : topPopup() === popup) && close(doNotShowAgain)),
  );
  // A dialog whose code did not arrive keeps no other popup away.
  listen(host, "islet:problem", () => hasFailed() && popup.leave());
  signal.addEventListener("abort", () => {
    popup.hasTriggers = false;
    popup.leave();
  });

  if (page.isEditor) return;
  if (isActionAddress())
    guard(async () => {
      const action = (await actions()).actionOfAddress();
      if (action && isAsked(action)) open();
    });
  if (Object.values(triggers).includes(true))
    guard(async () => {
      const { openAutomatically } = await import("#content/popup/open-automatically.ts");
      await openAutomatically({ popupId: id, timing, triggers, context, open: () => open() });
    });
}
