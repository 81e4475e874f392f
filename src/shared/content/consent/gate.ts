import { keepOver } from "#dom/keep-over.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Consent, ConsentCategory } from "./consent.ts";
import { fitNotice } from "./fit-notice.ts";
import { createHeldFrame, type PrintedFrame } from "./held-frame.ts";
import { createNotice, createWithdrawal } from "./notice.ts";
import { isAlwaysAllowed } from "./permissions.ts";
import type { Service } from "./service.ts";

/** What a frame waits for. */
interface GateQuestion {
  readonly consent: Consent;
  readonly category: ConsentCategory;
  readonly service: Service;
  /** Hosts that frames may be loaded from. */
  readonly hosts: readonly string[];
}

/** Holds a frame back behind a notice until it may load, and again when the consent is withdrawn. */
export function createGate(
  printed: PrintedFrame,
  { consent, category, service, hosts }: GateQuestion,
  context: WidgetContext,
): void {
  const { signal, warn } = context;
  const { frame, address, href = address } = printed;
  const held = createHeldFrame(printed, signal);
  const isAllowed = hosts.includes(service.host);
  const mayLoad = () => isPressed || consent.get(category, service.id) === true;
  let isPressed = false;
  let part = new AbortController();
  signal.addEventListener("abort", () => part.abort());

  /** Puts an element over the frame until the next change. */
  function put(element: HTMLElement) {
    frame.after(element);
    keepOver(element, frame, part.signal);
    removeAtEnd(part.signal, element);
  }

  function hold() {
    held.empty();
    const load = isAllowed ? press : undefined;
    const notice = createNotice({ service, title: frame.title, href, load }, context);
    put(notice.element);
    fitNotice(notice.element, frame, part.signal);
    return notice;
  }

  function load() {
    held.show();
    if (isAlwaysAllowed(service.id)) put(createWithdrawal(service, context));
    if (held.isFilled()) return;
    held.open({ hosts, mayLoad, signal: part.signal }).catch((error: Error) => {
      isPressed = false;
      end();
      hold().fail();
      warn(`a frame is not loaded: ${error.message}`);
    });
  }

  /** Removes what covers the frame; returns whether the focus was in it. */
  function end(): boolean {
    const hadFocus = frame.nextElementSibling?.contains(document.activeElement) ?? false;
    part.abort();
    part = new AbortController();
    return hadFocus;
  }

  function update() {
    const hadFocus = end();
    const isLoaded = mayLoad() && isAllowed;
    const notice = isLoaded ? load() : hold();
    if (hadFocus) (notice ?? frame).focus({ preventScroll: true });
  }

  function press() {
    isPressed = true;
    update();
  }

  consent.watch({ category, service: service.id }, update);
  update();
}
