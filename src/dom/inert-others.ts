import type { Changes } from "./changes.ts";

/** What stays alive: code, and what screen readers are told. */
const NEVER = "script,style,link,template,[aria-live],[role=status],[role=alert]";

/** Makes the page around an element inert, until the changes are undone. */
export function makeOthersInert(element: Element, changes: Changes): void {
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other !== inner && !other.matches(NEVER)) changes.setAttribute(other, "inert", "");
}
