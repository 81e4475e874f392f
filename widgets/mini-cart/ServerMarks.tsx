import { useLayoutEffect, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { createMarker, type Marks } from "#shop/mini-cart/marks.ts";

/** Attributes that fragments remove from the button or the host when they replace it. */
const MARKED_ATTRIBUTES = ["class", "role", "aria-expanded", "aria-controls", "aria-haspopup", "aria-label"];

/**
 * Shows the cart's state on the server's elements, for screen readers and Elementor's styles. Marks them again when
 * fragments have replaced them. Renders nothing.
 */
export function ServerMarks(marks: Marks): null {
  const { host, signal } = useIslet();
  const [applyMarks] = useState(() => createMarker(host, signal));
  useLayoutEffect(() => {
    const apply = () => applyMarks(marks);
    const observer = new MutationObserver(apply);
    apply();
    observer.observe(host, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: MARKED_ATTRIBUTES,
    });
    return () => observer.disconnect();
  });
  return null;
}
