import { useEffect, useRef } from "react";
import { animationButton, createPauseButton } from "#dom/pause-button.ts";
import { useIslet } from "#runtime/island-context.ts";

/** A button that pauses what moves, and continues it. */
export function PauseButton({ onChange }: { readonly onChange: (isPaused: boolean) => void }) {
  const { page } = useIslet();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const texts = { ...animationButton({ page }), className: "islet-feed__pause" };
    const { element } = createPauseButton(texts, onChange);
    place.current?.append(element);
    return () => element.remove();
  }, [page, onChange]);
  return <span ref={place} />;
}
