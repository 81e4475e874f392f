/** A frame behind the content: nobody presses, focuses or reads it, and it leads nowhere. */
export function createBackgroundFrame(classNames: readonly string[]): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.classList.add("islet-background-media__frame", ...classNames);
  frame.setAttribute("aria-hidden", "true");
  frame.setAttribute("tabindex", "-1");
  frame.setAttribute("inert", "");
  frame.setAttribute("allow", "autoplay");
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
  // YouTube plays nothing for a page that does not say where it is.
  frame.setAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  return frame;
}
