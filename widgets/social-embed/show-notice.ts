import { createNotice, type Notice } from "#content/consent/notice.ts";
import type { Service } from "#content/consent/service.ts";
import { createChanges } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { elementAddress, elementSize, elementTitle } from "./printed-element.ts";

interface NoticeOptions {
  readonly service: Service;
  /** Without it, the notice only leads to the provider. */
  readonly load: (() => void) | undefined;
  /** Takes the notice away. */
  readonly signal: AbortSignal;
}

/** Says in the place of the provider's elements what waits and who would be contacted. */
export function showNotice(
  elements: readonly [HTMLElement, ...HTMLElement[]],
  { service, load, signal }: NoticeOptions,
  context: WidgetContext,
): Notice {
  const [first] = elements;
  const changes = createChanges(signal);
  const title = elementTitle(first, context.page);
  const notice = createNotice({ service, title, href: elementAddress(first), load }, context);
  const { element } = notice;
  element.classList.add("islet-social-embed__notice");
  Object.assign(element.style, elementSize(first));
  first.before(element);
  removeAtEnd(signal, element);
  for (const printed of elements) changes.setStyle(printed, "display", "none");
  return notice;
}
