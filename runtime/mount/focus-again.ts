import { isElement, isHtmlElement } from "../kind.ts";
import type { Leaving } from "./interfaces.ts";

/** Finds what an island has drawn in place of a control; loads with the replay of held events. */
const loadCounterpart = () => import("./replay-events.ts");

/**
 * What gives the focus back that a leaving host has taken with it: to the same node, if it stands in `host` by then, or to
 * its counterpart there. It does nothing if the focus is elsewhere.
 */
export function focusAgain({ focused, instance }: Leaving, host: HTMLElement): () => void {
  const { host: old } = instance.placement;
  if (!isElement(focused) || !old.contains(focused)) return () => {};
  return () => {
    if (focused === old) focus(host, host);
    else if (!focus(namesake(focused, host), host))
      loadCounterpart().then(
        ({ counterpart }) => focus(counterpart(focused, host), host),
        () => {},
      );
  };
}

/** Focuses an element of the host unless the focus is elsewhere; `false` if there is no such element. */
function focus(target: Element | undefined, host: HTMLElement): boolean {
  if (!isHtmlElement(target) || !host.contains(target)) return false;
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) target.focus({ preventScroll: true });
  return true;
}

/** The field of the same name; of several, such as radio buttons, the one of the same value. */
function namesake(field: Element, host: HTMLElement): Element | undefined {
  if (field.isConnected) return field;
  const name = field.getAttribute("name");
  const fields = [...host.querySelectorAll(field.localName)].filter(
    (other) => name && other.getAttribute("name") === name,
  );
  return fields.find((other) => other.getAttribute("value") === field.getAttribute("value")) ?? fields[0];
}
